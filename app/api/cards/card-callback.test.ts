import { describe, expect, it } from "vitest";
import { answerToCall, leaveAgain, ledOn, leftForCardPage, returnUrlOf } from "../../../tests/support/card-attempts.ts";
import { TEST_PROVIDERS } from "../../../tests/support/card-providers.ts";
import { waitingMails } from "../../../tests/support/jobs.ts";
import { change } from "../../../tests/support/order-states.ts";
import { onBothEngines, onSqlite } from "../../../tests/support/shops.ts";
import type { Platform } from "../../platform/platform.server.ts";
import { findAttempt } from "../../shop/card-payments/card-attempts.store.server.ts";
import { listTransitions } from "../../shop/orders/order-states.store.server.ts";
import { findOrder } from "../../shop/orders/orders.store.server.ts";
import { listSetAside } from "../../shop/orders/payments.store.server.ts";

const MINUTE = 60_000;
const CENTS = 6884;

const stateOf = async ({ database }: Platform, id: string) => (await findOrder(database.read, id))?.state;
const changes = async ({ database }: Platform, id: string) => (await listTransitions(database.read, id)).length;

for (const provider of TEST_PROVIDERS) {
  // Providers differ in what they send and not in what is kept: one of them shows it on both engines.
  const onEngines = provider.name === "monri" ? onBothEngines : onSqlite;
  onEngines(`a call of ${provider.name}`, (openTestShop) => {
    const open = () => openTestShop(provider.settings("https://provider.example"));

    it("makes the order paid, told twenty times as well", { timeout: MINUTE }, async () => {
      const { platform } = await open();
      const { order, number } = await leftForCardPage(platform);
      const call = provider.call({ number, cents: CENTS });
      const answers = await Promise.all(Array.from({ length: 20 }, () => answerToCall(platform, provider, call)));
      expect(answers.map(({ status }) => status)).toEqual(Array(20).fill(200));
      expect(await stateOf(platform, order.id)).toBe("paid");
      expect(await changes(platform, order.id)).toBe(2);
      expect(await listSetAside(platform.database.read)).toEqual([]);
      expect(await findAttempt(platform.database.read, number)).toMatchObject({ outcome: "paid", amountCents: CENTS });
    });

    it("is refused with 401 where it is forged, and nothing comes of it", async () => {
      const { platform } = await open();
      const { order, number } = await leftForCardPage(platform);
      const { headers, body } = provider.call({ number, cents: CENTS });
      const forged = [
        {
          headers,
          body: provider.name === "monri" ? `${body} ` : body.replace(/.$/, (char) => (char === "0" ? "1" : "0")),
        },
        { headers, body: "" },
        { headers: { ...headers, Authorization: "WP3-callback 00" }, body: provider.name === "monri" ? body : "x=1" },
      ];
      for (const call of forged) expect((await answerToCall(platform, provider, call)).status).toBe(401);
      expect(await stateOf(platform, order.id)).toBe("awaitingPayment");
      expect(await listSetAside(platform.database.read)).toEqual([]);
    });

    it.each([
      { what: "one cent too little", said: { cents: CENTS - 1 }, reason: "amount" },
      { what: "one cent too much", said: { cents: CENTS + 1 }, reason: "amount" },
      { what: "dollars", said: { cents: CENTS, currency: "USD" }, reason: "currency" },
    ])("of $what is set aside once, and the order stays unpaid", async ({ said, reason }) => {
      const { platform } = await open();
      const { order, number } = await leftForCardPage(platform);
      for (let time = 0; time < 3; time += 1) {
        expect((await answerToCall(platform, provider, provider.call({ number, ...said }))).status).toBe(200);
      }
      expect(await stateOf(platform, order.id)).toBe("awaitingPayment");
      const waiting = { actor: provider.name, reference: number, orderId: order.id, reason, amountCents: said.cents };
      expect(await listSetAside(platform.database.read)).toMatchObject([waiting]);
    });

    it("of an amount that no order has is kept for a person, however large or odd it is", async () => {
      const { platform } = await open();
      const { order, number } = await leftForCardPage(platform);
      for (const cents of [-CENTS, 3_000_000_000, Number.MAX_SAFE_INTEGER, 1e21]) {
        expect((await answerToCall(platform, provider, provider.call({ number, cents }))).status, `${cents}`).toBe(200);
        await ledOn(platform, provider, provider.back({ number, cents }, returnUrlOf(platform, provider)));
      }
      expect(await stateOf(platform, order.id)).toBe("awaitingPayment");
      const reasons = (await listSetAside(platform.database.read)).map(({ reason }) => reason);
      expect(new Set(reasons)).toEqual(new Set(["amount"]));
    });

    it("about a number that nobody knows is kept for a person", async () => {
      const { platform } = await open();
      const call = provider.call({ number: "2026-000999-A", cents: CENTS });
      expect((await answerToCall(platform, provider, call)).status).toBe(200);
      const [waiting, ...rest] = await listSetAside(platform.database.read);
      expect(waiting).toMatchObject({ reason: "unknownOrder", orderNumber: "2026-000999-A", amountCents: CENTS });
      expect(rest).toEqual([]);
    });

    it("after the order has been cancelled is kept for a person", async () => {
      const { platform } = await open();
      const { order, number } = await leftForCardPage(platform);
      await change(platform, order.id, "cancelled", "buyer");
      await answerToCall(platform, provider, provider.call({ number, cents: CENTS }));
      expect(await stateOf(platform, order.id)).toBe("cancelled");
      expect(await listSetAside(platform.database.read)).toMatchObject([{ reason: "tooLate", reference: number }]);
    });

    it("about a second attempt pays nothing twice: its money is kept for a person", async () => {
      const { platform } = await open();
      const { order, number } = await leftForCardPage(platform);
      const second = await leaveAgain(platform, order);
      expect(second).toBe(number.replace(/A$/, "B"));
      await answerToCall(platform, provider, provider.call({ number: second, cents: CENTS }));
      await answerToCall(platform, provider, provider.call({ number, cents: CENTS }));
      expect(await changes(platform, order.id)).toBe(2);
      expect(await listSetAside(platform.database.read)).toMatchObject([{ reason: "alreadyPaid", reference: number }]);
    });
  });

  onEngines(`call and return of ${provider.name}`, (openTestShop) => {
    const open = async () => {
      const { platform } = await openTestShop(provider.settings("https://provider.example"));
      const left = await leftForCardPage(platform);
      const said = { number: left.number, cents: CENTS };
      const call = () => answerToCall(platform, provider, provider.call(said));
      const back = () => ledOn(platform, provider, provider.back(said, returnUrlOf(platform, provider)));
      return { platform, ...left, call, back };
    };

    it.each(["call first", "return first", "call alone", "return alone", "both at once"])(
      "%s: one payment",
      async (how) => {
        const { platform, order, call, back } = await open();
        if (how.startsWith("call")) await call();
        if (how.startsWith("return")) expect(await back()).toBe(`/uspjeh?order=${order.token}`);
        if (how === "return first") await call();
        if (how === "call first") expect(await back()).toBe(`/uspjeh?order=${order.token}`);
        if (how === "both at once") await Promise.all([call(), back(), call(), back()]);
        expect(await stateOf(platform, order.id)).toBe("paid");
        expect(await changes(platform, order.id)).toBe(2);
        expect(await listSetAside(platform.database.read)).toEqual([]);
      },
    );
  });

  const namesPayments = provider.name === "wspay";
  if (namesPayments) {
    onSqlite(`a payment of ${provider.name} that is told of for two orders`, (openTestShop) => {
      it("pays the first; the winery gets a mail about the second, once", async () => {
        const { platform } = await openTestShop(provider.settings("https://provider.example"));
        const first = await leftForCardPage(platform);
        const second = await leftForCardPage(platform, "another-form-key-of-22");
        for (const { number } of [first, second, second]) {
          await answerToCall(platform, provider, provider.call({ number, cents: CENTS, paymentId: "ws-1" }));
        }
        expect(await stateOf(platform, first.order.id)).toBe("paid");
        expect(await stateOf(platform, second.order.id)).toBe("awaitingPayment");
        expect(await listSetAside(platform.database.read)).toMatchObject([{ orderId: second.order.id }]);
        const mails = platform.database.read.selectFrom("jobs").select("recipient");
        expect(await mails.where("topic", "=", "payment-set-aside").execute()).toHaveLength(1);
      });
    });
  }

  const tellsOfRefunds = provider.name !== "corvuspay";
  if (tellsOfRefunds) {
    onEngines(`a refund or a chargeback that ${provider.name} tells of`, (openTestShop) => {
      it("waits for a person, each once, and the order stays as it was", async () => {
        const { platform } = await openTestShop(provider.settings("https://provider.example"));
        const { order, number } = await leftForCardPage(platform);
        await answerToCall(platform, provider, provider.call({ number, cents: CENTS }));
        // Two of the same amount, one of them told three times.
        for (const refund of ["r-1", "r-2", "r-1", "r-1"]) {
          expect((await answerToCall(platform, provider, provider.call({ number, cents: 1000, refund }))).status).toBe(
            200,
          );
        }
        expect(await stateOf(platform, order.id)).toBe("paid");
        expect(await findAttempt(platform.database.read, number)).toMatchObject({ outcome: "paid" });
        const reversal = { actor: provider.name, reference: number, orderId: order.id, reason: "reversal" };
        expect((await listSetAside(platform.database.read)).map(({ detail }) => detail).sort()).toEqual([
          "refund r-1",
          "refund r-2",
        ]);
        expect(await listSetAside(platform.database.read)).toMatchObject([
          { ...reversal, amountCents: 1000, currency: "EUR" },
          { ...reversal, amountCents: 1000, currency: "EUR" },
        ]);
        const mails = await waitingMails(platform, ({ kind }) => kind === "payment-set-aside");
        expect(mails).toHaveLength(2);
        expect(mails[0]?.text).toContain("Pružatelj platnih usluga javlja da je novac kupcu vraćen");
        expect(mails[0]?.text).toContain(`npm run staff -- order ${order.number} refund\n`);
        expect(mails[0]?.subject).toMatch(new RegExp(`${order.number}$`));
      });

      it("of the whole amount is told of beside the payment that was set aside under the same number", async () => {
        const { platform } = await openTestShop(provider.settings("https://provider.example"));
        const { order, number } = await leftForCardPage(platform);
        await change(platform, order.id, "cancelled", "buyer");
        await answerToCall(platform, provider, provider.call({ number, cents: CENTS }));
        await answerToCall(platform, provider, provider.call({ number, cents: CENTS, refund: "r-1" }));
        const reasons = (await listSetAside(platform.database.read)).map(({ reason }) => reason).sort();
        expect(reasons).toEqual(["reversal", "tooLate"]);
      });

      it("and that failed is none", async () => {
        const { platform } = await openTestShop(provider.settings("https://provider.example"));
        const { number } = await leftForCardPage(platform);
        const failed = provider.call({ number, cents: 1000, refund: "r-1", outcome: "declined" });
        expect((await answerToCall(platform, provider, failed)).status).toBe(200);
        expect(await listSetAside(platform.database.read)).toEqual([]);
      });
    });
  }

  describe("what is shown", () => {
    onEngines(`to a buyer who comes back from ${provider.name}`, (openTestShop) => {
      const open = async () => {
        const { platform } = await openTestShop(provider.settings("https://provider.example"));
        return { platform, ...(await leftForCardPage(platform)), at: returnUrlOf(platform, provider) };
      };

      it("without having paid is the order that can still be paid", async () => {
        const { platform, order, number, at } = await open();
        const declined = provider.back({ number, cents: CENTS, outcome: "declined" }, at);
        expect(await ledOn(platform, provider, declined)).toBe(`/greska-narudzbe?order=${order.token}`);
        expect(await stateOf(platform, order.id)).toBe("awaitingPayment");
        // What is told afterwards counts all the same: money that has come is not lost.
        await answerToCall(platform, provider, provider.call({ number, cents: CENTS }));
        expect(await stateOf(platform, order.id)).toBe("paid");
        expect(await findAttempt(platform.database.read, number)).toMatchObject({ outcome: "paid" });
      });

      it("with what does not fit is that somebody looks at it", async () => {
        const { platform, order, number, at } = await open();
        const cheap = provider.back({ number, cents: CENTS - 1 }, at);
        expect(await ledOn(platform, provider, cheap)).toBe(`/greska-narudzbe?order=${order.token}`);
        expect(await stateOf(platform, order.id)).toBe("awaitingPayment");
      });

      it("with a forged signature tells nothing of any order", async () => {
        const { platform, order, number, at } = await open();
        const { fields, ...rest } = provider.back({ number, cents: CENTS }, at);
        const forged = fields.map(([name, value]): [string, string] => [name, name === "order_number" ? "X" : value]);
        const [name = "", value = ""] = forged.pop() ?? [];
        const changed: [string, string] = [name, value.replace(/.$/, (char) => (char === "0" ? "1" : "0"))];
        expect(await ledOn(platform, provider, { ...rest, fields: [...forged, changed] })).toBe("/greska-narudzbe");
        expect(await stateOf(platform, order.id)).toBe("awaitingPayment");
      });
    });
  });
}
