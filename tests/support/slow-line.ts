import { createServer, request } from "node:http";
import { listenLocally } from "./listen-locally.ts";
import type { RunningServer } from "./server.ts";

/** A way to the server on which some answers never come to their end: what they hold is there, the last byte is not. */
export type SlowLine = { url: string; close(): Promise<void> };

/**
 * Opens the line; the server hears its own address, as behind a proxy.
 * @param endless the paths whose answers do not end
 * @param added headers of every request, also of those after a redirect, where a browser drops a `Save-Data` that a test has set
 */
export async function openSlowLine(
  server: RunningServer,
  endless: readonly string[],
  added: Record<string, string> = {},
): Promise<SlowLine> {
  const line = createServer((incoming, outgoing) => {
    const headers = { ...incoming.headers, ...added, host: new URL(server.url).host, "accept-encoding": "identity" };
    if (headers.origin) headers.origin = server.url;
    const { pathname } = new URL(incoming.url ?? "/", server.url);
    const passed = request(
      `${server.url}${incoming.url}`,
      { method: incoming.method, headers, agent: false },
      (answer) => {
        const { "content-length": _, ...rest } = answer.headers;
        outgoing.writeHead(answer.statusCode ?? 500, rest);
        answer.pipe(outgoing, { end: !endless.includes(pathname) });
      },
    );
    incoming.pipe(passed);
  });
  return {
    url: `http://localhost:${await listenLocally(line)}`,
    close: () =>
      new Promise((closed) => {
        line.close(() => closed());
        line.closeAllConnections();
      }),
  };
}
