import { describe, expect, it } from "vitest";
import { ledOn, leftForCardPage } from "../../../tests/support/card-attempts.ts";
import { TEST_PROVIDERS } from "../../../tests/support/card-providers.ts";
import { NOON, onSqlite } from "../../../tests/support/shops.ts";
import { runDueJobs } from "../../platform/queue/job-runner.server.ts";
import { listTransitions } from "../orders/order-states.store.server.ts";
import { findOrder } from "../orders/orders.store.server.ts";
import { listSetAside } from "../orders/payments.store.server.ts";
import { findAttempt } from "./card-attempts.store.server.ts";
import { cardFormFor } from "./card-form.server.ts";
import { cardJobHandler } from "./card-job-handler.server.ts";
import { playSandbox } from "./play-sandbox.server.ts";

const SECOND = 1000;

describe.each(TEST_PROVIDERS)("the sandbox that plays $name", (provider) => {
  onSqlite("on a machine without https", (openTestShop) => {
    const open = async () => {
      const shop = await openTestShop({ SANDBOX_PROVIDER: provider.name });
      const { platform } = shop;
      const { order, number } = await leftForCardPage(platform);
      const attempt = await findAttempt(platform.database.read, number);
      const form = attempt && cardFormFor(platform.settings, order, attempt, "hr");
      if (!form) throw new Error("No form leads to the sandbox");
      const send = (more: Record<string, string> = {}) =>
        playSandbox(platform, new URLSearchParams({ ...form.fields, ...more }).toString());
      const press = async (button: "pay" | "decline" | "wrongAmount" | "forged") => {
        const answer = await send();
        if (!answer || !("page" in answer)) throw new Error("The sandbox shows no page");
        const { method, action, fields } = answer.page.forms[button];
        return ledOn(platform, provider, { method, url: action, fields });
      };
      const state = async () => (await findOrder(platform.database.read, order.id))?.state;
      return { ...shop, order, form, send, press, state };
    };

    it("shows what is to be paid, and pays", async () => {
      const { order, form, send, press, state } = await open();
      expect(form).toMatchObject({ action: "http://localhost:3000/card-sandbox", hosts: [], isSandbox: true });
      expect(await send()).toMatchObject({ page: { payment: { amountCents: 6884 } } });
      expect(await press("pay")).toBe(`/uspjeh?order=${order.token}`);
      expect(await state()).toBe("paid");
    });

    it("declines, pays a cent less and forges: the order stays unpaid", async () => {
      const { platform, order, press, state } = await open();
      expect(await press("forged")).toBe("/greska-narudzbe");
      expect(await listSetAside(platform.database.read)).toEqual([]);
      expect(await press("decline")).toBe(`/greska-narudzbe?order=${order.token}`);
      expect(await press("wrongAmount")).toBe(`/greska-narudzbe?order=${order.token}`);
      expect(await listSetAside(platform.database.read)).toMatchObject([{ reason: "amount", amountCents: 6883 }]);
      expect(await state()).toBe("awaitingPayment");
    });

    it("tells late, and twice, past the buyer", async () => {
      const { platform, clock, order, send, state } = await open();
      expect(await send({ play: "late" })).toMatchObject({ order: { id: order.id } });
      const work = async (at: number) => {
        clock.now = at;
        await runDueJobs(platform, cardJobHandler(platform));
        return state();
      };
      expect(await work(NOON + 19 * SECOND)).toBe("awaitingPayment");
      expect(await work(NOON + 20 * SECOND)).toBe("paid");
      await send({ play: "twice" });
      expect(await work(NOON + 21 * SECOND)).toBe("paid");
      expect(await listTransitions(platform.database.read, order.id)).toHaveLength(2);
      expect(await listSetAside(platform.database.read)).toEqual([]);
    });

    it("opens for no form but ours", async () => {
      const { platform, send } = await open();
      const numberField = provider.name === "wspay" ? "ShoppingCartID" : "order_number";
      expect(await send({ [numberField]: "2026-000999-A" })).toBeNull();
      expect(await playSandbox(platform, "")).toBeNull();
      expect(await playSandbox(platform, "order_number=1&amount=1.00&signature=00")).toBeNull();
    });
  });
});
