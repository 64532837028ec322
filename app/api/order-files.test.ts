import { expect, it } from "vitest";
import { change, orderedBy } from "../../tests/support/order-states.ts";
import { readCodes } from "../../tests/support/read-codes.ts";
import { onSqlite } from "../../tests/support/shops.ts";
import type { Platform } from "../platform/platform.server.ts";
import { markPaid } from "../shop/orders/pay-order.server.ts";
import { loader as loadInvoice } from "./invoice-route.ts";
import { loader as loadCode } from "./payment-code-route.ts";

const PAYMENT = { by: "staff", actor: "Marija", reference: "A-1", amountCents: 6884, currency: "EUR" } as const;

type Loader = typeof loadInvoice;

/** The answer of a route; also what it throws. */
async function answerOf(loader: Loader, platform: Platform, params: Record<string, string>): Promise<Response> {
  const request = new Request("http://localhost:3000/");
  try {
    return await loader({ request, params, context: { platform } });
  } catch (thrown) {
    if (thrown instanceof Response) return thrown;
    throw thrown;
  }
}

const statusOf = async (loader: Loader, platform: Platform, params: Record<string, string>) =>
  (await answerOf(loader, platform, params)).status;

onSqlite("the codes of an order", (openTestShop) => {
  it("name its buyer, its total and its number, as long as it waits for the transfer", async () => {
    const { platform } = await openTestShop();
    const { id, token } = await orderedBy(platform, { firstName: "Željka", lastName: "Šćurić" });
    const slip = await answerOf(loadCode, platform, { token, picture: "hub3.svg" });
    expect(slip.headers.get("Cache-Control")).toBe("no-store");
    expect(slip.headers.get("X-Robots-Tag")).toBe("noindex");
    const [code] = await readCodes(await slip.text(), 900);
    expect(code?.text).toBe(
      "HRVHUB30\nEUR\n000000000006884\nŽeljka Šćurić\nKandlerova 1\n52100 Pula\nKažun vina d.o.o.\nStancija Kažun 7\n" +
        "52215 Vodnjan\nHR1723600001101234565\nHR00\n2026-000001\nGDDS\nNarudžba 2026-000001\n",
    );
    const european = await answerOf(loadCode, platform, { token, picture: "epc.svg" });
    expect((await readCodes(await european.text(), 450))[0]?.text).toContain("\nEUR68.84\n");
    await markPaid(platform, { orderId: id }, PAYMENT);
    expect(await statusOf(loadCode, platform, { token, picture: "hub3.svg" })).toBe(404);
  });

  it("are drawn for no other token, no other picture and no other way to pay", async () => {
    const { platform } = await openTestShop();
    const { token } = await orderedBy(platform);
    const cash = await orderedBy(platform, { payment: "cash", delivery: "pickup", orderKey: "another-form-key-of-22" });
    expect(await statusOf(loadCode, platform, { token: "unknown", picture: "hub3.svg" })).toBe(404);
    expect(await statusOf(loadCode, platform, { token, picture: "hub3.png" })).toBe(404);
    expect(await statusOf(loadCode, platform, { token: cash.token, picture: "hub3.svg" })).toBe(404);
  });

  it("name the company where an invoice in its name was asked for", async () => {
    const { platform } = await openTestShop();
    const company = { name: "Čaša d.o.o.", taxNumber: "69435151530", address: "Žabnik 3, 10000 Zagreb" };
    const { token } = await orderedBy(platform, { company });
    const slip = await answerOf(loadCode, platform, { token, picture: "hub3.svg" });
    const [code] = await readCodes(await slip.text(), 900);
    expect(code?.text.split("\n").slice(3, 6)).toEqual(["Čaša d.o.o.", "Žabnik 3, 10000 Zagreb", ""]);
  });
});

onSqlite("the documents of an order", (openTestShop) => {
  it("are read with its token and their number alone", async () => {
    const { platform } = await openTestShop();
    const { id, token } = await orderedBy(platform);
    const other = await orderedBy(platform, { orderKey: "another-form-key-of-22" });
    expect(await statusOf(loadInvoice, platform, { token, file: "1-WEB1-1.pdf" })).toBe(404);
    await markPaid(platform, { orderId: id }, PAYMENT);
    const pdf = await answerOf(loadInvoice, platform, { token, file: "1-WEB1-1.pdf" });
    expect(pdf.status).toBe(200);
    expect(pdf.headers.get("Cache-Control")).toBe("no-store");
    expect(pdf.headers.get("X-Robots-Tag")).toBe("noindex");
    expect(pdf.headers.get("Content-Disposition")).toBe('inline; filename="1-WEB1-1.pdf"');
    expect((await pdf.text()).slice(0, 5)).toBe("%PDF-");
    expect(await statusOf(loadInvoice, platform, { token: other.token, file: "1-WEB1-1.pdf" })).toBe(404);
    expect(await statusOf(loadInvoice, platform, { token, file: "1-WEB1-2.pdf" })).toBe(404);
    await change(platform, id, "refunded");
    expect(await statusOf(loadInvoice, platform, { token, file: "1-WEB1-2.pdf" })).toBe(200);
  });
});
