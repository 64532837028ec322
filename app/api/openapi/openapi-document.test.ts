import { expect, it } from "vitest";
import { z } from "zod";
import { BOOKING, form, HOTEL } from "../../../tests/support/calls.ts";
import { onSqlite } from "../../../tests/support/shops.ts";
import { RATE_LIMITS } from "../../shop/limits/rate-limits.ts";
import { action as reserve } from "../reservations-call.ts";
import { loader as suggest } from "../search-suggestions-call.ts";
import { openapiDocument } from "./openapi-document.server.ts";

const response = z.object({
  headers: z.record(z.string(), z.unknown()).default({}),
  content: z.record(z.string(), z.unknown()).default({}),
});
const described = z.object({
  paths: z.record(z.string(), z.record(z.string(), z.object({ responses: z.record(z.string(), z.looseObject({})) }))),
  components: z.object({ responses: z.record(z.string(), response) }),
});
const DOCUMENT = described.parse(openapiDocument("http://localhost:3000", Date.UTC(2026, 10, 20)));

/** What the document says of an answer of a call, or undefined. */
function promised(method: "get" | "post", path: string, status: number): z.infer<typeof response> | undefined {
  const answer = DOCUMENT.paths[path]?.[method]?.responses[status];
  const shared = typeof answer?.$ref === "string" && DOCUMENT.components.responses[answer.$ref.split("/").at(-1) ?? ""];
  return shared || (answer && response.parse(answer));
}

const typeOf = (answer: Response) => answer.headers.get("Content-Type")?.split(";")[0] ?? "";

onSqlite("the description of the calls", (openTestShop) => {
  it("tells that whoever asks for suggestions too often is to wait", async () => {
    const { platform } = await openTestShop();
    const ask = () => {
      const request = new Request("http://localhost:3000/search/suggestions?q=");
      return suggest({ request, params: {}, context: { platform, partnerOrigin: null, clientAddress: "10.0.0.1" } });
    };
    for (let asked = 0; asked < RATE_LIMITS.suggestions[0].most; asked++) await ask();
    const refused = await ask();
    const said = promised("get", "/search/suggestions", refused.status);
    expect([refused.status, typeOf(refused)]).toEqual([429, "application/problem+json"]);
    expect(said?.content).toHaveProperty([typeOf(refused)]);
    expect(said?.headers).toHaveProperty("Retry-After");
  });

  it.each([
    ["good", {}],
    ["wrong", { email: "nobody" }],
  ])("tells of the page that a %s form in a frame of a partner's page is answered with", async (_, changes) => {
    const { platform } = await openTestShop();
    const request = new Request("http://localhost:3000/api/reservations", {
      method: "POST",
      body: new URLSearchParams(
        Object.entries({ ...BOOKING, terms: "on", ...changes }).map(([name, value]) => [name, String(value)]),
      ),
      headers: { Accept: "text/html", "Sec-Fetch-Dest": "iframe" },
    });
    const context = { platform, partnerOrigin: HOTEL, clientAddress: "10.0.0.1" };
    const answer = await reserve({ request, params: {}, context });
    expect([answer.status, typeOf(answer)]).toEqual([200, "text/html"]);
    expect(promised("post", "/api/reservations", answer.status)?.content).toHaveProperty([typeOf(answer)]);
  });

  it("tells that a person who sends too many forms is told so by a page", async () => {
    const { platform } = await openTestShop();
    const wrong = () => form(reserve, platform, "/api/reservations", { ...BOOKING, email: "nobody" });
    for (let sent = 0; sent < RATE_LIMITS.draft[0].most; sent++) expect((await wrong()).status).toBe(303);
    const refused = await wrong();
    expect([refused.status, typeOf(refused)]).toEqual([429, "text/html"]);
    expect(promised("post", "/api/reservations", refused.status)?.content).toHaveProperty([typeOf(refused)]);
  });
});

it("promises of a read that it may not be understood, or find the shop too busy", () => {
  const reads = Object.entries(DOCUMENT.paths).filter(([, methods]) => methods.get);
  expect(reads.length).toBeGreaterThan(6);
  for (const [path] of reads) {
    for (const status of [400, 503]) {
      expect([path, promised("get", path, status)?.content]).toEqual([
        path,
        expect.objectContaining({ "application/problem+json": expect.anything() }),
      ]);
    }
  }
});
