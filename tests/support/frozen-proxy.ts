import { connect, createServer, type Socket } from "node:net";
import { listenLocally } from "./listen-locally.ts";

/** A way to a server that can fall silent: connections stay open, nothing comes any more. */
export type FrozenProxy = { port: number; freeze(): void; thaw(): void; close(): void };

/** Stands between a client and the server at a port of this machine. */
export async function openFrozenProxy(target: number): Promise<FrozenProxy> {
  const sockets = new Set<Socket>();
  let frozen = false;
  const server = createServer((near) => {
    const far = connect(target, "127.0.0.1");
    for (const [from, to] of [
      [near, far],
      [far, near],
    ] as const) {
      sockets.add(from);
      from.on("data", (bytes) => to.write(bytes));
      from.on("error", () => to.destroy());
      from.on("close", () => {
        sockets.delete(from);
        to.destroy();
      });
      if (frozen) from.pause();
    }
  });
  const port = await listenLocally(server);
  return {
    port,
    freeze: () => {
      frozen = true;
      for (const socket of sockets) socket.pause();
    },
    thaw: () => {
      frozen = false;
      for (const socket of sockets) socket.resume();
    },
    close: () => {
      server.close();
      for (const socket of sockets) socket.destroy();
    },
  };
}
