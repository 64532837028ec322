import type { EntryContext, ServerBuild } from "@remix-run/node";
import { expect, it } from "vitest";
import { singleRouteHandlers } from "./single-route-handlers.server.ts";

const PATHS: Record<string, string | undefined> = {
  "contact:kontakt": "kontakt",
  "contact:contatto": "contatto",
  "product:nasi-proizvodi/:slug": "nasi-proizvodi/:slug",
  "not-found": "*",
};

type Asked = { params: Record<string, string> };

/** A build whose pages tell which routes were matched, with which parameters, and which routes the application holds. */
const build = {
  entry: {
    module: {
      default: (_: Request, status: number, headers: Headers, { manifest, staticHandlerContext }: EntryContext) => {
        const { matches } = staticHandlerContext;
        const matched = { ids: matches.map(({ route }) => route.id), params: matches[0]?.params };
        return Response.json({ ...matched, held: Object.keys(manifest.routes) }, { status, headers });
      },
    },
  },
  routes: {
    root: { id: "root", path: "", module: { default: () => null } },
    frame: { id: "frame", parentId: "root", path: ":lang?", module: { default: () => null } },
    home: { id: "home", parentId: "frame", index: true, module: { default: () => null } },
    ...Object.fromEntries(
      Object.entries(PATHS).map(([id, path]) => [
        id,
        { id, path, parentId: "frame", module: { default: () => null, loader: () => ({ id }) } },
      ]),
    ),
    cart: { id: "cart", parentId: "frame", path: "cart", module: { default: () => null } },
    robots: { id: "robots", parentId: "root", path: "robots.txt", module: { loader: () => new Response("all") } },
    assets: { id: "assets", parentId: "root", path: "assets/:id", module: { loader: ({ params }: Asked) => params } },
    products: { id: "products", parentId: "root", path: "/api/products", module: { loader: () => ["all"] } },
    "unknown-call": { id: "unknown-call", parentId: "root", path: "api/*", module: { loader: () => "no such call" } },
  },
  assets: { routes: {} },
  future: { v3_singleFetch: true },
} as unknown as ServerBuild;
build.assets.routes = build.routes as unknown as ServerBuild["assets"]["routes"];

const answer = singleRouteHandlers(build, "production");
const ask = (path: string) => answer(new Request(`http://shop${path}`));

it.each([
  ["/", "home", {}],
  ["/it", "home", { lang: "it" }],
  ["/kontakt?x=1", "contact:kontakt", {}],
  ["/de/kontakt", "contact:kontakt", { lang: "de" }],
  ["/it/contatto/", "contact:contatto", { lang: "it" }],
  ["/nasi-proizvodi/tri%20soja", "product:nasi-proizvodi/:slug", { slug: "tri soja" }],
])("answers %s by an application that holds %s alone", async (path, id, params) => {
  const answered = await (await ask(path)).json();
  expect(answered.ids).toEqual(["root", "frame", id]);
  expect(answered.params).toEqual(params);
  expect(answered.held.sort()).toEqual(["frame", id, "not-found", "root"].sort());
});

it("answers a form of the frame by an application that holds what begins alike", async () => {
  const answered = await (await ask("/cart")).json();
  expect(answered.ids).toEqual(["root", "frame", "cart"]);
  expect(answered.held.sort()).toEqual(["cart", "frame", "home", "not-found", "root"]);
});

it.each(["/assets", "/assets/", "/cart/"])("answers %s by a page, never by the frame alone", async (path) => {
  expect((await (await ask(path)).json()).ids).toHaveLength(3);
});

it.each([
  ["/assets/teran%202023", '{"id":"teran 2023"}'],
  // Not the contact screen in a language "assets", to which the router would give it.
  ["/assets/kontakt", '{"id":"kontakt"}'],
  ["/api/products", '["all"]'],
  ["/api/products/", '["all"]'],
  ["/api/no/such", '"no such call"'],
  ["/robots.txt", "all"],
])("answers %s, which is no page", async (path, text) => {
  expect(await (await ask(path)).text()).toBe(text);
});

it.each([
  ["/en/kontakt", "contact:kontakt"],
  ["/Kontakt", "contact:kontakt"],
  ["/no/where/at/all", "not-found"],
])("leaves %s, which the dictionary does not hold, to the whole application", async (path, id) => {
  const answered = await (await ask(path)).json();
  expect(answered.ids).toEqual(["root", "frame", id]);
  expect(answered.held).toHaveLength(Object.keys(build.routes).length);
});

it("answers the data of a screen", async () => {
  expect(await (await ask("/de/kontakt.data")).text()).toContain("contact:kontakt");
});
