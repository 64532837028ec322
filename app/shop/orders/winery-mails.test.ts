import { expect, it } from "vitest";
import { filledForm, input } from "../../../tests/support/buyers.ts";
import { waitingMails } from "../../../tests/support/jobs.ts";
import { onSqlite } from "../../../tests/support/shops.ts";
import type { Language } from "../../i18n/languages.ts";
import type { Platform } from "../../platform/platform.server.ts";
import type { OrderValues } from "./order-values.ts";
import { placeOrder } from "./place-order.server.ts";

const OIL = [{ productId: "ulje-bjelica-2025", quantity: 2 }];

async function ordered(platform: Platform, language: Language, form: Partial<OrderValues> = {}) {
  const result = await placeOrder(platform, input({ cart: OIL, form: filledForm(form), language }));
  if (!result.ok) throw new Error(`Refused: ${result.reason}`);
}

async function mailOf(platform: Platform, kind: string): Promise<string> {
  const mail = (await waitingMails(platform)).find((waiting) => waiting.kind === kind);
  return mail?.text.replace(/\s+/g, " ") ?? "";
}

onSqlite("the family", (openTestShop) => {
  it.each([
    ["12345678903", "HR", "OIB 12345678903"],
    ["DE 123 456 789", "DE", "Porezni broj DE 123 456 789"],
  ])("reads the tax number %s of a company in %s as what it is", async (taxNumber, country, line) => {
    const { platform } = await openTestShop();
    const billing = { country, city: "Köln", address: "Domstraße 2", postalCode: "50667" };
    const company = { name: "Probe GmbH", taxNumber, address: "Domstraße 2, Köln" };
    await ordered(platform, "de", { company, billing });
    expect(await mailOf(platform, "order-placed-winery")).toContain(`Probe GmbH Domstraße 2, Köln ${line} `);
  });
});
