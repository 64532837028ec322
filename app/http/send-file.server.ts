import type { IncomingMessage, ServerResponse } from "node:http";
import { encodingFor } from "./accepted.server.ts";
import type { FrontDoorOptions } from "./front-door-options.ts";

/** Sends a built or public file; says whether there was one. */
export function trySendFile(
  { files }: Pick<FrontDoorOptions, "files">,
  incoming: IncomingMessage,
  outgoing: ServerResponse,
): Promise<boolean> {
  const { headers } = incoming;
  const accepted = headers["accept-encoding"];
  // The file server knows no "br;q=0".
  headers["accept-encoding"] = encodingFor(accepted);
  return new Promise((resolve) => {
    outgoing.once("close", () => resolve(true));
    files(incoming, outgoing, () => {
      headers["accept-encoding"] = accepted;
      resolve(false);
    });
  });
}
