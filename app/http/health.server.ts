import type { IncomingMessage, ServerResponse } from "node:http";
import { endPlainly } from "./answer.server.ts";
import type { FrontDoorOptions } from "./front-door-options.ts";

/** Answers who asks how the program is, whatever host he names; says whether somebody did. */
export async function answersHealth(
  { isReady }: Pick<FrontDoorOptions, "isReady">,
  incoming: IncomingMessage,
  outgoing: ServerResponse,
  pathname: string,
): Promise<boolean> {
  if (pathname === "/healthz") endPlainly(incoming, outgoing, 200, "ok");
  else if (pathname !== "/readyz") return false;
  else if (await isReady()) endPlainly(incoming, outgoing, 200, "ready");
  else endPlainly(incoming, outgoing, 503, "not ready");
  return true;
}
