import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, it, onTestFinished } from "vitest";
import { builtFiles } from "./built-files.server.ts";

it("a file that has been deleted since the start ends its own answer and not the program", async () => {
  const folder = mkdtempSync(join(tmpdir(), "built-"));
  for (const name of ["gone.js", "here.js"]) writeFileSync(join(folder, name), "export {};");
  const send = builtFiles(folder);
  const server = createServer((request, response) => send(request, response, () => response.writeHead(404).end()));
  await new Promise<void>((listening) => server.listen(0, "127.0.0.1", listening));
  onTestFinished(() => {
    server.close();
    rmSync(folder, { recursive: true });
  });
  const { port } = server.address() as AddressInfo;
  rmSync(join(folder, "gone.js"));
  await expect(fetch(`http://127.0.0.1:${port}/gone.js`)).rejects.toThrow("fetch failed");
  expect(await (await fetch(`http://127.0.0.1:${port}/here.js`)).text()).toBe("export {};");
});
