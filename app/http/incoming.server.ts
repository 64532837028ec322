import type { IncomingMessage } from "node:http";
import type { Platform } from "../platform/platform.server.ts";
import type { Encoding } from "./page-cache.server.ts";
import { Refusal } from "./request-body.server.ts";

/** The address that was asked for, always one of `PUBLIC_URL`. @throws Refusal 400 for one that cannot be read */
export function urlOf(incoming: IncomingMessage, publicUrl: URL): URL {
  const target = incoming.url ?? "/";
  // A NUL is in no address of ours, and PostgreSQL fails on one.
  if (target.includes("%00")) throw new Refusal(400, "This address cannot be read.");
  try {
    // "//host/path" would be read as another host.
    return new URL(`${publicUrl.origin}${target.startsWith("/") ? target : `/${target}`}`);
  } catch {
    throw new Refusal(400, "This address cannot be read.");
  }
}

/** The host that the visitor asked for; a proxy's word counts only where proxies are trusted. */
export function hostOf(incoming: IncomingMessage, { settings }: Platform): string | undefined {
  const forwarded = settings.trustProxy > 0 ? incoming.headers["x-forwarded-host"] : undefined;
  return typeof forwarded === "string" ? forwarded : incoming.headers.host;
}

/** The visitor's address: as many proxies back as are trusted, else the connection's. */
export function addressOf(incoming: IncomingMessage, { settings }: Platform): string {
  const forwarded = String(incoming.headers["x-forwarded-for"] ?? "").split(",");
  const address = settings.trustProxy > 0 ? forwarded.at(-settings.trustProxy)?.trim() : "";
  return address || (incoming.socket.remoteAddress ?? "unknown");
}

/** The best encoding that the visitor's browser takes. */
export function encodingFor(incoming: IncomingMessage): Encoding {
  const accepted = String(incoming.headers["accept-encoding"] ?? "");
  if (/\bbr\b/.test(accepted)) return "br";
  return /\bgzip\b/.test(accepted) ? "gzip" : "identity";
}
