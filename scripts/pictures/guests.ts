import { execFile } from "node:child_process";
import { existsSync } from "node:fs";
import { join } from "node:path";
import { setTimeout as pause } from "node:timers/promises";
import { promisify } from "node:util";
import type { OrderState } from "../../app/shop/orders/order-states.ts";
import { newAddress } from "../../tests/support/addresses.ts";
import { ORDER_FIELDS } from "../../tests/support/buyers.ts";
import { emailsTo, linkIn } from "../../tests/support/emails.ts";
import { openDay } from "../../tests/support/open-day.ts";
import { environmentWith } from "../../tests/support/run-settings.ts";
import type { RunningServer } from "../../tests/support/server.ts";
import { STOPPED_CLOCK } from "./open-shop.ts";
import type { Guests } from "./places.ts";

type Fields = Record<string, string>;

const CART = `cart=${encodeURIComponent(JSON.stringify([{ productId: "malvazija-2025", quantity: 6 }]))}`;
const EMAIL = "ana@kupac.example";
const PASSWORD = "maslina-i-vjetar-7";
const PERSON = { firstName: "Ana", lastName: "Horvat", email: EMAIL, terms: "on" };
const BY_TRANSFER = {};
const COLLECTED = { delivery: "pickup", payment: "cash" };
const PAID = ["paid 68,84 --reference 117"];

/** How an order gets into each state: what its form says, and what the staff's command does then. */
const WAYS: [OrderState, Fields, string[]][] = [
  ["awaitingPayment", BY_TRANSFER, []],
  ["placed", COLLECTED, []],
  ["paid", BY_TRANSFER, PAID],
  ["packed", BY_TRANSFER, [...PAID, "packed"]],
  ["sent", BY_TRANSFER, [...PAID, "packed", "sent"]],
  ["readyForPickup", COLLECTED, ["ready"]],
  ["done", BY_TRANSFER, [...PAID, "packed", "sent", "done"]],
  ["cancelled", BY_TRANSFER, ["cancel"]],
  ["refunded", BY_TRANSFER, [...PAID, "refund"]],
];

/** Fills a shop that nobody has visited, by its own forms and the staff's command: the same each time. */
export async function welcomeGuests(server: RunningServer): Promise<Guests> {
  const session = await accountOf(server);
  const orders: Guests["orders"] = {};
  const order = (index: number, fields: Fields) => {
    const orderKey = String(index).padStart(22, "K");
    return post(server, "/potvrda", { ...ORDER_FIELDS, ...fields, orderKey }, `${CART}; session=${session}`);
  };
  for (const [index, [state, fields, changes]] of WAYS.entries()) {
    const placed = await order(index, fields);
    const thanks = await fetch(server.url + placed.headers.get("Location"), {
      headers: { Cookie: `session=${session}` },
    });
    orders[state] = /href="\/narudzba\/([^"?]+)"/.exec(await thanks.text())?.[1] ?? "";
    const number = `2026-${String(index + 1).padStart(6, "0")}`;
    for (const change of changes) await staff(server, ["order", number, ...change.split(" ")]);
  }
  const toCardPage = (await order(WAYS.length, { payment: "card" })).headers.get("Location") ?? "";
  const reserved = await post(server, "/degustacija-vina", await reservation(server));
  const address = new URL(reserved.headers.get("Location") ?? "", server.url);
  return {
    orders,
    unpaidByCard: /\/narudzba\/([^/]+)\/placanje/.exec(toCardPage)?.[1] ?? "",
    session,
    reservation: address.searchParams.get("token") ?? "",
  };
}

/** The session of a new account. */
async function accountOf(server: RunningServer): Promise<string> {
  await post(server, "/registracija", PERSON);
  const token = await tokenOf(server);
  await post(server, "/potvrdi", { token, password: PASSWORD, passwordConfirm: PASSWORD });
  const login = await post(server, "/login", { email: EMAIL, password: PASSWORD, redirectTo: "", remember: "on" });
  return /^session=([^;]+)/.exec(login.headers.getSetCookie().join("\n"))?.[1] ?? "";
}

/** What the mail of a registration leads to; it is written a moment after the form's answer. */
async function tokenOf({ dataDir }: RunningServer): Promise<string> {
  for (;;) {
    const [mail] = existsSync(join(dataDir, "mail")) ? emailsTo(dataDir, EMAIL) : [];
    if (mail) return new URL(linkIn(mail, "/potvrdi")).searchParams.get("token") ?? "";
    await pause(50);
  }
}

/** @throws where a form is not answered by leading on */
async function post(server: RunningServer, path: string, fields: Fields, cookie = ""): Promise<Response> {
  const answer = await fetch(server.url + path, {
    method: "POST",
    body: new URLSearchParams(fields),
    redirect: "manual",
    headers: { Origin: server.url, Cookie: cookie, "X-Forwarded-For": newAddress() },
  });
  if (answer.status !== 303) throw new Error(`${path} answered ${answer.status}`);
  return answer;
}

async function staff({ dataDir, url }: RunningServer, words: readonly string[]): Promise<void> {
  const env = environmentWith({ NODE_ENV: "production", DATA_DIR: dataDir, PUBLIC_URL: url });
  await promisify(execFile)(process.execPath, [...STOPPED_CLOCK, "scripts/command.ts", "staff", ...words], { env });
}

async function reservation(server: RunningServer): Promise<Fields> {
  const table = { intent: "reserve", package: "basic", adults: "2", children: "1", time: "10:00", note: "" };
  const guest = { fullName: "Ana Horvat", email: EMAIL, phone: "+385 91 234 5678", terms: "on" };
  return { ...table, ...guest, date: await openDay(server), reservationKey: "W".repeat(22) };
}
