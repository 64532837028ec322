import type { IncomingMessage } from "node:http";

/** The connection of a client that sends more is closed. */
const MAX_DRAINED_BYTES = 32 * 1024 * 1024;

/**
 * Reads and discards the rest of a body: a browser that is still sending when its connection is closed never reads the answer that says
 * why. How long it may take is the server's `requestTimeout`.
 */
export function drain(incoming: IncomingMessage): Promise<void> {
  if (incoming.complete || incoming.destroyed) return Promise.resolve();
  let bytes = 0;
  return new Promise((resolve) => {
    for (const event of ["end", "close", "error"]) incoming.once(event, () => resolve());
    incoming.on("data", (chunk: Buffer) => {
      bytes += chunk.length;
      if (bytes > MAX_DRAINED_BYTES) incoming.destroy();
    });
    incoming.resume();
  });
}
