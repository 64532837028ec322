import { expect, it } from "vitest";
import { z } from "zod";
import { openAccount, PASSWORD } from "../../tests/support/accounts.ts";
import { BOOKING, json, problemOf } from "../../tests/support/calls.ts";
import { onBothEngines } from "../../tests/support/shops.ts";
import type { Platform } from "../platform/platform.server.ts";
import { action as login } from "./auth-login-call.ts";
import { action as productsCart } from "./products-cart-call.ts";
import { action as reservations } from "./reservations-call.ts";

const CREDENTIALS = { email: "ana@kupac.example", password: PASSWORD };
const MINUTE = 60_000;
/** How many posts an address may send in a minute, whatever they are. */
const POSTS = 300;

const keyed = (key: string) => ({ headers: { "Idempotency-Key": key } });
const logIn = (platform: Platform, body: unknown, key?: string) =>
  json(login, platform, "/api/auth/login", body, key === undefined ? {} : keyed(key));
const detail = (platform: Platform, body: unknown, headers: Record<string, string> = {}) =>
  json(productsCart, platform, "/api/products/cart", body, { headers });
const tokenOf = async (answer: Response) =>
  z.object({ data: z.object({ token: z.string() }) }).parse(await answer.json()).data.token;
const given = ({ database }: Platform) => database.read.selectFrom("given_answers").selectAll().execute();
const sessions = ({ database }: Platform) => database.read.selectFrom("sessions").selectAll().execute();

onBothEngines("the calls of programs alone", (openTestShop) => {
  it("tell what is left of their limit, and when it goes on", async () => {
    const { platform } = await openTestShop();
    const first = await detail(platform, { products: ["medica"] });
    expect(first.headers.get("RateLimit-Policy")).toBe('"productsCart";q=60;w=60');
    expect(first.headers.get("RateLimit")).toMatch(/^"productsCart";r=59;t=\d+$/);
    const wrong = await logIn(platform, { ...CREDENTIALS, password: "wrong" });
    expect([wrong.status, wrong.headers.get("RateLimit-Policy")]).toEqual([401, '"login";q=10;w=60']);
    for (let tries = 1; tries < 10; tries++) await logIn(platform, { ...CREDENTIALS, password: `wrong ${tries}` });
    const refused = await logIn(platform, CREDENTIALS, "one-too-many");
    expect(refused.headers.get("RateLimit")).toMatch(/^"login";r=0;t=\d+$/);
    expect(refused.headers.get("Retry-After")).toMatch(/^\d+$/);
    expect(await problemOf(refused)).toMatchObject({ status: 429, code: "tooOften" });
    // It is no answer that a key would be given again.
    expect(await given(platform)).toMatchObject([{ answer: null }]);
  });

  it("answer a key and body alike, and another body with 409", async () => {
    const { platform } = await openTestShop();
    const headers = { "Idempotency-Key": "cart-1" };
    const first = await detail(platform, { products: ["medica"], lang: "de" }, headers);
    const again = await detail(platform, { products: ["medica"], lang: "de" }, headers);
    expect([again.status, await again.text()]).toEqual([200, await first.text()]);
    expect(again.headers.get("Idempotent-Replayed")).toBe("true");
    const other = await detail(platform, { products: ["medica"], lang: "it" }, headers);
    expect(await problemOf(other)).toMatchObject({ status: 409, code: "idempotencyConflict" });
    const noKey = await detail(platform, { products: [] }, { "Idempotency-Key": "with a space" });
    expect(await problemOf(noKey)).toMatchObject({ status: 400, code: "idempotencyKey" });
  });

  it("are honest about types, and name each wrong field with a code that stays", async () => {
    const { platform } = await openTestShop();
    const form = await detail(platform, {}, { "Content-Type": "application/x-www-form-urlencoded" });
    expect(await problemOf(form)).toMatchObject({ status: 415, code: "unsupportedType" });
    expect((await detail(platform, {}, { Accept: "text/xml" })).status).toBe(406);
    expect(await problemOf(await detail(platform, []))).toMatchObject({ status: 400, code: "unreadable" });
    const problem = await problemOf(await detail(platform, { products: "medica", lang: "fr" }));
    expect(problem.errors).toMatchObject([
      { field: "products", code: "invalid_type" },
      { field: "lang", code: "invalid_value" },
    ]);
  });

  it("count what is no post of theirs as well, and tell what is left", async () => {
    const { platform } = await openTestShop();
    const refusals = [
      await detail(platform, []),
      await detail(platform, {}, { Accept: "text/xml" }),
      await detail(platform, {}, { "Content-Type": "application/x-www-form-urlencoded" }),
      await detail(platform, {}, { "Idempotency-Key": "with a space" }),
    ];
    const left = refusals.map(({ status, headers }) => [status, headers.get("RateLimit")?.replace(/;t=.*/, "")]);
    expect(left).toEqual([400, 406, 415, 400].map((status, before) => [status, `"post";r=${POSTS - 1 - before}`]));
    for (let posts = refusals.length; posts < POSTS; posts++) await detail(platform, []);
    expect(await problemOf(await detail(platform, []))).toMatchObject({ status: 429, code: "tooOften" });
  });

  it("give a login that is sent again its token again, for ten minutes", async () => {
    const { platform, clock } = await openTestShop();
    await openAccount(platform);
    const first = await tokenOf(await logIn(platform, CREDENTIALS, "login-1"));
    clock.now += 9 * MINUTE;
    expect(await tokenOf(await logIn(platform, CREDENTIALS, "login-1"))).toBe(first);
    const other = await logIn(platform, { ...CREDENTIALS, password: "a guess" }, "login-1");
    expect(await problemOf(other)).toMatchObject({ status: 409 });
    expect(await sessions(platform)).toHaveLength(1);
    clock.now += MINUTE;
    expect(await tokenOf(await logIn(platform, CREDENTIALS, "login-1"))).not.toBe(first);
  });

  it("give two logins under one key one token, even at once", async () => {
    const { platform } = await openTestShop();
    await openAccount(platform);
    const both = await Promise.all([
      logIn(platform, CREDENTIALS, "key-of-both"),
      logIn(platform, CREDENTIALS, "key-of-both"),
    ]);
    const [first, second] = await Promise.all(both.map(tokenOf));
    expect(first).toBe(second);
  });

  it("keep no answer, no body and no key so that anybody could read them", async () => {
    const { platform } = await openTestShop();
    await openAccount(platform);
    const token = await tokenOf(await logIn(platform, CREDENTIALS, "a-key"));
    const booking = await json(reservations, platform, "/api/reservations", BOOKING, keyed("b-key"));
    const { data } = z.object({ data: z.object({ url: z.string() }) }).parse(await booking.json());
    const kept = await given(platform);
    expect(kept.map(({ answer }) => typeof answer)).toEqual(["string", "string"]);
    const secrets = [token, new URL(data.url).searchParams.get("token") ?? "", PASSWORD, "a-key"];
    for (const secret of secrets) {
      for (const text of [secret, Buffer.from(secret).toString("base64url").slice(0, -1)]) {
        expect(JSON.stringify(kept)).not.toContain(text);
      }
    }
  });
});
