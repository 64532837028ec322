import { chmodSync, mkdirSync, mkdtempSync, readdirSync, rmSync, statSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, describe, expect, it } from "vitest";
import { type RunningServer, startServer } from "../support/server.ts";

let server: RunningServer | undefined;
let folder = "";

afterEach(async () => {
  await server?.stop();
  rmSync(folder, { recursive: true, force: true });
});

/** What somebody else on the machine may do with anything in the folder: nothing is 0. */
function rightsOfOthers(): Record<string, string> {
  const names = ["", ...readdirSync(folder, { recursive: true, encoding: "utf8" })];
  const open = names.map((name) => [name, statSync(join(folder, name)).mode & 0o077] as const);
  return Object.fromEntries(
    open.filter(([, rights]) => rights !== 0).map(([name, rights]) => [name, rights.toString(8)]),
  );
}

describe("what the shop keeps on its disk", () => {
  it("is for its own account alone: database, mails, secret", async () => {
    folder = mkdtempSync(join(tmpdir(), "shop-"));
    server = await startServer({}, join(folder, "data"));
    folder = server.dataDir;
    const asked = await fetch(`${server.url}/mail/send`, {
      method: "POST",
      headers: { "Content-Type": "application/json" },
      body: JSON.stringify({
        name: "Ana",
        email: "ana@guest.example",
        phone: "+385 91 234 5678",
        subject: "Wine",
        message: "Is there any left?",
        lang: "en",
      }),
    });
    expect(asked.status).toBe(202);
    await server.stop("SIGTERM");
    expect(readdirSync(folder)).toEqual(expect.arrayContaining(["shop.db", "session-secret", "mail"]));
    expect(rightsOfOthers()).toEqual({});
  });

  it("is closed to others where an earlier program, or a copy, left it open", async () => {
    folder = mkdtempSync(join(tmpdir(), "shop-"));
    mkdirSync(join(folder, "uploads"), { mode: 0o755 });
    for (const name of ["shop.db", "uploads/cellar.svg"]) writeFileSync(join(folder, name), "", { mode: 0o644 });
    chmodSync(folder, 0o755);
    server = await startServer({}, folder);
    expect(rightsOfOthers()).toEqual({});
  });
});
