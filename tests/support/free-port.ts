import { createServer } from "node:net";
import { listenLocally } from "./listen-locally.ts";

/** A port that nothing listens on. */
export async function freePort(): Promise<number> {
  const probe = createServer();
  const port = await listenLocally(probe);
  await new Promise<void>((closed) => {
    probe.close(() => closed());
  });
  return port;
}
