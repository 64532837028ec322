import { expect, it } from "vitest";
import { z } from "zod";
import { problemOf } from "../../tests/support/calls.ts";
import { onSqlite } from "../../tests/support/shops.ts";
import type { Platform } from "../platform/platform.server.ts";
import { RATE_LIMITS } from "../shop/limits/rate-limits.ts";
import { ANSWERS } from "./openapi/openapi-answers.server.ts";
import { loader } from "./search-suggestions-call.ts";

const [LIMIT] = RATE_LIMITS.suggestions;

function suggest(platform: Platform, query: Record<string, string>, clientAddress = "10.0.0.1"): Promise<Response> {
  const request = new Request(`http://localhost:3000/search/suggestions?${new URLSearchParams(query)}`);
  return loader({ request, params: {}, context: { platform, partnerOrigin: null, clientAddress } });
}

const suggested = async (answer: Response) =>
  (ANSWERS.suggestions as z.ZodType<{ data: z.infer<typeof found> }>).parse(await answer.json()).data;
const found = z.object({
  products: z.array(z.object({ name: z.string(), url: z.string() })),
  pages: z.array(z.object({ name: z.string(), url: z.string() })),
});

onSqlite("suggestions", (openTestShop) => {
  it.each([
    ["hr", "malvazia amfora", "Malvazija Amfora"],
    ["en", "malvasia amphra", "Malvazija Amfora"],
    ["it", "malvazija anfora", "Malvazija Amfora"],
    ["de", "malvazia amphre", "Malvazija Amfora"],
  ])("forgive a slip in every language: %s, %s", async (lang, q, name) => {
    const { platform } = await openTestShop();
    const { products } = await suggested(await suggest(platform, { lang, q }));
    expect(products[0]?.name).toBe(name);
    expect(products.length).toBeLessThanOrEqual(5);
  });

  it("lead to pages too, and are nothing for nothing", async () => {
    const { platform } = await openTestShop();
    const { pages } = await suggested(await suggest(platform, { lang: "de", q: "lieferung" }));
    expect(pages[0]?.url).toMatch(/\/de\/lieferung$/);
    expect(await suggested(await suggest(platform, { q: "  " }))).toEqual({ products: [], pages: [] });
    expect((await suggest(platform, { lang: "fr", q: "vin" })).status).toBe(422);
    expect((await suggest(platform, { q: "v".repeat(401) })).status).toBe(422);
  });

  it("end where no person types as fast, for that address alone", async () => {
    const { platform } = await openTestShop();
    for (let asked = 0; asked < LIMIT.most; asked++) await suggest(platform, { q: "" });
    const refused = await suggest(platform, { q: "teran" });
    expect(await problemOf(refused)).toMatchObject({ status: 429, code: "tooOften" });
    expect(refused.headers.get("Retry-After")).toMatch(/^\d+$/);
    expect((await suggest(platform, { q: "teran" }, "10.0.0.2")).status).toBe(200);
  });
});
