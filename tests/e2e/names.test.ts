import { describe, expect, vi } from "vitest";
import { type AccountShop, accountShop, CART, chosenPassword, registration } from "../support/account-shop.ts";
import { ORDER_FIELDS } from "../support/buyers.ts";
import { emailsTo } from "../support/emails.ts";
import { openDay } from "../support/open-day.ts";
import { SOON } from "../support/patience.ts";
import { it, WINERY_MAIL } from "../support/shared-server.ts";

let shop: AccountShop;

it.beforeAll(({ shared }) => {
  shop = accountShop(shared.server);
});

/** A name that turns the direction of text and holds characters that nobody sees, and how it is to be stored. */
const HIDDEN = "Ja\u00ADsna\u202E\u2066 Ne\u200Bvi\u2060dljiva\uFEFF";
const PLAIN = "Jasna Nevidljiva";
const [FIRST = "", LAST = ""] = HIDDEN.split(" ");

const CONTACT = { phone: "+385 91 234 5678", terms: "on" };
type Fields = Record<string, string>;

/** Every form with a name, as a visitor posts it; `name` are the fields of the name. */
const FORMS: { form: string; send(name: { first: string; last: string }, email: string): Promise<Response> }[] = [
  {
    form: "the registration",
    send: ({ first, last }, email) =>
      shop.post("/registracija", { ...registration(email), firstName: first, lastName: last }),
  },
  {
    form: "the checkout",
    send: ({ first, last }, email) => {
      const fields: Fields = { ...ORDER_FIELDS, email, firstName: first, lastName: last };
      return shop.post(
        "/potvrda",
        { ...fields, orderKey: email.padEnd(24, "k").replace(/[^a-z]/g, "k") },
        { cookie: CART },
      );
    },
  },
  {
    form: "the reservation",
    send: async ({ first, last }, email) => {
      const visit = { package: "basic", adults: "1", children: "0", date: await openDay(shop.server), time: "10:00" };
      return shop.post("/degustacija-vina", {
        ...CONTACT,
        ...visit,
        intent: "reserve",
        email,
        fullName: `${first} ${last}`,
      });
    },
  },
  {
    form: "the inquiry",
    send: ({ first, last }, email) => {
      const inquiry = { subject: "Jedno pitanje", message: "Imate li još maslinova ulja?" };
      return shop.post("/kontakt", { ...CONTACT, ...inquiry, email, name: `${first} ${last}` });
    },
  },
];

/** The subjects of the winery's mails that say this. */
const subjects = (words: string) =>
  emailsTo(shop.server.dataDir, WINERY_MAIL)
    .map(({ subject }) => subject)
    .filter((subject) => subject.includes(words));

describe("a name with characters that nobody sees", () => {
  it("is stored and mailed without them, from every form", async () => {
    for (const [index, { form, send }] of FORMS.entries()) {
      expect((await send({ first: FIRST, last: LAST }, `jasna${index}@ime.example`)).status, form).toBe(303);
    }
    const token = await shop.tokenTo("jasna0@ime.example");
    expect((await shop.post("/potvrdi", { token, ...chosenPassword() })).status).toBe(303);
    expect(
      shop.rows("select first_name || ' ' || last_name as name from users where email = 'jasna0@ime.example'"),
    ).toEqual([{ name: PLAIN }]);
    // Order, reservation and inquiry: each names its sender in the subject of the mail to the winery.
    await vi.waitFor(() => expect(subjects(PLAIN)).toHaveLength(3), SOON);
    expect(subjects("").filter((subject) => /\p{Cf}/u.test(subject))).toEqual([]);
  });
});

describe("a name that is an address of the web", () => {
  const LINKS = ["http://evil.example", "WWW.evil.example", "evil.example/win", "ｗｗｗ．evil.example", "hxxp://evil"];

  it.each(LINKS)("is taken by no form: %s", async (last) => {
    for (const { form, send } of FORMS) {
      const answer = await send({ first: "Ana", last }, "poveznica@ime.example");
      expect(answer.status, form).toBe(422);
      expect((await answer.text()).includes("Upišite ime bez internetske adrese."), form).toBe(true);
    }
  });

  it("is not seen in names with dots and initials", async () => {
    const answer = await shop.post("/registracija", { ...registration("tocke@ime.example"), firstName: "dr.Ana J.R." });
    expect(answer.status).toBe(303);
  });
});
