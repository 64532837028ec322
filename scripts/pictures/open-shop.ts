import { mkdtempSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { type RunningServer, SERVER, startServer } from "../../tests/support/server.ts";

/** Words for Node: the program that follows begins at a noon that never passes. */
export const STOPPED_CLOCK = ["--import", new URL("./stop-clock.ts", import.meta.url).href];

/** The address stands in pages, so it is always the same. */
const USUAL_PORT = process.env.PICTURES_PORT ?? "4790";

/** Opens the built shop, empty, in a folder of its own. */
export function openBuiltShop(port = USUAL_PORT): Promise<RunningServer> {
  const settings = { PORT: port, TRUST_PROXY: "1", LOG_LEVEL: "warn", TZ: "UTC" };
  const [node = process.execPath, ...program] = SERVER;
  const words = [node, ...STOPPED_CLOCK, ...program];
  return startServer(settings, mkdtempSync(join(tmpdir(), "pictures-")), words);
}
