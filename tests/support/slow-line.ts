import { createServer, request } from "node:http";
import type { RunningServer } from "./server.ts";

/** A way to the server on which the data of pages never comes to its end: what it holds is there, its last byte is not. */
export type SlowLine = { url: string; close(): Promise<void> };

/** Opens the line; the server hears its own address, as behind a proxy. */
export function openSlowLine(server: RunningServer): Promise<SlowLine> {
  const line = createServer((incoming, outgoing) => {
    const headers = { ...incoming.headers, host: new URL(server.url).host, "accept-encoding": "identity" };
    if (headers.origin) headers.origin = server.url;
    const passed = request(`${server.url}${incoming.url}`, { method: incoming.method, headers }, (answer) => {
      const { "content-length": _, ...rest } = answer.headers;
      outgoing.writeHead(answer.statusCode ?? 500, rest);
      answer.pipe(outgoing, { end: !incoming.url?.includes(".data") });
    });
    incoming.pipe(passed);
  });
  return new Promise((resolve) => {
    line.listen(0, "127.0.0.1", () => {
      const address = line.address();
      const port = typeof address === "object" && address ? address.port : 0;
      resolve({
        url: `http://localhost:${port}`,
        close: () =>
          new Promise((closed) => {
            line.close(() => closed());
            line.closeAllConnections();
          }),
      });
    });
  });
}
