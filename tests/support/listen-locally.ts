import type { Server } from "node:net";

/** Lets a server listen to this machine alone, on a port that is free; says which. */
export function listenLocally(server: Server): Promise<number> {
  return new Promise((resolve, reject) => {
    server.once("error", reject);
    server.listen(0, "127.0.0.1", () => {
      const address = server.address();
      resolve(typeof address === "object" && address ? address.port : 0);
    });
  });
}
