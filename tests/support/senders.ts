import type { ActionFunctionArgs } from "@remix-run/node";
import { expect } from "vitest";
import { type FormAnswer, PRESS_AGAIN_FIELD } from "../../app/forms/form-answer.ts";
import type { Platform } from "../../app/platform/platform.server.ts";
import { SECONDS } from "../../app/platform/system/clock.ts";
import { signedStart } from "../../app/shop/spam/start-time.server.ts";
import { ORDER_FIELDS } from "./buyers.ts";
import { letTimePass, type TestShop } from "./shops.ts";

type Action = (args: ActionFunctionArgs) => Promise<unknown>;
type Fields = Record<string, string>;
type Sending = { address?: string; headers?: Record<string, string>; partnerOrigin?: string };

/** What an action has answered, whether it returned or threw it. */
export type Answered = { status: number; headers: Headers; form: FormAnswer | null };

export const ADDRESS = "203.0.113.7";

/** Posts a form to an action, as the program does. */
export async function post(
  { platform }: TestShop,
  action: Action,
  path: string,
  fields: Fields,
  { address = ADDRESS, headers = {}, partnerOrigin }: Sending = {},
): Promise<Answered> {
  const body = new URLSearchParams(fields);
  const request = new Request(`http://localhost:3000${path}`, { method: "POST", body, headers });
  const context = { platform, clientAddress: address, partnerOrigin: partnerOrigin ?? null };
  const answer = await action({ request, params: {}, context }).catch((thrown: unknown) => thrown);
  if (answer instanceof Response) return { status: answer.status, headers: answer.headers, form: null };
  if (typeof answer !== "object" || answer === null || !("init" in answer)) throw answer;
  const { init, data } = answer as { init: ResponseInit | null; data: FormAnswer };
  return { status: init?.status ?? 200, headers: new Headers(init?.headers), form: data };
}

/** The field that says when a form was opened; then somebody takes twenty seconds to fill it in. */
export function filledIn(shop: TestShop, form: "reservation" | "inquiry"): Fields {
  const startedAt = signedStart(shop.platform, form);
  letTimePass(shop, 20 * SECONDS);
  return { startedAt };
}

/** Does what a page asks that wants one more press: waits and sends the same form again. */
export async function pressAgain(
  shop: TestShop,
  { form, status }: Answered,
  send: (fields: Fields) => Promise<Answered>,
): Promise<Answered> {
  expect([status, form?.formError?.reason]).toEqual([429, "pressAgain"]);
  letTimePass(shop, 3 * SECONDS);
  return send({ [PRESS_AGAIN_FIELD]: form?.formError?.pressAgain ?? "" });
}

/** A booking of one of many guests, all different. */
export const guest = (number: number): Fields => ({
  intent: "reserve",
  package: "basic",
  adults: "2",
  date: ["2026-11-23", "2026-11-24", "2026-11-25"][number % 3] ?? "",
  time: ["10:00", "11:00", "12:00", "13:00"][number % 4] ?? "",
  fullName: `Guest ${number}`,
  email: `guest${number}@gost.example`,
  phone: `+385 91 234 ${5000 + number}`,
  terms: "on",
});

/** An order of one of many buyers, with a key of its own. */
export const buyer = (number: number, more: Fields = {}): Fields => ({
  ...ORDER_FIELDS,
  firstName: `Buyer ${number}`,
  orderKey: `order-key-of-buyer-${String(number).padStart(6, "0")}`,
  ...more,
});

/** The cookie of a cart. */
export const cartCookie = (productId: string, quantity: number) => ({
  Cookie: `cart=${encodeURIComponent(JSON.stringify([{ productId, quantity }]))}`,
});

/** The mails to an address other than the winery's that go out within the hour. */
export async function mailsOut({ platform, clock }: TestShop, recipient?: string): Promise<number> {
  const rows = await platform.database.read.selectFrom("jobs").select(["recipient", "topic", "next_at"]).execute();
  const ours = rows.filter(({ topic }) => !topic.endsWith("-winery"));
  return ours.filter((mail) => mail.next_at <= clock.now && (recipient ?? mail.recipient) === mail.recipient).length;
}

export const count = async ({ database }: Platform, table: "orders" | "reservations" | "inquiries") =>
  (await database.read.selectFrom(table).select("id").execute()).length;
