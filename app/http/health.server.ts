import type { IncomingMessage, ServerResponse } from "node:http";
import { endPlainly } from "./answer.server.ts";
import type { FrontDoorOptions } from "./front-door-options.ts";

/** Answers a health check, whatever host it names; says whether it was one. */
export async function tryAnswerHealth(
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
