import type { IncomingMessage } from "node:http";
import type { Platform } from "../platform/platform.server.ts";
import { hostOf } from "./incoming.server.ts";
import { Refusal } from "./request-body.server.ts";

/** So many are logged: whoever scans the net asks for hosts without end. */
const MAX_LOGGED = 10;
const MAX_NAME_LENGTH = 100;

/**
 * Lets requests for the shop's own host pass. Each other host is logged once: a proxy that names itself instead of the visitor's host has
 * every page refused.
 * @returns looks at a request @throws Refusal 400
 */
export function ownHostRequired(platform: Platform, { host: own, origin }: URL): (incoming: IncomingMessage) => void {
  const logged = new Set<string>();
  return (incoming) => {
    const host = hostOf(incoming, platform);
    if (host === own) return;
    const name = (host ?? "").slice(0, MAX_NAME_LENGTH);
    if (!logged.has(name) && logged.size < MAX_LOGGED) {
      logged.add(name);
      const mend = "a proxy must pass the visitor's Host header on";
      platform.log.warn({ host: name, publicUrl: origin }, `refused another host than that of PUBLIC_URL; ${mend}`);
    }
    throw new Refusal(400, `This is not an address of this shop. It is found at ${origin}`);
  };
}
