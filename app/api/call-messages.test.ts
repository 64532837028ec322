import type { ActionFunctionArgs } from "@remix-run/node";
import { expect, it } from "vitest";
import type { z } from "zod";
import { BOOKING, INQUIRY, problemOf } from "../../tests/support/calls.ts";
import { onSqlite } from "../../tests/support/shops.ts";
import { LANGUAGES } from "../i18n/languages.ts";
import type { Platform } from "../platform/platform.server.ts";
import { forgotPasswordForm } from "../shop/accounts/password-reset.server.ts";
import { documentedFields } from "../shop/fields/define-form.server.ts";
import { inquiryForm, mailSendForm } from "../shop/inquiries/inquiry-schema.server.ts";
import { cartForm } from "../shop/partners/cart-change.server.ts";
import { partnerFields } from "../shop/partners/partner-fields.server.ts";
import { reservationForm } from "../shop/reservations/reservation-schema.server.ts";
import { action as login, loginFields } from "./auth-login-call.ts";
import { action as requestReset } from "./auth-request-reset-call.ts";
import { action as cart } from "./cart-call.ts";
import { action as inquiries } from "./inquiries-call.ts";
import { action as mailSend } from "./mail-send-call.ts";
import { action as productsCart, productsCartFields } from "./products-cart-call.ts";
import { action as reservations } from "./reservations-call.ts";

type Call = (args: ActionFunctionArgs) => Promise<Response>;

/** Every call that other sites post to, with what it takes. */
const CALLS: [string, Call, z.ZodObject, Record<string, unknown>][] = [
  ["/api/reservations", reservations, documentedFields(reservationForm), BOOKING],
  ["/api/inquiries", inquiries, documentedFields(inquiryForm), { ...INQUIRY, terms: true }],
  ["/mail/send", mailSend, documentedFields(mailSendForm), INQUIRY],
  ["/api/cart", cart, documentedFields(cartForm), { productId: "medica" }],
  ["/api/auth/password/request-reset", requestReset, forgotPasswordForm.fields, { email: "ana@gost.example" }],
];
const LONG = "a".repeat(9000);
const WRONG = [undefined, "bla", 5, -1, 1.5, 1e9, 13, true, false, [], {}, "\u0000", "2026-06-28", "www.x.hr/", LONG];

/** A key where a sentence should be, a place for a figure, or one that was left empty: `at most  characters`, `from 1 to .` */
const BROKEN = /^[\w-]+[.:]\w+(\.\w+)*$|\{\{|\}\}|\s{2}|\s[.,]/;

let senders = 0;

/** What is wrong with a body, as a sender is told who has sent nothing before. */
async function problems(platform: Platform, path: string, call: Call, body: Record<string, unknown>) {
  const headers = { "Content-Type": "application/json" };
  const request = new Request(`http://localhost:3000${path}`, { method: "POST", body: JSON.stringify(body), headers });
  const clientAddress = `sender ${senders++}`;
  const answer = await call({ request, params: {}, context: { platform, partnerOrigin: null, clientAddress } });
  return answer.status === 422 ? ((await problemOf(answer)).errors ?? []) : [];
}

onSqlite("what is wrong with a call", (openTestShop) => {
  it.each(CALLS)("is said in the asked language, with its figure: %s", async (path, call, fields, good) => {
    const { platform } = await openTestShop();
    const said = new Map<string, Set<string>>();
    for (const name of Object.keys(fields.extend(partnerFields.fields.omit({ lang: true }).shape).shape)) {
      for (const [index, wrong] of WRONG.entries()) {
        for (const lang of LANGUAGES) {
          for (const { field, code, message } of await problems(platform, path, call, {
            ...good,
            lang,
            [name]: wrong,
          })) {
            expect([field, message]).toEqual([field, expect.not.stringMatching(BROKEN)]);
            if (code === "tooLong") expect([field, message]).toEqual([field, expect.stringMatching(/\d/)]);
            // Who came first has the seats.
            if (code === "slotFull") continue;
            const alike = `${name} ${index}: ${field} ${code}`;
            said.set(alike, (said.get(alike) ?? new Set()).add(message));
          }
        }
      }
    }
    expect(said.size).toBeGreaterThan(10);
    expect([...said].filter(([, messages]) => messages.size !== LANGUAGES.length)).toEqual([]);
  });

  it.each([
    ["hr", "Najviše 80 znakova.", "Najviše 2000 znakova."],
    ["en", "No more than 80 characters.", "No more than 2000 characters."],
    ["it", "Al massimo 80 caratteri.", "Al massimo 2000 caratteri."],
    ["de", "Höchstens 80 Zeichen.", "Höchstens 2000 Zeichen."],
  ])("names the limits of what comes with every call, in %s", async (lang, partner, returnTo) => {
    const { platform } = await openTestShop();
    for (const [path, call, , good] of CALLS) {
      const long = { partner: "h".repeat(81), returnTo: `https://hotel.example/${"h".repeat(2000)}` };
      const errors = await problems(platform, path, call, { ...good, lang, ...long });
      expect([path, ...errors]).toEqual([
        path,
        { field: "partner", code: "tooLong", message: partner.replaceAll(/(?<=\d) /g, "\u00a0") },
        { field: "returnTo", code: "tooLong", message: returnTo.replaceAll(/(?<=\d) /g, "\u00a0") },
      ]);
    }
  });

  it("is said in Croatian where the language is wrong itself", async () => {
    const { platform } = await openTestShop();
    for (const [path, call, , good] of CALLS) {
      for (const lang of ["fr", 5, {}]) {
        const errors = await problems(platform, path, call, { ...good, lang });
        expect([path, ...errors]).toEqual([
          path,
          { field: "lang", code: "invalid", message: expect.stringMatching(/^Ovaj unos .*\.$/) },
        ]);
      }
    }
  });

  it.each<[string, Call, z.ZodObject]>([
    ["/api/auth/login", login, loginFields],
    ["/api/products/cart", productsCart, productsCartFields],
  ])("is said to programs alone in their library's sentences: %s", async (path, call, fields) => {
    const { platform } = await openTestShop();
    for (const name of Object.keys(fields.shape)) {
      for (const wrong of WRONG) {
        for (const { field, message } of await problems(platform, path, call, { [name]: wrong })) {
          expect([field, message]).toEqual([field, expect.not.stringMatching(BROKEN)]);
        }
      }
    }
    expect(await problems(platform, path, call, {})).not.toEqual([]);
  });
});
