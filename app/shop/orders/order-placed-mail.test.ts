import { expect, it } from "vitest";
import { waitingMails } from "../../../tests/support/jobs.ts";
import { orderedBy, PICKED_UP } from "../../../tests/support/order-states.ts";
import { onSqlite } from "../../../tests/support/shops.ts";
import type { Platform } from "../../platform/platform.server.ts";
import { WINERY } from "../winery/winery.ts";
import type { OrderValues } from "./order-values.ts";

async function placedMail(platform: Platform, form: Partial<OrderValues> = {}) {
  await orderedBy(platform, form);
  const mail = (await waitingMails(platform, ({ kind }) => kind === "order-placed")).at(0);
  if (!mail) throw new Error("The order has no mail");
  return mail;
}

onSqlite("the mail about a new order", (openTestShop) => {
  it("that is collected says where, when and how to get there, to an address that nobody has proved too", async () => {
    const { platform } = await openTestShop();
    const { html, text } = await placedMail(platform, PICKED_UP);
    const words = text.replace(/\s+/g, " ");
    for (const fact of ["Stancija Kažun 7 52215 Vodnjan", "od 10 do 14 sati", "Parkiralište je ispred podruma."])
      expect(words).toContain(fact);
    expect(html).toContain(`href="${WINERY.mapUrl.replaceAll("&", "&amp;")}"`);
    expect(words).toContain("Kada možete doći po narudžbu");
  });

  it("that a courier brings shows no way to the cellar", async () => {
    const { platform } = await openTestShop();
    const { html, text } = await placedMail(platform);
    expect(html).not.toContain("openstreetmap");
    expect(text).not.toContain("Parkiralište");
    expect(text).toContain("Rok dostave");
  });

  it("tells of withdrawing in three parts under headings of their own, in plain text too", async () => {
    const { platform } = await openTestShop();
    const { html, text } = await placedMail(platform);
    const titles = ["Kako i do kada", "Povrat proizvoda", "Povrat novca"];
    expect([...html.matchAll(/<h3[^>]*>([^<]*)<\/h3>/g)].map(([, title]) => title)).toEqual(titles);
    expect(text).toMatch(/\n\nKako i do kada\n\nUgovor.+\n\nPovrat proizvoda\n\nProizvode.+\n\nPovrat novca\n\nSve/s);
  });

  it("names each code that is scanned, and keeps its moment on one line", async () => {
    const { platform } = await openTestShop();
    const { html } = await placedMail(platform);
    expect(html).toContain(">QR kod za plaćanje za banke u Europi (EPC)</p>");
    expect(html).toContain("20.\u00a0studenoga\u00a02026. u\u00a012:00");
  });

  it("says until when a card pays, and leads there with a press that says so", async () => {
    const { platform } = await openTestShop();
    const { text } = await placedMail(platform, { payment: "card" });
    const words = text.replace(/\s+/g, " ");
    expect(words).toContain("Platite 68,84 € karticom u roku od 60 minuta (do petka, 20. studenoga 2026., u 13:00)");
    expect(words).toMatch(/ Plati karticom http:\/\/localhost:3000\/narudzba\/[\w-]{22} /);
  });

  it("says until when a transfer has to be there", async () => {
    const { platform } = await openTestShop();
    const { text } = await placedMail(platform);
    expect(text.replace(/\s+/g, " ")).toContain("u roku od 7 dana (do petka, 27. studenoga 2026., u 12:00)");
  });

  it.each([
    ["cash", true],
    ["transfer", false],
  ] as const)("that is collected and paid by %s is kept for a week: %s", async (payment, isHeld) => {
    const { platform } = await openTestShop();
    const { text } = await placedMail(platform, { ...PICKED_UP, payment });
    expect(text.includes("Od tada je u vinariji čuvamo")).toBe(isHeld);
  });

  it("says of its tax that it is the goods' alone: fee and delivery have theirs on the invoice", async () => {
    const { platform } = await openTestShop();
    const { text } = await placedMail(platform);
    for (const label of ["Proizvodi bez PDV-a", "PDV na proizvode (25\u00a0%)", "Proizvodi s PDV-om"])
      expect(text).toContain(label);
  });
});
