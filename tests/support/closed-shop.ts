import { cpSync, mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, onTestFinished } from "vitest";
import { type RunningServer, startServer } from "./server.ts";

/**
 * A shop that has been open, and visited, and is closed again.
 * @returns what gives a test a copy of it, to do with as it likes: one start is enough for all tests of a file
 */
export function closedShop(
  settings: Record<string, string> = {},
  visit: (server: RunningServer) => Promise<unknown> = async () => undefined,
): () => string {
  let kept = "";
  beforeAll(async () => {
    const server = await startServer(settings);
    kept = server.dataDir;
    await visit(server);
    await server.stop();
  });
  afterAll(() => rmSync(kept, { recursive: true, force: true }));
  return () => {
    const folder = mkdtempSync(join(tmpdir(), "shop-"));
    onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
    cpSync(kept, folder, { recursive: true, verbatimSymlinks: true });
    return folder;
  };
}
