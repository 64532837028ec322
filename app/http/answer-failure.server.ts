import type { IncomingMessage, ServerResponse } from "node:http";
import { loggedAddress } from "../platform/log.server.ts";
import { refuse } from "./answer.server.ts";
import { drain } from "./drain.server.ts";
import type { FrontDoorOptions } from "./front-door-options.ts";
import { refusalBody } from "./refusal-body.server.ts";
import { Refusal } from "./request-body.server.ts";

/** Answers a request that was refused or has failed: a refusal in its own words, anything else as a failure of ours. */
export async function answerFailure(
  { platform, isCall }: FrontDoorOptions,
  incoming: IncomingMessage,
  outgoing: ServerResponse,
  error: unknown,
): Promise<void> {
  // A client that has gone needs no answer, and it is no failure of ours.
  if (incoming.errored) return void outgoing.destroy();
  const url = incoming.url ?? "/";
  const failure = error instanceof Refusal ? error : new Refusal(500, "Something went wrong.");
  if (failure !== error) platform.log.error({ err: error, url: loggedAddress(url) }, "the front door failed");
  // The winery learns whose pages would like to post forms here.
  if (failure.status === 403) {
    platform.log.warn(
      { origin: incoming.headers.origin, url: loggedAddress(url) },
      "a form of another site was refused",
    );
  }
  const body = await refusalBody(failure, incoming, isCall(url.replace(/[?#].*/, "")));
  await drain(incoming);
  refuse(incoming, outgoing, failure, body);
}
