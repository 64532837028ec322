import { Validator } from "@seriousme/openapi-schema-validator";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { z } from "zod";
import { LANGUAGES } from "../../app/i18n/languages.ts";
import { pathTo } from "../../app/routing/paths.ts";
import { addressesOfBuild } from "../support/routes.ts";
import { discardServer, type RunningServer, startServer } from "../support/server.ts";
import { unescaped } from "../support/unescaped.ts";

const parameter = z.looseObject({ name: z.string(), in: z.string(), example: z.unknown().optional() });
const operation = z.looseObject({
  operationId: z.string(),
  parameters: z.array(parameter),
  requestBody: z
    .object({ content: z.record(z.string(), z.looseObject({ example: z.unknown().optional() })) })
    .partial()
    .optional(),
  responses: z.record(z.string(), z.unknown()),
  security: z.array(z.unknown()).optional(),
});
const openapi = z.looseObject({
  openapi: z.literal("3.1.0"),
  paths: z.record(z.string(), z.record(z.string(), operation)),
  components: z.looseObject({ schemas: z.record(z.string(), z.record(z.string(), z.unknown())) }),
});

type Operation = z.infer<typeof operation>;

let server: RunningServer;
let document: z.infer<typeof openapi>;
let operations: { method: string; path: string; operation: Operation }[];

beforeAll(async () => {
  server = await startServer();
  document = openapi.parse(await (await fetch(`${server.url}/api/openapi.json`)).json());
  operations = Object.entries(document.paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, operation]) => ({ method: method.toUpperCase(), path, operation })),
  );
});

afterAll(async () => {
  await discardServer(server);
});

type Further = { headers?: Record<string, string>; fields?: Record<string, unknown> };

function send(
  method: string,
  path: string,
  { parameters, requestBody }: Operation,
  { headers = {}, fields = {} }: Further = {},
): Promise<Response> {
  const url = new URL(
    path.replace(/\{(\w+)\}/g, (_, name) => String(exampleOf(parameters, name))),
    server.url,
  );
  for (const one of parameters) {
    if (one.in === "query" && one.example !== undefined) url.searchParams.set(one.name, String(one.example));
  }
  const example = requestBody?.content?.["application/json"]?.example;
  const body = isObject(example) ? { body: JSON.stringify({ ...example, ...fields }) } : {};
  return fetch(url, { method, headers: { "Content-Type": "application/json", ...headers }, ...body });
}

const isObject = (value: unknown): value is Record<string, unknown> => typeof value === "object" && value !== null;

const exampleOf = (parameters: Operation["parameters"], name: string) =>
  parameters.find((one) => one.name === name)?.example;

describe("the description of the calls", () => {
  it("is OpenAPI 3.1", async () => {
    const { valid, errors } = await new Validator().validate(structuredClone(document));
    expect(errors).toBeUndefined();
    expect(valid).toBe(true);
  });

  it("tells of every call that the build has", async () => {
    const calls = (await addressesOfBuild()).filter(
      (path) => /^\/(api|mail)\//.test(path) && !/\/(something|openapi.json)$/.test(path),
    );
    expect(calls.length).toBeGreaterThan(10);
    expect(operations.map(({ path }) => path)).toEqual(expect.arrayContaining(calls));
  });

  it("has for each an example that the server takes, and tells what it answers", async () => {
    for (const { method, path, operation } of operations) {
      const answer = await send(method, path, operation);
      const done = Object.entries(operation.responses).find(
        ([code, response]) => code < "300" && JSON.stringify(response).includes("application/json"),
      );
      const expected = operation.security || operation.operationId === "login" ? "401" : done?.[0];
      expect([path, String(answer.status)]).toEqual([path, expected]);
      const name = z
        .object({ content: z.object({ "application/json": z.object({ schema: z.object({ $ref: z.string() }) }) }) })
        .safeParse(operation.responses[expected ?? ""]).data;
      const reference = name?.content["application/json"].schema.$ref.split("/").at(-1);
      const schema = document.components.schemas[reference ?? "problem"] ?? {};
      const parsed = z.fromJSONSchema(schema).safeParse(await answer.json());
      expect([path, parsed.error?.issues ?? []]).toEqual([path, []]);
    }
  });

  it("keeps its word on every post: the same key and body, the same answer; another body, 409; and what is left of the limit", async () => {
    const posts = operations.filter(({ method }) => method === "POST");
    expect(posts.length).toBeGreaterThan(6);
    for (const { path, method, operation } of posts) {
      expect(operation.parameters.map(({ name }) => name)).toContain("Idempotency-Key");
      const headers = { "Idempotency-Key": `key of ${path}`.replaceAll(" ", "-") };
      const first = await send(method, path, operation, { headers });
      expect([path, first.headers.get("RateLimit-Policy")]).toEqual([
        path,
        expect.stringMatching(/^"\w+";q=\d+;w=\d+$/),
      ]);
      expect([path, first.headers.get("RateLimit")]).toEqual([path, expect.stringMatching(/^"\w+";r=\d+;t=\d+$/)]);
      const again = await send(method, path, operation, { headers });
      expect([path, again.status, await again.text()]).toEqual([path, first.status, await first.text()]);
      // Only what was done is kept: the example's login is nobody's.
      if (!first.ok) continue;
      expect([path, again.headers.get("Idempotent-Replayed")]).toEqual([path, "true"]);
      const other = await send(method, path, operation, { headers, fields: { something: "else" } });
      expect([path, other.status]).toEqual([path, 409]);
    }
  });

  it("names no call that answers in another type, or takes the other method", async () => {
    for (const { path, method, operation } of operations) {
      const xml = await send(method, path, operation, { headers: { Accept: "text/xml" } });
      expect([path, xml.status]).toEqual([path, 406]);
      const other = method === "GET" ? "POST" : "GET";
      const answer = await send(other, path, { ...operation, requestBody: undefined });
      expect([path, answer.status, answer.headers.get("Content-Type")]).toEqual([
        path,
        405,
        "application/problem+json",
      ]);
      expect(answer.headers.get("Allow")).toBe(method === "GET" ? "GET, HEAD, OPTIONS" : "POST, OPTIONS");
    }
  });

  it.each(["/api/products/%00", "/search/suggestions?q=%00"])(
    "tells that an address may be one that cannot be read: %s",
    async (address) => {
      const answer = await fetch(server.url + address);
      expect([answer.status, answer.headers.get("Content-Type")]).toEqual([400, "application/problem+json"]);
      const path = address.replace("%00", "{slug}").replace(/\?.*/, "");
      const { operation } = operations.find((call) => call.path === path) ?? {};
      expect(Object.keys(operation?.responses ?? {})).toContain("400");
    },
  );

  it("tells of the very fields that are asked for: what it requires is missed by name", async () => {
    for (const { path, operation } of operations.filter(({ method }) => method === "POST")) {
      const schema = z
        .object({ "application/json": z.object({ schema: z.object({ required: z.array(z.string()).default([]) }) }) })
        .parse(operation.requestBody?.content)["application/json"].schema;
      const headers = { "Content-Type": "application/json" };
      // With this intent the cart's form needs nothing else; no other call knows the field.
      const body = JSON.stringify({ intent: "fillBox" });
      const answer = await fetch(server.url + path, { method: "POST", headers, body });
      const problem = z
        .object({ errors: z.array(z.object({ field: z.string() })).default([]) })
        .parse(await answer.json());
      expect([path, problem.errors.map(({ field }) => field).sort()]).toEqual([path, schema.required.sort()]);
    }
  });

  it("tells of the very queries that are understood: each parameter takes what its schema takes, and nothing else", async () => {
    const tried = ["", "en", "fr", "wine", "vino", "2026-11-23", "2026-02-30", "tomorrow", "a".repeat(401)];
    const asked = operations.filter(({ operation }) => operation.parameters.some((one) => one.in === "query"));
    expect(asked.length).toBeGreaterThan(3);
    for (const { method, path, operation } of asked) {
      for (const one of operation.parameters.filter((other) => other.in === "query")) {
        const schema = z.fromJSONSchema(z.record(z.string(), z.unknown()).parse(one.schema));
        for (const example of tried) {
          const parameters = operation.parameters.map((other) => (other === one ? { ...one, example } : other));
          const { status } = await send(method, path, { ...operation, parameters });
          // An empty value counts as not given.
          const isTaken = example === "" ? !one.required : schema.safeParse(example).success;
          expect([path, one.name, example, status]).toEqual([path, one.name, example, isTaken ? 200 : 422]);
        }
      }
    }
  });
});

it("anchors every pattern: JSON Schema's, unlike those of HTML, need only be found somewhere", () => {
  const patterns = JSON.stringify(document).match(/"pattern":"(?:[^"\\]|\\.)*"/g) ?? [];
  expect(patterns.length).toBeGreaterThan(2);
  expect(patterns.filter((pattern) => !/^"pattern":"\^.*\$"$/.test(pattern))).toEqual([]);
});

it.each(["", "?date=", "?date=2026-02-30", "?date=tomorrow", "?date[]=2026-06-20"])(
  "names the field where times are asked for without a day: %s",
  async (query) => {
    const answer = await fetch(`${server.url}/api/reservations/slots${query}`);
    expect(answer.status).toBe(422);
    expect(await answer.json()).toMatchObject({ code: "date", errors: [{ field: "date" }] });
  },
);

describe("the page for partners", () => {
  it.each(LANGUAGES)("says from which pages no form arrives, and how often one may be sent: %s", async (language) => {
    const html = await (await fetch(server.url + pathTo("partners", language))).text();
    for (const word of ["Referrer-Policy: no-referrer", "Referrer-Policy: same-origin", "sandbox", "Retry-After"])
      expect(html).toContain(word);
  });

  it("shows a call that works as it stands, and leads the guest to the bottles", async () => {
    const html = await (await fetch(`${server.url}/en/for-partners`)).text();
    const [, shown = ""] = /<code>(curl [^<]*)<\/code>/.exec(html) ?? [];
    const [, url = "", header = "", body = ""] =
      /^curl (\S+) \\\n {2}-H '([^']*)' \\\n {2}-d '([^']*)'$/.exec(unescaped(shown)) ?? [];
    const [name = "", value = ""] = header.split(": ");
    const answer = await fetch(url, { method: "POST", headers: { [name]: value }, body });
    const { data } = z.object({ data: z.object({ url: z.string() }) }).parse(await answer.json());
    const take = new URL(data.url).searchParams.get("take") ?? "";
    expect(await (await fetch(data.url)).text()).toContain(take);
    const form = new URLSearchParams({ take, lang: "en" });
    const taken = await fetch(`${server.url}/cart/take`, { method: "POST", body: form, redirect: "manual" });
    expect(taken.headers.get("Location")).toBe("/en/our-products?overlay=cartOpen");
    expect(decodeURIComponent(taken.headers.getSetCookie()[0] ?? "")).toContain('"malvazija-2025","quantity":6');
  });

  it("names every call that OpenAPI tells of and that is no business of the visitor's own", async () => {
    const html = await (await fetch(`${server.url}/en/for-partners`)).text();
    const named = operations.filter(({ path }) => path !== "/api/auth/data");
    for (const { method, path } of named) expect(html).toContain(`${method} ${path}`.replace(" ", "<!-- --> <!-- -->"));
  });
});
