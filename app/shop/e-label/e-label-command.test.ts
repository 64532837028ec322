import { mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, expect, it } from "vitest";
import { readCodes } from "../../../tests/support/read-codes.ts";
import { onSqlite } from "../../../tests/support/shops.ts";
import { WrongUse } from "../../platform/command-line.ts";
import { runELabelCommand } from "./e-label-command.server.ts";

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), "labels-"));
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

onSqlite("the code for a label", (openTestShop) => {
  it("is an SVG file that leads a telephone to the wine's page", async () => {
    const { platform } = await openTestShop({ PUBLIC_URL: "https://shop.example" });
    const said = await runELabelCommand(platform, ["e-label", "muskat-ruza-2024", "--to", folder]);
    expect(said).toContain("leads to https://shop.example/e/muskat-ruza-2024");
    expect(said).toContain("E (100 ml): 466 kJ / 112 kcal");
    const svg = readFileSync(join(folder, "e-label-muskat-ruza-2024.svg"), "utf8");
    // Fifteen millimetres at 300 dots for an inch are 177 dots.
    expect(await readCodes(svg, 177)).toEqual([
      { format: "QRCode", eclevel: "M", text: "https://shop.example/e/muskat-ruza-2024" },
    ]);
    // 39 bytes at level M need version 3: 29 modules, 4 on either side, four units each.
    expect(svg).toMatch(/^<svg viewBox="0 0 148 148"/);
  });

  it("says in one line where its file cannot be written, and what is left over", async () => {
    const { platform } = await openTestShop();
    const run = (...words: string[]) => runELabelCommand(platform, ["e-label", ...words]);
    const nowhere = join(folder, "nowhere");
    await expect(run("malvazija-2025", "--to", nowhere)).rejects.toThrow(
      new WrongUse(`${join(nowhere, "e-label-malvazija-2025.svg")} cannot be written: ENOENT`),
    );
    await expect(run("malvazija-2025", "teran-2023")).rejects.toThrow('"teran-2023" is one word too many');
  });

  it.each(["medica", "none", "../shop"])("is drawn for wines alone: %s", async (slug) => {
    const { platform } = await openTestShop();
    await expect(runELabelCommand(platform, ["e-label", slug, "--to", folder])).rejects.toThrow(
      /Wines are malvazija-2025, /,
    );
  });
});
