import { expect, it } from "vitest";
import { action as requestReset } from "../../app/api/auth-request-reset-call.ts";
import { action as mailSend } from "../../app/api/mail-send-call.ts";
import { action as reservations } from "../../app/api/reservations-call.ts";
import { MINUTES, SECONDS } from "../../app/platform/system/clock.ts";
import { ALL_SCREENS, propertiesOf } from "../../app/routing/screen-properties.ts";
import { action as checkout } from "../../app/screens/checkout/checkout.tsx";
import { action as contact } from "../../app/screens/contact/contact.tsx";
import { action as register } from "../../app/screens/register/register.tsx";
import { action as book, loader as bookingPage } from "../../app/screens/reservation/reservation.tsx";
import { HOTEL, INQUIRY, json } from "../support/calls.ts";
import { postsOfBuild } from "../support/routes.ts";
import {
  type Answered,
  buyer,
  cartCookie,
  count,
  filledIn,
  guest,
  mailsOut,
  post,
  pressAgain,
} from "../support/senders.ts";
import { letTimePass, onBothEngines, type TestShop } from "../support/shops.ts";

const PAGE = { Accept: "text/html" };

it("takes posts at those screens that have a form by the table of screens, and at no other", async () => {
  const posts = await postsOfBuild();
  const withForm = ALL_SCREENS.filter((screen) => propertiesOf(screen).form);
  expect(ALL_SCREENS.filter((screen) => posts.includes(screen))).toEqual(withForm);
});

onBothEngines("behind one hotel's address", (openTestShop) => {
  it("twenty guests book on our own form within ten minutes, without scripts", async () => {
    const shop = await openTestShop();
    for (let number = 0; number < 20; number++) {
      const fields = { ...guest(number), ...filledIn(shop, "reservation") };
      expect((await post(shop, book, "/degustacija-vina", fields)).status).toBe(303);
    }
    expect(await count(shop.platform, "reservations")).toBe(20);
    expect(await mailsOut(shop)).toBe(20);
  });

  it("twenty guests book on the hotel's form, which has no start: from the fifth on by one more press on our page", async () => {
    const shop = await openTestShop();
    for (let number = 0; number < 20; number++) {
      letTimePass(shop, 20 * SECONDS);
      const sending = { headers: PAGE, partnerOrigin: HOTEL };
      const answer = await post(shop, reservations, "/api/reservations", guest(number), sending);
      expect(answer.status).toBe(303);
      const next = answer.headers.get("Location") ?? "";
      if (number < 4) expect(next).toMatch(/token=/);
      else await pressOnOurPage(shop, next);
    }
    const rows = await shop.platform.database.read.selectFrom("reservations").select("partner_origin").execute();
    expect(rows).toEqual(Array(20).fill({ partner_origin: HOTEL }));
  });

  it("the twenty-fifth booking asks for one more press, which too soon asks again and later passes", async () => {
    const shop = await openTestShop();
    const send = (number: number, more = {}) =>
      post(shop, book, "/degustacija-vina", { ...guest(number), adults: "1", ...more });
    for (let number = 0; number < 24; number++) await send(number, filledIn(shop, "reservation"));
    const asked = await send(24, filledIn(shop, "reservation"));
    expect(asked.headers.get("Retry-After")).toBe("3");
    const pressAgainField = { pressAgain: asked.form?.formError?.pressAgain ?? "" };
    expect((await send(24, pressAgainField)).form?.formError).toEqual(asked.form?.formError);
    expect((await pressAgain(shop, asked, (fields) => send(24, fields))).status).toBe(303);
    // One press, one booking.
    expect((await send(25, pressAgainField)).status).toBe(429);
  });
});

async function pressOnOurPage(shop: TestShop, address: string): Promise<void> {
  const request = new Request(`http://localhost:3000${address}`);
  const { draft } = await bookingPage({ request, params: {}, context: { platform: shop.platform } });
  const shown: Answered = { status: 429, headers: new Headers(), form: draft };
  const pressed = await pressAgain(shop, shown, (fields) => post(shop, book, address, { ...draft?.values, ...fields }));
  expect(pressed.status).toBe(303);
}

onBothEngines("one sender of mails to strangers", (openTestShop) => {
  it("is stopped at the fifth by POST /mail/send", async () => {
    const { platform } = await openTestShop();
    const statuses: number[] = [];
    for (let stranger = 0; stranger < 60; stranger++) {
      const body = { ...INQUIRY, message: `Please look, ${stranger} of you!`, email: `s${stranger}@stranger.example` };
      statuses.push((await json(mailSend, platform, "/mail/send", body)).status);
    }
    expect(statuses.filter((status) => status === 202)).toHaveLength(4);
    expect(statuses.slice(4)).toEqual(Array(56).fill(429));
  });

  it("is stopped sooner where the text is the same, though each form is filled in as people do", async () => {
    const shop = await openTestShop();
    const statuses: number[] = [];
    for (let stranger = 0; stranger < 6; stranger++) {
      const fields = { ...INQUIRY, terms: "on", email: `s${stranger}@stranger.example`, ...filledIn(shop, "inquiry") };
      statuses.push((await post(shop, contact, "/kontakt", fields)).status);
    }
    expect(statuses).toEqual([303, 303, 303, 429, 429, 429]);
  });

  it("is asked for one more press by each fifth order, registration and forgotten password", async () => {
    const shop = await openTestShop();
    const cart = cartCookie("ulje-bjelica-2025", 1);
    const ways: ((number: number) => Promise<Answered>)[] = [
      (number) => post(shop, checkout, "/potvrda", buyer(number, { email: `${number}@s.example` }), { headers: cart }),
      (number) =>
        post(
          shop,
          checkout,
          "/potvrda",
          buyer(number, { intent: "inquiry", country: "DE", email: `${number}@s.example` }),
          {
            headers: cart,
          },
        ),
      (number) => post(shop, register, "/registracija", registration(`${number}@s.example`)),
    ];
    for (const way of ways) {
      const statuses: number[] = [];
      for (let number = 0; number < 6; number++) statuses.push((await way(number)).status);
      expect(statuses).toEqual([303, 303, 303, 303, 429, 429]);
    }
    const resets: number[] = [];
    for (let number = 0; number < 6; number++) {
      const path = "/api/auth/password/request-reset";
      resets.push((await json(requestReset, shop.platform, path, { email: `${number}@s.example` })).status);
    }
    expect(resets).toEqual([202, 202, 202, 202, 429, 429]);
  });

  it("fills nobody's mailbox from many addresses: the fifth receipt of an hour waits or is left out", async () => {
    const shop = await openTestShop();
    for (let number = 0; number < 12; number++) {
      const sending = { address: `198.51.100.${number}`, headers: cartCookie("ulje-bjelica-2025", 1) };
      const email = "victim@gost.example";
      const ordered = await post(shop, checkout, "/potvrda", buyer(number, { email }), sending);
      expect(ordered.status).toBe(303);
      const inquiry = { ...INQUIRY, terms: "on", email, message: `Question number ${number}, please.` };
      expect((await post(shop, contact, "/kontakt", inquiry, { address: sending.address })).status).toBe(303);
    }
    // Four receipts of orders and four of inquiries at once; the orders' others an hour, two hours later.
    expect(await mailsOut(shop, "victim@gost.example")).toBe(8);
    letTimePass(shop, 60 * MINUTES);
    expect(await mailsOut(shop, "victim@gost.example")).toBe(12);
    letTimePass(shop, 60 * MINUTES);
    expect(await mailsOut(shop, "victim@gost.example")).toBe(16);
    const rows = await shop.platform.database.read.selectFrom("jobs").select("topic").execute();
    expect(rows.filter(({ topic }) => topic === "inquiry-winery")).toHaveLength(12);
  });
});

const registration = (email: string) => ({
  ...{ firstName: "Ana", lastName: "Horvat", email, phone: "", birthDate: "", terms: "on" },
  ...{ password: "sunce nad vinogradom", passwordConfirm: "sunce nad vinogradom" },
});
