import type { IncomingMessage } from "node:http";
import { plainAddress } from "../platform/network.ts";
import type { Platform } from "../platform/platform.server.ts";
import { Refusal } from "./request-body.server.ts";

const ABSOLUTE = /^https?:\/\/([^/?#]*)([^#]*)/i;

/** Turns a request for a whole address of ours (`GET http://shop.example/path`, RFC 9112, section 3.2.2) into one for its path. */
export function toOriginForm(incoming: IncomingMessage, ownUrl: URL): void {
  const [, host, rest = ""] = ABSOLUTE.exec(incoming.url ?? "") ?? [];
  if (host && plainHost(host, ownUrl.protocol) === ownUrl.host) {
    incoming.url = rest.startsWith("/") ? rest : `/${rest}`;
  }
}

/** The address that was asked for, always one of `PUBLIC_URL`. @throws Refusal 400 for one that cannot be read, or of another host */
export function urlOf(incoming: IncomingMessage, publicUrl: URL): URL {
  const target = incoming.url ?? "/";
  // A NUL is in no address of ours, and PostgreSQL fails on one.
  if (target.includes("%00") || ABSOLUTE.test(target)) throw new Refusal(400, "This address cannot be read.");
  try {
    // "//host/path" would be read as another host.
    return new URL(`${publicUrl.origin}${target.startsWith("/") ? target : `/${target}`}`);
  } catch {
    throw new Refusal(400, "This address cannot be read.");
  }
}

/**
 * The host that the visitor asked for; undefined when there are two. `X-Forwarded-Host` counts only where proxies are trusted, and of
 * several the entry from as many proxies back.
 */
export function hostOf(incoming: IncomingMessage, { settings }: Platform): string | undefined {
  const forwarded = settings.trustProxy > 0 ? incoming.headers["x-forwarded-host"] : undefined;
  const entries = typeof forwarded === "string" ? forwarded.split(",") : [];
  // Unlike its address, a proxy does not always add the host: then the first has named it.
  const named = entries.at(-settings.trustProxy) ?? entries[0];
  // Node keeps the first; a proxy may have gone by the other.
  const host = named ?? (incoming.headersDistinct.host?.length === 1 ? incoming.headers.host : undefined);
  return host && plainHost(host, settings.publicUrl);
}

/** A host as `URL` writes it: in small letters, without the port that its scheme has without one (RFC 9110, section 4.2.3). */
function plainHost(host: string, scheme: string): string {
  const port = scheme.startsWith("https:") ? /:(?:443)?$/ : /:(?:80)?$/;
  return host.trim().toLowerCase().replace(port, "");
}

/** The visitor's address: as many proxies back as are trusted, else the connection's; however it is written, in one form. */
export function addressOf(incoming: IncomingMessage, { settings }: Platform): string {
  const forwarded = String(incoming.headers["x-forwarded-for"] ?? "").split(",");
  const address = settings.trustProxy > 0 ? forwarded.at(-settings.trustProxy) : undefined;
  return plainAddress(address ?? "") ?? plainAddress(incoming.socket.remoteAddress ?? "") ?? "unknown";
}

/** A `Cookie` header without the cookies that hold a NUL: none of ours does, and PostgreSQL fails on one. */
export function cookiesWithoutNul(header: string): string {
  return header
    .split(";")
    .filter((pair) => !pair.includes("%00"))
    .join(";");
}
