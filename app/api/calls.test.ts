import { expect, it } from "vitest";
import { z } from "zod";
import { form, INQUIRY, json, locationOf, problemOf, rows } from "../../tests/support/calls.ts";
import { onSqlite } from "../../tests/support/shops.ts";
import { action as takeCart } from "../frame/cart/take-cart-route.tsx";
import { action as requestReset } from "./auth-request-reset-call.ts";
import { action as cart } from "./cart-call.ts";
import { action as inquiries } from "./inquiries-call.ts";
import { action as mailSend } from "./mail-send-call.ts";
import { loader as product } from "./product-call.ts";
import { action as postProducts, loader as products } from "./products-call.ts";
import { action as productsCart } from "./products-cart-call.ts";

onSqlite("the other calls", (openTestShop) => {
  it("send inquiries, with and without the box for the terms", async () => {
    const { platform } = await openTestShop();
    const sent = await json(mailSend, platform, "/mail/send", { ...INQUIRY, lang: "en" });
    expect(sent.status).toBe(202);
    const problem = await problemOf(await json(inquiries, platform, "/api/inquiries", INQUIRY));
    expect(problem.errors).toMatchObject([{ field: "terms", code: "terms" }]);
    const asked = await json(inquiries, platform, "/api/inquiries", { ...INQUIRY, terms: true });
    expect(asked.status).toBe(201);
    expect(await rows(platform, "inquiries")).toHaveLength(2);
  });

  it("take an empty field for one that was left out", async () => {
    const { platform } = await openTestShop();
    const { phone: _, ...without } = { phone: "", ...INQUIRY };
    const ids = new Set<unknown>();
    for (const [index, fields] of [{ ...without, phone: "" }, without].entries()) {
      const sent = await json(mailSend, platform, "/mail/send", { ...fields, message: `Pitanje broj ${index}` });
      expect(sent.status).toBe(202);
      ids.add(await sent.text());
    }
    expect(ids.size).toBe(2);
    expect(await rows(platform, "inquiries")).toMatchObject([{ phone: "" }, { phone: "" }]);
  });

  it("take no second line where a mail's head could grow one", async () => {
    const { platform } = await openTestShop();
    for (const email of ["a@b.hr\r\nBcc: c@d.hr", "a@b.hr,c@d.hr"]) {
      const answer = await json(mailSend, platform, "/mail/send", { ...INQUIRY, email });
      expect(answer.status).toBe(422);
    }
    const answer = await json(mailSend, platform, "/mail/send", { ...INQUIRY, partner: "Hotel\r\nBcc: c@d.hr" });
    expect(await problemOf(answer)).toMatchObject({ errors: [{ field: "partner" }] });
  });

  it("leave out of a cart what no product can be called", async () => {
    const { platform } = await openTestShop();
    const body = { products: ["medica\u0000", "\u0000", "medica", "not-there"], lang: "de" };
    const answer = await json(productsCart, platform, "/api/products/cart", body);
    expect(await answer.json()).toMatchObject({ data: [{ id: "medica" }] });
  });

  it("store nothing more of who floods them with forms that are wrong, or with keys", async () => {
    const { platform } = await openTestShop();
    const wrong = () => form(inquiries, platform, "/api/inquiries", { ...INQUIRY, email: "ana", lang: "de" });
    for (let tries = 0; tries < 60; tries++) expect((await wrong()).status).toBe(303);
    const refused = await wrong();
    expect([refused.status, refused.headers.get("RateLimit-Policy")]).toEqual([429, '"draft";q=60;w=60']);
    const seconds = refused.headers.get("Retry-After");
    expect(seconds).toMatch(/^\d+$/);
    // A person is told so by a page, in the form's language.
    expect(refused.headers.get("Content-Type")).toContain("text/html");
    expect(await refused.text()).toContain(`In ${seconds}\u00a0s können Sie das Formular wieder senden.`);
    expect(await rows(platform, "drafts")).toHaveLength(60);
    const keyed = (key: number) =>
      json(inquiries, platform, "/api/inquiries", {}, { headers: { "Idempotency-Key": `${key}` } });
    const statuses = await Promise.all(Array.from({ length: 260 }, async (_, key) => (await keyed(key)).status));
    expect(statuses.filter((status) => status === 422)).toHaveLength(300 - 61);
    // What was wrong has done nothing: its key is free for the mended body.
    const keys = await platform.database.read.selectFrom("given_answers").selectAll().execute();
    expect(keys.filter(({ answer }) => answer !== null)).toEqual([]);
  });

  it("hand bottles over to the visitor's cart once, however often the press comes whose answer is lost", async () => {
    const { platform } = await openTestShop();
    const answer = await form(cart, platform, "/api/cart", { productId: "medica", quantity: 6, lang: "it" });
    expect(answer.headers.getSetCookie()).toEqual([]);
    const page = new URL(locationOf(answer) ?? "", "http://localhost:3000");
    expect([page.pathname, page.searchParams.get("lang")]).toEqual(["/cart/take", "it"]);
    const press = async (quantity: number) => {
      const Cookie = `cart=${encodeURIComponent(`[{"productId":"medica","quantity":${quantity}}]`)}`;
      const request = new Request(page, { method: "POST", body: page.searchParams, headers: { Cookie } });
      const taken = await takeCart({ request, params: {}, context: { platform } });
      expect(locationOf(taken)).toBe("/it/nostri-prodotti?overlay=cartOpen");
      return taken.headers.getSetCookie().map(decodeURIComponent);
    };
    // Two presses of one button, at once and one after the other: the browser has kept no answer, its cart is as before.
    const presses = [...(await Promise.all([press(1), press(1)])), await press(1)];
    for (const cookies of presses) {
      expect(cookies).toEqual([
        expect.stringContaining('{"productId":"medica","quantity":7}'),
        expect.stringContaining("notice=added"),
      ]);
    }
    // It has kept one: they are in the cart.
    expect(await press(7)).toEqual([]);
    expect(await press(0)).toEqual([]);
  });

  it.each(["-6", "0", "1.5", "1e9", "6abc"])("take no cart of %s bottles", async (quantity) => {
    const { platform } = await openTestShop();
    const answer = await form(cart, platform, "/api/cart", { productId: "medica", quantity });
    expect(locationOf(answer)).toMatch(/^\/cart\?lang=hr&draft=/);
    const refused = await json(cart, platform, "/api/cart", { productId: "medica", quantity });
    expect(await problemOf(refused)).toMatchObject({
      status: 422,
      errors: [{ field: "quantity", code: "badQuantity" }],
    });
  });

  it("answer a known and an unknown address alike, as a form too", async () => {
    const { platform } = await openTestShop();
    const answer = await json(requestReset, platform, "/api/auth/password/request-reset", {
      email: "nobody@x.example",
    });
    expect([answer.status, await answer.json()]).toEqual([202, { data: null }]);
    const path = "/api/auth/password/request-reset";
    const sent = await form(requestReset, platform, path, { email: "nobody@x.example", lang: "de" });
    expect(locationOf(sent)).toBe("/de/login?overlay=forgotPassword");
    const wrong = await form(requestReset, platform, path, { email: "nobody", lang: "de" });
    expect(locationOf(wrong)).toMatch(/^\/de\/login\?overlay=forgotPassword&draft=/);
  });

  it("tell of the catalogue in a language, by category, by slug", async () => {
    const { platform } = await openTestShop();
    const ask = (path: string) => ({ request: new Request(`http://localhost:3000${path}`), context: { platform } });
    const list = await products({ ...ask("/api/products?lang=de&category=oil"), params: {} });
    const answer = z
      .object({ data: z.array(z.object({ category: z.string(), url: z.string() })) })
      .parse(await list.json());
    expect(new Set(answer.data.map(({ category }) => category))).toEqual(new Set(["oil"]));
    expect(answer.data[0]?.url).toMatch(/^http:\/\/localhost:3000\/de\/unsere-produkte\//);
    const wrong = await products({ ...ask("/api/products?lang=fr&category=beer"), params: {} });
    expect((await problemOf(wrong)).errors?.map(({ field }) => field)).toEqual(["lang", "category"]);
    const one = await product({ ...ask("/api/products/medica"), params: { slug: "medica" } });
    expect(await one.json()).toMatchObject({ data: { id: "medica", in_stock: true } });
    const none = await product({ ...ask("/api/products/x"), params: { slug: "x" } });
    expect(await problemOf(none)).toMatchObject({ status: 404, code: "unknownProduct" });
    expect(postProducts().headers.get("Allow")).toBe("GET, HEAD, OPTIONS");
  });
});
