import { vi } from "vitest";
import { ORDER_FIELDS } from "./buyers.ts";
import { emailsTo, linkIn } from "./emails.ts";
import { openDay } from "./open-day.ts";
import type { RunningServer } from "./server.ts";

/** What the walk needs before it starts: two orders, a reservation, an account and the links of its mails. */
export type Guests = {
  orderToken: string;
  /** Of an order that waits for its payment by card. */
  cardOrderToken: string;
  /** Where a placed order led to. */
  orderSuccess: string;
  reservationToken: string;
  /** The session cookie of somebody who is logged in and has ordered. */
  session: string;
  registerToken: string;
  resetToken: string;
};

type Fields = Record<string, string>;

export const FULL_BOX = [{ productId: "malvazija-2025", quantity: 6 }];
export const cartCookie = (lines: object[]) => encodeURIComponent(JSON.stringify(lines));

/** The account that the shop holds once its guests have come. */
const EMAIL = "ana@kupac.example";
const PASSWORD = "maslina-i-vjetar-7";
const ORDER = { ...ORDER_FIELDS, email: EMAIL, orderKey: "W".repeat(22) };
const BY_CARD = { payment: "card", orderKey: "C".repeat(22) };
const REGISTRATION = {
  firstName: "Ana",
  lastName: "Horvat",
  email: EMAIL,
  terms: "on",
};

/** Fills the shop with one guest of each kind, by its own forms. */
export async function welcomeGuests(server: RunningServer): Promise<Guests> {
  const post = poster(server);
  const emailLink = (address: string, path: string) =>
    vi.waitFor(() => tokenIn(server, address, path), { timeout: 20_000, interval: 50 });

  const placed = await post("/potvrda", ORDER, `cart=${cartCookie(FULL_BOX)}`);
  const orderSuccess = locationOf(placed);
  const thanks = await (await fetch(server.url + orderSuccess)).text();
  const byCard = await post("/potvrda", { ...ORDER, ...BY_CARD }, `cart=${cartCookie(FULL_BOX)}`);
  const reserved = await post("/degustacija-vina", await reservation(server));

  await post("/registracija", REGISTRATION);
  const token = await emailLink(EMAIL, "/potvrdi");
  await post("/potvrdi", { token, password: PASSWORD, passwordConfirm: PASSWORD });
  const loggedIn = await post("/login", { email: EMAIL, password: PASSWORD, redirectTo: "", remember: "on" });
  await post("/registracija", { ...REGISTRATION, email: "iva@kupac.example" });
  await post("/login?overlay=forgotPassword", { intent: "forgotPassword", email: EMAIL });
  return {
    orderSuccess,
    orderToken: /href="\/narudzba\/([^"?]+)"/.exec(thanks)?.[1] ?? "",
    cardOrderToken: /^\/narudzba\/([^/]+)\/placanje\?/.exec(locationOf(byCard))?.[1] ?? "",
    reservationToken: new URL(locationOf(reserved), server.url).searchParams.get("token") ?? "",
    session: /^session=([^;]+)/.exec(loggedIn.headers.getSetCookie().join("\n"))?.[1] ?? "",
    registerToken: await emailLink("iva@kupac.example", "/potvrdi"),
    resetToken: await emailLink(EMAIL, "/nova-lozinka"),
  };
}

function poster(server: RunningServer) {
  return async (path: string, fields: Fields, Cookie = "") => {
    const answer = await fetch(server.url + path, {
      method: "POST",
      body: new URLSearchParams(fields),
      redirect: "manual",
      headers: { Origin: server.url, Cookie },
    });
    if (answer.status !== 303) throw new Error(`${path} answered ${answer.status}`);
    return answer;
  };
}

const locationOf = (answer: Response) => answer.headers.get("Location") ?? "";

function tokenIn(server: RunningServer, address: string, path: string): string {
  for (const mail of emailsTo(server.dataDir, address)) {
    const text = mail.parts.map((part) => part.text).join("\n");
    if (text.includes(`${path}?`)) return new URL(linkIn(mail, path)).searchParams.get("token") ?? "";
  }
  throw new Error(`No mail to ${address} leads to ${path} yet`);
}

async function reservation(server: RunningServer): Promise<Fields> {
  return {
    intent: "reserve",
    package: "basic",
    adults: "2",
    children: "1",
    date: await openDay(server),
    time: "10:00",
    fullName: "Ana Horvat",
    email: EMAIL,
    phone: "+385 91 234 5678",
    note: "",
    terms: "on",
    reservationKey: "W".repeat(22),
  };
}
