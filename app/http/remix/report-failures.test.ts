import { data } from "@remix-run/node";
import { expect, it } from "vitest";
import { askBuild, type PageOfBuild, remixBuild } from "../../../tests/support/remix-build.ts";
import { onSqlite } from "../../../tests/support/shops.ts";
import { reportingFailures } from "./report-failures.server.ts";

const throwing = (thrown: () => unknown) => ({
  loader: () => {
    throw thrown();
  },
});
const build = reportingFailures(
  remixBuild({
    bug: { path: "bug", module: throwing(() => new Error("the cellar is open")) },
    busy: { path: "busy", module: throwing(() => Object.assign(new Error("busy"), { code: "SQLITE_BUSY" })) },
    missing: { path: "missing", module: throwing(() => new Response(null, { status: 404 })) },
    limited: { path: "limited", module: throwing(() => data({ seconds: 7 }, { status: 429 })) },
    call: { path: "api/call", module: { ...throwing(() => new Error("the cellar is open")), default: undefined } },
  }),
);

const report = { reference: expect.stringMatching(/^[0-9a-f]{8}$/) };

onSqlite("a loader that fails", (openTestShop) => {
  const ask = async (path: string) => askBuild(build, path, {}, { platform: (await openTestShop()).platform });
  const failureOf = async (answer: Response) => {
    const { errors }: PageOfBuild = await answer.json();
    return Object.values(errors ?? {})[0];
  };

  it("unexpectedly is a number on the page, and nothing of the cause", async () => {
    const answer = await ask("/bug");
    expect(answer.status).toBe(500);
    expect(await failureOf(answer)).toMatchObject({ status: 500, data: report });
  });

  it("for want of the database asks to come back", async () => {
    const answer = await ask("/busy");
    expect(answer.status).toBe(503);
    expect(await failureOf(answer)).toMatchObject({ status: 503, data: report });
  });

  it("on purpose is left as it is: a Response, and data with its status", async () => {
    expect((await ask("/missing")).status).toBe(404);
    const limited = await ask("/limited");
    expect(limited.status).toBe(429);
    expect(await failureOf(limited)).toMatchObject({ data: { seconds: 7 } });
  });

  it("is a problem in JSON for programs", async () => {
    const answer = await ask("/api/call");
    expect(answer.headers.get("Content-Type")).toBe("application/problem+json");
    expect(await answer.json()).toEqual({ status: 500, title: "Error", code: "failed", ...report });
  });
});
