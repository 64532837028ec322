import { mkdtempSync, readdirSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { extractText, getDocumentProxy } from "unpdf";
import { afterEach, beforeEach, expect, it } from "vitest";
import { filledForm, input } from "../../../tests/support/buyers.ts";
import { forceState, orderedBy, PICKED_UP } from "../../../tests/support/order-states.ts";
import { onSqlite } from "../../../tests/support/shops.ts";
import { WrongUse } from "../../platform/command-line.ts";
import { giftCard } from "./gift-card.server.ts";
import { packingSlip } from "./packing-slip.server.ts";
import { placeOrder } from "./place-order.server.ts";
import { runSlipCommand } from "./slip-command.server.ts";

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), "slips-"));
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

const GREETING = "Draga Đurđice,\n\nsve najbolje za 60. rođendan! ♥\nŁukasz, Zoë & Σοφία";

/** What stands in a PDF and how large its pages are, in points, as a library that is none of ours reads them. */
async function read(pdf: Buffer) {
  const { text } = await extractText(new Uint8Array(pdf), { mergePages: true });
  const document = await getDocumentProxy(new Uint8Array(pdf));
  const { width, height } = (await document.getPage(1)).getViewport({ scale: 1 });
  return { text: text.replace(/\s+/g, " "), pages: document.numPages, width, height };
}

onSqlite("what goes into a parcel", (openTestShop) => {
  it("is a slip with goods, address and the gift's message, without a price, and a card", async () => {
    const { platform } = await openTestShop();
    await orderedBy(platform, { giftMessage: GREETING });
    const said = await runSlipCommand(platform, ["slip", "2026-000001", "--to", folder]);
    expect(said).toMatch(
      /^2026-000001 is awaitingPayment and not paid yet: 68,84 €\. Do not send or hand it over before\.\n/,
    );
    expect(said).toContain(join(folder, "2026-000001-slip.pdf"));
    expect(readdirSync(folder).sort()).toEqual(["2026-000001-card.pdf", "2026-000001-slip.pdf"]);
    const slip = await read(readFileSync(join(folder, "2026-000001-slip.pdf")));
    for (const part of [
      "Otpremnica 2026-000001",
      "Naručeno: 20. studenoga 2026. u 12:00",
      "Dostava na adresu Ana Horvat Kandlerova 1 52100 Pula Hrvatska +385912345678",
      "Malvazija istarska 2025 6",
      "Draga Đurđice, sve najbolje za 60. rođendan! ♥ Łukasz, Zoë & Σοφία",
    ]) {
      expect(slip.text).toContain(part);
    }
    expect(slip.text).not.toMatch(/€|\bkn\b|\d,\d\d/);
    const card = await read(readFileSync(join(folder, "2026-000001-card.pdf")));
    expect(card.text).toBe("Draga Đurđice, sve najbolje za 60. rođendan! ♥ Łukasz, Zoë & Σοφία Vinarija Kažun Vodnjan");
    // A6: 105 × 148 mm, of which 25.4 are 72 points.
    expect([card.pages, Math.round(card.width), Math.round(card.height)]).toEqual([1, 298, 420]);
  });

  it("is a slip alone where nobody sends a message, in the language of the order", async () => {
    const { platform } = await openTestShop();
    const placed = await placeOrder(platform, input({ language: "de", form: filledForm(PICKED_UP) }));
    if (!placed.ok) throw new Error(placed.reason);
    const said = await runSlipCommand(platform, ["slip", placed.order.number, "--to", folder]);
    expect(said).toMatch(/^2026-000001 is placed and not paid yet: 62,94 €, in cash\.\n/);
    expect(readdirSync(folder)).toEqual([`${placed.order.number}-slip.pdf`]);
    const { text } = await read(await packingSlip(placed.order));
    expect(text).toContain("Lieferschein 2026-000001");
    expect(text).toContain("Abholung im Weingut Ana Horvat +385912345678 Bezeichnung");
    expect(text).not.toContain("Kandlerova");
  });

  it("has a card that holds the longest message on one page", async () => {
    const { platform } = await openTestShop();
    const order = await orderedBy(platform);
    for (const giftMessage of ["Ž", "W".repeat(300), Array(12).fill("Šampanjac i još malo više").join("\n")]) {
      const { pages, text } = await read(await giftCard({ ...order, giftMessage }));
      expect(pages).toBe(1);
      expect(text.replaceAll(" ", "")).toBe(`${giftMessage.replace(/\s/g, "")}VinarijaKažunVodnjan`);
    }
  });

  it.each([
    ["slip 2026-000009", "There is no order 2026-000009."],
    ["slip", "The number of an order is needed.\n\nnpm run staff -- slip"],
    ["slip 2026-000001 2026-000002", '"2026-000002" is one word too many'],
  ])("is drawn for an order that there is: %s", async (words, refusal) => {
    const { platform } = await openTestShop();
    await orderedBy(platform);
    await expect(runSlipCommand(platform, [...words.split(" "), "--to", folder])).rejects.toThrow(refusal);
    expect(readdirSync(folder)).toEqual([]);
  });

  it.each(["cancelled", "expired", "refunded"] as const)("is none of what is %s", async (state) => {
    const { platform } = await openTestShop();
    const { id } = await orderedBy(platform);
    await forceState(platform, id, state, null);
    const refusal = `2026-000001 is ${state}: nothing of it is to be packed.`;
    await expect(runSlipCommand(platform, ["slip", "2026-000001", "--to", folder])).rejects.toThrow(refusal);
    expect(readdirSync(folder)).toEqual([]);
  });

  it("says in one line where it cannot be written", async () => {
    const { platform } = await openTestShop();
    await orderedBy(platform);
    const nowhere = join(folder, "nowhere");
    await expect(runSlipCommand(platform, ["slip", "2026-000001", "--to", nowhere])).rejects.toThrow(
      new WrongUse(`${join(nowhere, "2026-000001-slip.pdf")} cannot be written: ENOENT`),
    );
  });
});
