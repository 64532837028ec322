import { mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { extractText } from "unpdf";
import { expect, it, onTestFinished } from "vitest";
import { change, orderedBy } from "../../../tests/support/order-states.ts";
import { onSqlite } from "../../../tests/support/shops.ts";
import { markPaid } from "../orders/pay-order.server.ts";
import { runInvoicesCommand } from "./invoices-command.server.ts";

const PAYMENT = { by: "staff", actor: "Marija", reference: "17", amountCents: 6884, currency: "EUR" } as const;

onSqlite("somebody at the winery", (openTestShop) => {
  it("lists what was issued in a year, and writes a document into a file, once", async () => {
    const { platform } = await openTestShop();
    const run = (...words: string[]) => runInvoicesCommand(platform, words);
    expect(await run("invoices")).toBe("Nothing was issued in 2026.");
    const { id } = await orderedBy(platform);
    await markPaid(platform, { orderId: id }, PAYMENT);
    await change(platform, id, "refunded");
    expect(await run("invoices")).toBe(
      "1/WEB1/1\tinvoice\t2026-11-20 12:00\t2026-000001\t68,84 €\n" +
        "1/WEB1/2\tcreditNote\t2026-11-20 12:00\t2026-000001\t-68,84 €",
    );
    expect(await run("invoices", "2025")).toBe("Nothing was issued in 2025.");
    const folder = mkdtempSync(join(tmpdir(), "invoices-"));
    onTestFinished(() => rmSync(folder, { recursive: true }));
    const file = join(folder, "one.pdf");
    expect(await run("invoice", "1/WEB1/2", "--file", file)).toBe(`1/WEB1/2 of 2026 is written to ${file}.`);
    const { text } = await extractText(new Uint8Array(readFileSync(file)), { mergePages: true });
    expect(text.replace(/\s+/g, " ")).toContain("Ukupno odobreno: -68,84 €");
    await expect(run("invoice", "1/WEB1/1", "--file", file)).rejects.toThrow(`${file} is there already.`);
    await expect(run("invoice", "1/WEB1/1", "--file", join(folder, "no", "one.pdf"))).rejects.toThrow("ENOENT");
    await expect(run("invoice", "9/WEB1/1")).rejects.toThrow("There is no 9/WEB1/1 of 2026.");
  });

  it.each([["invoice"], ["invoices yesterday"], ["invoices 2026 2025"], ["invoice 1/WEB1/1 2/WEB1/1"]])(
    "is told how it is used: %s",
    async (words) => {
      const { platform } = await openTestShop();
      await expect(runInvoicesCommand(platform, words.split(" "))).rejects.toThrow("npm run staff -- invoices");
    },
  );
});
