import { readFileSync } from "node:fs";
import { join, resolve } from "node:path";
import ts from "typescript";
import { expect, it } from "vitest";
import { z } from "zod";
import { FACTS } from "../app/facts/facts.ts";
import { COOKIE_NAMES } from "../app/session/cookies.server.ts";
import * as account from "../app/shop/accounts/account-schemas.server.ts";
import { forgotPasswordForm } from "../app/shop/accounts/password-reset.server.ts";
import { profileForm } from "../app/shop/accounts/profile-schema.server.ts";
import { inquiryForm } from "../app/shop/inquiries/inquiry-schema.server.ts";
import { checkoutForm, orderInquiryForm } from "../app/shop/orders/checkout-schema.server.ts";
import * as orderChanges from "../app/shop/orders/order-change-schema.server.ts";
import { cartForm } from "../app/shop/partners/cart-change.server.ts";
import { reservationForm, timesForm } from "../app/shop/reservations/reservation-schema.server.ts";
import { stockAlertForm } from "../app/shop/stock-alerts/stock-alert-schema.server.ts";
import { withdrawalForm } from "../app/shop/withdrawals/withdrawal-schema.server.ts";
import { nodesOf, sourcesOf } from "./support/source.ts";

const INTERFACE = readFileSync(join(resolve(import.meta.dirname, ".."), "docs/interface.md"), "utf8");

/** How the row of each form begins in the table of docs/interface.md. */
const FORMS: Record<string, { form: { fields: z.ZodObject }; row: string }> = {
  cartForm: { form: cartForm, row: "cart" },
  checkoutForm: { form: checkoutForm, row: "checkout" },
  orderInquiryForm: { form: orderInquiryForm, row: "order inquiry" },
  cancelOrderForm: { form: orderChanges.cancelOrderForm, row: "an order of a guest" },
  payByTransferForm: { form: orderChanges.payByTransferForm, row: "an order of a guest" },
  backToCartForm: { form: orderChanges.backToCartForm, row: "an order of a guest" },
  reservationForm: { form: reservationForm, row: "reservation" },
  timesForm: { form: timesForm, row: "reservation" },
  inquiryForm: { form: inquiryForm, row: "inquiry" },
  withdrawalForm: { form: withdrawalForm, row: "statement of withdrawal" },
  stockAlertForm: { form: stockAlertForm, row: "to hear when" },
  loginForm: { form: account.loginForm, row: "login" },
  registerForm: { form: account.registerForm, row: "register" },
  confirmRegistrationForm: { form: account.confirmRegistrationForm, row: "a registration's password" },
  confirmEmailForm: { form: account.confirmEmailForm, row: "a changed address" },
  forgotPasswordForm: { form: forgotPasswordForm, row: "forgot password" },
  newPasswordForm: { form: account.newPasswordForm, row: "new password" },
  profileForm: { form: profileForm, row: "profile" },
  changeEmailForm: { form: account.changeEmailForm, row: "another address" },
  changePasswordForm: { form: account.changePasswordForm, row: "another password" },
  deleteAccountForm: { form: account.deleteAccountForm, row: "the end of an account" },
};

/** Forms that no page has: the calls' own, which `GET /api/openapi.json` describes. */
const OF_CALLS = ["mailSendForm"];

/** What rows name beside their form's own fields: read before the form is, or by the page. */
const READ_BESIDE = ["intent", "from", "day", "password"];

/** Fields of forms that ask by address (GET), and two that are there for browsers: a box that cannot be changed, a name for password managers. */
const NOT_POSTED = ["q", "category", "sort", "formLang", "product", "partner", "returnTo", "necessary", "username"];

const CONTROL = /^(input|button|select|textarea|Button|TextField|CheckboxField|SelectField|TextareaField)$/;

/** The part of the page under a heading. */
function section(heading: string): string {
  return INTERFACE.split(/^## /m).find((part) => part.startsWith(`${heading}\n`)) ?? "";
}

/** The rows of the table under a heading, without its heads, as cells. */
function rowsOf(heading: string): string[][] {
  const lines = section(heading).split("\n");
  const cells = lines.filter((line) => line.startsWith("| ")).map((line) => line.split(/(?<!\\)\|/).slice(1, -1));
  return cells.slice(1).map((row) => row.map((cell) => cell.trim().replaceAll("\\|", "|")));
}

/** The fields that a text names in backticks, with the values that it gives them. */
function namedIn(text: string): Map<string, string[]> {
  const words = [...text.matchAll(/`([^`]+)`/g)].flatMap(([, code = ""]) => code.split(/[\s,]+/));
  return new Map(words.map((word) => [word.split("=")[0] ?? "", word.split("=")[1]?.split("|") ?? []]));
}

/** What a form's row says of its fields; one that points to the checkout's has those too. */
function fieldsInRow(row: string): { own: Map<string, string[]>; all: Map<string, string[]> } {
  const found = (name: string) => rowsOf("Forms").find(([form = ""]) => form.startsWith(name)) ?? [];
  const [, , fields = ""] = found(row);
  const own = namedIn(fields);
  if (!/as above|the checkout's/.test(fields)) return { own, all: own };
  return { own, all: new Map([...namedIn(found("checkout")[2] ?? ""), ...own]) };
}

it("docs/interface.md has every cookie, each with its life", () => {
  const { cartDays, favouriteDays, languageDays, sessionDays, consentDays, noticeSeconds } = FACTS;
  const lives = {
    ...{ cart: `${cartDays} days`, favourites: `${favouriteDays} days`, lang: `${languageDays} days` },
    ...{ session: `${sessionDays} days`, consent: `${consentDays} days`, notice: `${noticeSeconds} seconds` },
    ageGateAccepted: "session",
  };
  const rows = rowsOf("Cookies").map(([name = "", life = ""]) => [[...namedIn(name).keys()][0] ?? "", life] as const);
  expect(rows.map(([name]) => name).sort()).toEqual([...COOKIE_NAMES].sort());
  for (const name of COOKIE_NAMES) expect(new Map(rows).get(name)).toMatch(new RegExp(`^${lives[name]}\\b`));
});

it.each(Object.entries(FORMS))("docs/interface.md has the fields of %s, and no others", (_, { form, row }) => {
  const { own, all } = fieldsInRow(row);
  const fields = Object.keys(form.fields.shape);
  expect(fields.filter((name) => !all.has(name))).toEqual([]);
  const ofRow = Object.values(FORMS).filter((other) => other.row === row);
  const known = [...READ_BESIDE, ...ofRow.flatMap((other) => Object.keys(other.form.fields.shape))];
  expect([...own.keys()].filter((name) => !known.includes(name) && !name.startsWith("List-"))).toEqual([]);
});

it.each(Object.entries(FORMS))("docs/interface.md has the words that the fields of %s may hold", (_, { form, row }) => {
  const { properties = {} } = z.toJSONSchema(form.fields, { io: "input", unrepresentable: "any" });
  const { all } = fieldsInRow(row);
  for (const [name, values] of all) {
    const options = values.length === 0 ? undefined : (properties[name] as { enum?: string[] } | undefined)?.enum;
    if (options) expect(options).toEqual(values);
  }
});

it("every form of the shop stands in the list above", () => {
  const shop = sourcesOf("app").filter(({ name }) => name.startsWith("shop/"));
  const defined = shop.flatMap(({ text }) =>
    [...text.matchAll(/^export const (\w+Form)\b/gm)].map(([, name = ""]) => name),
  );
  expect(defined.sort()).toEqual([...Object.keys(FORMS), ...OF_CALLS].sort());
});

it("docs/interface.md has every field that a page of ours shows or reads by its name", () => {
  const named = namedIn(section("Forms"));
  const pages = sourcesOf("app").filter(({ name }) => /^(screens|frame|ui|forms)\/.*\.tsx$/.test(name));
  const shown = pages.flatMap((source) => nodesOf(source).flatMap(fieldNameOf)).filter((name) => name !== "");
  const read = sourcesOf("app").flatMap(({ text }) =>
    [...text.matchAll(/\btextField\(.*?, "([\w-]+)"\)/g)].map(([, name = ""]) => name),
  );
  expect([shown.length > 50, read.length > 10]).toEqual([true, true]);
  expect([...shown, ...read].filter((name) => !named.has(name) && !NOT_POSTED.includes(name))).toEqual([]);
});

/** The name of a form's control that is written down where it is shown. */
function fieldNameOf(node: ts.Node): string[] {
  if (!ts.isJsxSelfClosingElement(node) && !ts.isJsxOpeningElement(node)) return [];
  if (!CONTROL.test(node.tagName.getText())) return [];
  return node.attributes.properties.flatMap((attribute) => {
    const isName = ts.isJsxAttribute(attribute) && attribute.name.getText() === "name";
    return isName && attribute.initializer && ts.isStringLiteral(attribute.initializer)
      ? [attribute.initializer.text]
      : [];
  });
}
