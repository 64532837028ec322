import { expect, it } from "vitest";
import { openAccount } from "../../../tests/support/accounts.ts";
import { filledForm, input } from "../../../tests/support/buyers.ts";
import { onSqlite } from "../../../tests/support/shops.ts";
import type { Platform } from "../../platform/platform.server.ts";
import { placeOrder } from "../../shop/orders/place-order.server.ts";
import { action, loader } from "./withdrawal.tsx";

const GOOD = {
  name: "Ana Horvat",
  orderNumber: "2026-000001",
  email: "ana@kupac.example",
  withdrawalKey: "a-form-key-of-22-chars",
};

function screenRequest(platform: Platform, path: string, form?: Record<string, string>) {
  const body = form ? { method: "POST", body: new URLSearchParams(form) } : {};
  return { request: new Request(`http://localhost:3000${path}`, body), params: {}, context: { platform } };
}

onSqlite("the screen of withdrawal", (openTestShop) => {
  it("takes a name, a number and an address, and no box has to be ticked", async () => {
    const { platform } = await openTestShop();
    const answer = await action(screenRequest(platform, "/de/widerruf", GOOD));
    const rows = await platform.database.read.selectFrom("withdrawals").selectAll().execute();
    expect(rows).toMatchObject([{ name: "Ana Horvat", language: "de" }]);
    if ("init" in answer) throw new Error("The statement was not taken");
    expect(answer.status).toBe(303);
    expect(answer.headers.get("Location")).toBe(`/de/widerruf?sent=${rows[0]?.id}`);
  });

  it("says when a statement has come in, and claims nothing where none is named that there is", async () => {
    const { platform } = await openTestShop();
    await action(screenRequest(platform, "/de/widerruf", GOOD));
    const [row] = await platform.database.read.selectFrom("withdrawals").selectAll().execute();
    const sent = async (query: string) => (await loader(screenRequest(platform, `/de/widerruf${query}`))).sentAt;
    expect(await sent(`?sent=${row?.id}`)).toBe("am 20.\u00a0November\u00a02026 um\u00a012:00\u00a0Uhr");
    for (const query of ["", "?sent=", "?sent=0b0c9a5e-6c1f-4b53-9a3e-0d6a7b0f5a11"])
      expect(await sent(query)).toBeNull();
  });

  it("begins with the order of a guest's own link, and with a number alone where only that is named", async () => {
    const { platform } = await openTestShop();
    const placed = await placeOrder(platform, input({ form: filledForm() }));
    const token = placed.ok ? placed.order.token : "";
    const begun = async (query: string) => (await loader(screenRequest(platform, `/raskid-ugovora${query}`))).prefill;
    expect(await begun(`?token=${token}`)).toEqual({
      name: "Ana Horvat",
      orderNumber: "2026-000001",
      email: "ana@kupac.example",
    });
    expect(await begun("?order=2026-000001")).toEqual({ orderNumber: "2026-000001" });
    expect(await begun("?order=%3Cscript%3E&token=wrong")).toEqual({});
  });

  it("tells whoever has the link of an account's order no address that the account has now", async () => {
    const { platform } = await openTestShop();
    const user = await openAccount(platform, { email: "nova@kupac.example" });
    const form = filledForm({ email: "nova@kupac.example" });
    const placed = await placeOrder(platform, input({ form, userId: user.id }));
    const path = `/raskid-ugovora?token=${placed.ok ? placed.order.token : ""}`;
    expect((await loader(screenRequest(platform, path))).prefill).toEqual({
      name: "Ana Horvat",
      orderNumber: "2026-000001",
    });
  });

  it.each([
    ["name", "", "errors.required"],
    ["name", "Ana www.evil.example", "errors.nameWithLink"],
    ["orderNumber", "", "errors.required"],
    ["orderNumber", "2026-000001 www.evil.example", "errors.nameWithLink"],
    ["email", "ana", "errors.email"],
    ["goods", "https://evil.example", "errors.nameWithLink"],
  ])("refuses %s %j with %s, and keeps the rest", async (field, value, message) => {
    const { platform } = await openTestShop();
    const answer = await action(screenRequest(platform, "/raskid-ugovora", { ...GOOD, [field]: value }));
    if (!("data" in answer)) throw new Error("The statement was taken");
    expect(answer.data.fieldErrors).toEqual({ [field]: [message] });
    expect(answer.data.values).toMatchObject({ ...GOOD, [field]: value });
  });
});
