import { tokenIn } from "../tests/support/links.ts";
import type { RunningServer } from "../tests/support/server.ts";
import { mailsIn } from "../tests/support/stored.ts";

const PERSON = { firstName: "Ana", lastName: "Horvat", terms: "on" };
const PASSWORD = "sunce nad vinogradom";
const WAIT_MS = 50;

/** Posts a form, or JSON, to a shop. @param address where it seems to come from, for a shop that trusts its proxy */
export function postTo(
  server: RunningServer,
  path: string,
  body: Record<string, string> | string,
  address = "10.0.0.1",
): Promise<Response> {
  const type = typeof body === "string" ? "application/json" : "application/x-www-form-urlencoded";
  return fetch(server.url + path, {
    method: "POST",
    redirect: "manual",
    body: typeof body === "string" ? body : new URLSearchParams(body),
    headers: { Origin: server.url, "Content-Type": type, "X-Forwarded-For": address },
  });
}

/** The fields of a registration. */
export const registrationOf = (email: string) => ({ ...PERSON, email });

/** Opens the first account of a shop. @throws where the shop does not open it */
export async function openAccount(server: RunningServer, email: string): Promise<void> {
  await postTo(server, "/registracija", registrationOf(email));
  const mail = await firstMail(server.dataDir);
  const token = tokenIn(mail.replace(/=\r?\n/g, "").replaceAll("=3D", "="));
  const confirmed = await postTo(server, "/potvrdi", { token, password: PASSWORD, passwordConfirm: PASSWORD });
  if (confirmed.status !== 303) throw new Error(`The account was not opened: ${confirmed.status}`);
}

/** Logs in; answers the cookie of the session, as a browser sends it. @throws where the shop refuses */
export async function logIn(server: RunningServer, email: string): Promise<string> {
  const answer = await postTo(server, "/login", { email, password: PASSWORD });
  const cookie = answer.headers.getSetCookie().find((one) => /^(__Host-)?session=./.test(one));
  if (answer.status !== 303 || cookie === undefined) throw new Error(`Nobody was logged in: ${answer.status}`);
  return cookie.replace(/;.*/, "");
}

async function firstMail(dataDir: string): Promise<string> {
  for (;;) {
    const mail = await Promise.resolve()
      .then(() => mailsIn(dataDir)[0])
      .catch(() => undefined);
    if (mail !== undefined) return mail;
    await new Promise((resolve) => setTimeout(resolve, WAIT_MS));
  }
}
