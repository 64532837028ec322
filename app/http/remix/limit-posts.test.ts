import { data, redirect } from "@remix-run/node";
import { expect, it } from "vitest";
import { askBuild, type PageOfBuild, postOf, remixBuild } from "../../../tests/support/remix-build.ts";
import { letTimePass, onSqlite } from "../../../tests/support/shops.ts";
import { keepingHeaders } from "./kept-headers.server.ts";
import { limitingPosts } from "./limit-posts.server.ts";

const own = { RateLimit: '"login";r=9;t=60' };
const build = keepingHeaders(
  limitingPosts(
    remixBuild({
      leading: { path: "leading", module: { action: () => redirect("/", 303) } },
      plain: { path: "plain", module: { action: () => "taken" } },
      refused: { path: "refused", module: { action: () => data("wrong", { status: 422 }) } },
      limited: { path: "limited", module: { action: () => data("wrong", { status: 422, headers: own }) } },
      "products-cart": { path: "call", module: { action: () => Response.json({}), default: undefined } },
    }),
  ),
);

onSqlite("every post of a page", (openTestShop) => {
  const open = async () => {
    const shop = await openTestShop();
    // Three hundred posts may take longer than a second, and what is left of their minute is told in whole ones.
    letTimePass(shop, 0);
    const { platform } = shop;
    return (path: string) => askBuild(build, path, postOf({}), { platform, clientAddress: "192.0.2.1" });
  };

  it("says what is left of the limit of all posts, however its action answers; or of the form's own", async () => {
    const post = await open();
    const answers = [await post("/leading"), await post("/plain"), await post("/refused"), await post("/limited")];
    expect(answers.map(({ status }) => status)).toEqual([303, 200, 422, 422]);
    const left = answers.map(({ headers }) => /r=(\d+)/.exec(headers.get("RateLimit") ?? "")?.[1]);
    expect(left).toEqual(["299", "298", "297", "9"]);
    const { actionData }: PageOfBuild = await (await post("/refused")).json();
    expect(actionData).toEqual({ refused: "wrong" });
  });

  it("is turned away above it, with the time to come back", async () => {
    const post = await open();
    for (let time = 1; time <= 300; time += 1) await post("/leading");
    const answer = await post("/leading");
    expect(answer.status).toBe(429);
    expect(answer.headers.get("Retry-After")).toBe("60");
  });

  it("counts where a page is shown; calls count themselves", async () => {
    expect((await (await open())("/call")).headers.get("RateLimit")).toBeNull();
  });
});
