import { data } from "@remix-run/node";
import { expect, it } from "vitest";
import { askBuild, postOf, remixBuild } from "../../../tests/support/remix-build.ts";
import { keepingHeaders } from "./kept-headers.server.ts";

const headers = {
  "Retry-After": "7",
  RateLimit: '"post";r=0;t=7',
  "RateLimit-Policy": '"post";q=300;w=60',
  "X-Other": "no",
};
const build = remixBuild({
  refusing: { path: "refusing", module: { action: () => data(null, { status: 429, headers }) } },
  away: {
    path: "away",
    module: {
      loader: () => {
        throw data(null, { status: 503, headers });
      },
    },
  },
  choosing: { path: "choosing", module: { headers: () => ({ "X-Chosen": "yes" }), loader: () => null } },
});

const headersOf = async (asked: Promise<Response>) => {
  const { headers } = await asked;
  return ["Retry-After", "RateLimit", "RateLimit-Policy", "X-Other"].map((name) => headers.get(name));
};
const KEPT = ["7", '"post";r=0;t=7', '"post";q=300;w=60', null];

it("Remix leaves out what an action says beside its page", async () => {
  expect(await headersOf(askBuild(build, "/refusing", postOf({})))).toEqual([null, null, null, null]);
});

it("a page keeps what its action or its failure says about limits, and nothing else", async () => {
  const keeping = keepingHeaders(build);
  expect(await headersOf(askBuild(keeping, "/refusing", postOf({})))).toEqual(KEPT);
  expect(await headersOf(askBuild(keeping, "/away"))).toEqual(KEPT);
});

it("what a route chooses itself stays", async () => {
  expect((await askBuild(keepingHeaders(build), "/choosing")).headers.get("X-Chosen")).toBe("yes");
});
