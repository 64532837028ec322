import { expect, vi } from "vitest";
import { cookieOf } from "./accounts.ts";
import { newAddress } from "./addresses.ts";
import { tokenIn } from "./links.ts";
import { SOON } from "./patience.ts";
import { discardServer, type RunningServer, startServer } from "./server.ts";
import { mailsIn, rowsOf } from "./stored.ts";

export const PASSWORD = "sunce nad vinogradom";
/** Somebody who has passed the age gate: overlays stand behind it. */
export const ADULT = "ageGateAccepted=true";

type Sent = { cookie?: string; headers?: Record<string, string>; address?: string };

const BUYER = {
  ...{ firstName: "Ana", lastName: "Horvat", phone: "+385 91 234 5678", country: "HR", city: "Pula" },
  ...{ address: "Kandlerova 1", postalCode: "52100", billingSameAsDelivery: "on", delivery: "courier" },
  ...{ payment: "transfer", note: "", terms: "on", adult: "on", intent: "order" },
};
/** Six bottles of Medica. */
export const CART = `cart=${encodeURIComponent('[{"productId":"medica","quantity":6}]')}`;

/** The two fields in which a password is chosen. */
export const chosenPassword = (password = PASSWORD) => ({ password, passwordConfirm: password });

/** The fields of a registration as a browser posts them. */
export const registration = (email: string) => ({
  ...{ firstName: "Ana", lastName: "Horvat", email, phone: "", birthDate: "" },
  terms: "on",
});

let orders = 0;

/** A running shop of its own for visitors with accounts. */
export const openForAccounts = async (settings: Record<string, string> = {}) =>
  accountShop(await startServer({ TRUST_PROXY: "1", ...settings }));

/** A running shop and what visitors with accounts do in it, each from an address of their own. */
export function accountShop(server: RunningServer) {
  const requests = requestsTo(server);
  const tokenTo = (email: string, words?: string) => tokenInMail(server, email, words);
  return {
    server,
    ...requests,
    tokenTo,
    ...visitsTo(server, requests.post, tokenTo),
    rows: (sql: string, ...values: string[]) => rowsOf(server.dataDir, sql, ...values),
    mails: () => mailsIn(server.dataDir),
    close: () => discardServer(server),
  };
}

export type AccountShop = ReturnType<typeof accountShop>;

function requestsTo(server: RunningServer) {
  const withCookie = (cookie = "") => new Headers(cookie === "" ? [] : [["Cookie", cookie]]);

  function ask(path: string, { cookie, headers = {} }: Sent = {}): Promise<Response> {
    return fetch(server.url + path, {
      redirect: "manual",
      headers: { ...Object.fromEntries(withCookie(cookie)), ...headers },
    });
  }

  function post(path: string, fields: Record<string, string>, { cookie, headers = {}, address }: Sent = {}) {
    const from = { Origin: server.url, "X-Forwarded-For": address ?? newAddress() };
    return fetch(server.url + path, {
      method: "POST",
      redirect: "manual",
      body: new URLSearchParams(fields),
      headers: { ...from, ...Object.fromEntries(withCookie(cookie)), ...headers },
    });
  }

  function call(path: string, body: unknown): Promise<Response> {
    const headers = { "Content-Type": "application/json", "X-Forwarded-For": newAddress() };
    return fetch(server.url + path, { method: "POST", body: JSON.stringify(body), headers });
  }

  return { ask, post, call };
}

type Requests = ReturnType<typeof requestsTo>;

/** The token of the last mail to somebody that has a link with these words in it. */
function tokenInMail(server: RunningServer, email: string, words = "token="): Promise<string> {
  return vi.waitFor(() => {
    const mails = mailsIn(server.dataDir).filter((mail) => mail.includes(`To: ${email}`));
    const texts = mails.map((mail) => mail.replace(/=\r?\n/g, "").replaceAll("=3D", "="));
    return tokenIn(texts.filter((text) => text.includes(words)).at(-1) ?? "");
  }, SOON);
}

function visitsTo(
  server: RunningServer,
  post: Requests["post"],
  tokenTo: (email: string, words: string) => Promise<string>,
) {
  async function openAccount(email: string): Promise<void> {
    expect((await post("/registracija", registration(email))).headers.get("Location")).toBe("/registracija?sent=1");
    const confirmed = await post("/potvrdi", { token: await tokenTo(email, "/potvrdi?token="), ...chosenPassword() });
    expect(confirmed.headers.get("Location")).toBe("/login?state=confirmed");
  }

  /** Logs in; answers the cookie of the session. */
  async function logIn(email: string): Promise<string> {
    const answer = await post("/login", { email, password: PASSWORD, remember: "on" });
    expect(answer.status).toBe(303);
    return cookieOf(answer.headers.getSetCookie().slice(0, 1));
  }

  /** Orders six bottles of Medica; answers the order's number. */
  async function order(email: string, cookie = ""): Promise<string> {
    orders += 1;
    const orderKey = `order-key-of-this-test-${orders}`;
    const cookies = [cookie, CART].filter(Boolean).join("; ");
    const answer = await post("/potvrda", { ...BUYER, email, orderKey }, { cookie: cookies });
    expect(answer.status).toBe(303);
    const [row] = rowsOf(server.dataDir, "select number from orders order by number desc");
    return String(row?.number);
  }

  return { openAccount, logIn, order };
}
