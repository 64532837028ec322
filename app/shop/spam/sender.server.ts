import { createHmac } from "node:crypto";
import { networkOf } from "../../platform/network.ts";
import type { Settings } from "../../platform/settings.server.ts";

/** A network address as it is stored for a day: who reads the table learns only that two things came from the same one. */
export function senderOf({ sessionSecret }: Pick<Settings, "sessionSecret">, clientAddress: string): string {
  return createHmac("sha256", sessionSecret)
    .update(`sender ${networkOf(clientAddress)}`)
    .digest("base64url");
}
