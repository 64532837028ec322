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
      leading: { path: "locale", module: { action: () => redirect("/", 303) } },
      plain: { path: "cart", module: { action: () => "taken" } },
      refused: { path: "kontakt", module: { action: () => data("wrong", { status: 422 }) } },
      limited: { path: "login", module: { action: () => data("wrong", { status: 422, headers: own }) } },
      call: { path: "api/products/cart", module: { action: () => Response.json({}), default: undefined } },
      missing: {
        path: "narudzba/something",
        module: {
          action: () => {
            throw new Response(null, { status: 404 });
          },
        },
      },
      "not-found": { path: "*", module: { action: () => data(null, { status: 404 }) } },
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
    const answers = [await post("/locale"), await post("/cart"), await post("/kontakt"), await post("/login")];
    expect(answers.map(({ status }) => status)).toEqual([303, 200, 422, 422]);
    const left = answers.map(({ headers }) => /r=(\d+)/.exec(headers.get("RateLimit") ?? "")?.[1]);
    expect(left).toEqual(["299", "298", "297", "9"]);
    const { actionData }: PageOfBuild = await (await post("/kontakt")).json();
    expect(actionData).toEqual({ refused: "wrong" });
  });

  it("says so where what it is about is missing, too", async () => {
    const answer = await (await open())("/narudzba/something");
    expect([answer.status, answer.headers.get("RateLimit")]).toEqual([404, '"post";r=299;t=60']);
  });

  it("is turned away above it, with the time to come back", async () => {
    const post = await open();
    for (let time = 1; time <= 300; time += 1) await post("/locale");
    const answer = await post("/locale");
    expect(answer.status).toBe(429);
    expect(answer.headers.get("Retry-After")).toBe("60");
  });

  it("counts where a page is shown; calls count themselves, and where nothing stands there is nothing to count", async () => {
    const post = await open();
    for (const path of ["/api/products/cart", "/nothing-here"]) {
      expect([path, (await post(path)).headers.get("RateLimit")]).toEqual([path, null]);
    }
  });
});
