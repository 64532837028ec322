import type { Platform } from "../../app/platform/platform.server.ts";
import type { User } from "../../app/shop/accounts/account.ts";
import type { RegistrationFields } from "../../app/shop/accounts/account-schemas.server.ts";
import { confirmRegistration } from "../../app/shop/accounts/confirm-registration.server.ts";
import { registerAccount } from "../../app/shop/accounts/register-account.server.ts";
import { findUserByEmail } from "../../app/shop/accounts/users.store.server.ts";
import type { Mail } from "../../app/shop/mail/mail.ts";
import { waitingMails } from "./jobs.ts";
import { tokenIn } from "./links.ts";

export const PASSWORD = "sunce nad vinogradom";

/** A registration filled in well, changed where a test wants it otherwise. */
export function filledRegistration(changes: Partial<RegistrationFields> = {}): RegistrationFields {
  return {
    firstName: "Ana",
    lastName: "Horvat",
    email: "ana@kupac.example",
    phone: "",
    birthDate: "",
    newsletter: false,
    ...changes,
  };
}

/** Somebody who has registered and chosen `PASSWORD` by the mail's link. */
export async function openAccount(platform: Platform, changes: Partial<RegistrationFields> = {}): Promise<User> {
  const form = filledRegistration(changes);
  await registerAccount(platform, form, "hr");
  await confirmRegistration(platform, {
    language: "hr",
    token: await tokenTo(platform, form.email),
    password: PASSWORD,
  });
  const user = await findUserByEmail(platform.database.read, form.email);
  if (!user) throw new Error("The account was not made");
  return user;
}

/** The mails that wait for somebody. */
export function emailsTo(platform: Platform, to: string): Promise<Omit<Mail, "id">[]> {
  return waitingMails(platform, ({ recipient }) => recipient === to);
}

/** The token of the link in the last mail of a kind to somebody. */
export async function tokenTo(platform: Platform, to: string, about = "account-confirm"): Promise<string> {
  const mails = await waitingMails(platform, ({ kind, recipient }) => kind === about && recipient === to);
  const [before, last] = [mails.at(-2), mails.at(-1)];
  if (before && before.createdAt === last?.createdAt)
    throw new Error("Two mails of one moment: which is the last is chance; let time pass");
  return tokenIn(last?.html ?? "");
}

/** A form as a browser posts it. */
export function posted(path: string, fields: Record<string, string>, cookie = ""): Request {
  const headers = new Headers(cookie === "" ? [] : [["Cookie", cookie]]);
  return new Request(`http://localhost:3000${path}`, { method: "POST", body: new URLSearchParams(fields), headers });
}

/** A page as a browser asks for it. */
export function asked(path: string, cookie = ""): Request {
  return new Request(`http://localhost:3000${path}`, { headers: cookie === "" ? {} : { Cookie: cookie } });
}

/** What a route answered or threw: its status, where it leads, and the cookies it sets. */
export async function outcome(work: () => Promise<unknown>) {
  const result = await work().catch((thrown: unknown) => thrown);
  if (result instanceof Error) throw result;
  if (result instanceof Response) {
    const { status, headers } = result;
    return { status, to: headers.get("Location"), headers, cookies: headers.getSetCookie(), data: null };
  }
  const init = isData(result) ? result.init : null;
  const headers = new Headers(init?.headers);
  const data = isData(result) ? result.data : result;
  return { status: init?.status ?? 200, to: null, headers, cookies: headers.getSetCookie(), data };
}

function isData(result: unknown): result is { data: unknown; init: ResponseInit | null } {
  return typeof result === "object" && result !== null && "init" in result && "data" in result;
}

/** The `Cookie` header of a browser that was given these. */
export function cookieOf(cookies: readonly string[]): string {
  return cookies.map((cookie) => cookie.split(";")[0]).join("; ");
}
