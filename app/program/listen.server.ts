import { once } from "node:events";
import type { Server } from "node:http";
import type { AddressInfo } from "node:net";
import { codeOf } from "../platform/database/database.server.ts";
import type { Platform } from "../platform/platform.server.ts";
import { SECONDS } from "../platform/system/clock.ts";
import { StartFailure } from "../platform/system/start-failure.server.ts";

const DRAIN_MS = 10 * SECONDS;
/** How long requests are still taken after the signal: some are on their way, on connections that look idle. */
const LAST_CALL_MS = 1 * SECONDS;

/** Takes requests at the address of the settings. @throws StartFailure where it cannot be had */
export async function listen(server: Server, { settings, log }: Platform): Promise<void> {
  const { port, host } = settings;
  try {
    server.listen(port, host);
    await once(server, "listening");
  } catch (error) {
    throw new StartFailure(unusable(codeOf(error), `${host}:${port}`), { cause: error });
  }
  const { address, port: used } = server.address() as AddressInfo;
  log.info({ address, port: used }, "listening");
}

function unusable(code: string, address: string): string {
  switch (code) {
    case "EADDRINUSE":
      return `Another program listens at ${address}: stop it, or set PORT to another number.`;
    case "EACCES":
      return `This user may not listen at ${address}: set PORT to a number above 1023.`;
    default:
      return `Nobody can listen at ${address} (${code}): look at HOST and PORT.`;
  }
}

/** Takes no new requests and answers those under way; resolves when nobody is left, after at most eleven seconds. */
export async function answerTheLast(server: Server): Promise<void> {
  server.prependListener("request", (_, outgoing) => outgoing.setHeader("Connection", "close"));
  await new Promise((resolve) => setTimeout(resolve, LAST_CALL_MS));
  const drained = new Promise<void>((resolve) => server.close(() => resolve()));
  server.closeIdleConnections();
  const tooLong = setTimeout(() => server.closeAllConnections(), DRAIN_MS);
  await drained;
  clearTimeout(tooLong);
}
