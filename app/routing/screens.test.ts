import { afterAll, beforeAll, describe, expect, it, vi } from "vitest";
import { INDEXED_SCREENS, screensOf } from "./screen-properties.ts";
import type { ScreenRow } from "./screen-row.ts";

it("the table lists what search engines may find, and keeps what is one visitor's own out of sight", () => {
  expect(INDEXED_SCREENS).toEqual([
    "home",
    "reservation",
    "our-products",
    "product",
    "cookies",
    "privacy-policy",
    "terms-and-conditions",
    "delivery",
    "payment-method",
    "awards",
    "contact",
    "about-us",
    "terroir",
    "withdrawal",
    "partners",
  ]);
});

it.each([
  ["header", ["home", "our-products", "reservation", "terroir", "about-us", "awards", "contact"]],
  ["footer", ["cookies", "delivery", "privacy-policy", "terms-and-conditions", "payment-method", "withdrawal"]],
  ["legal", ["terms-and-conditions", "delivery", "payment-method", "privacy-policy", "cookies"]],
] as const)("the %s has its screens in their order", (navigation, screens) => {
  expect(screensOf(navigation)).toEqual(screens);
});

it("a row of what is one visitor's own cannot say that it is stored or listed: it does not compile", () => {
  const slugs = { hr: "tajno", en: "secret", it: "segreto", de: "geheim" };
  // @ts-expect-error: stored pages are for everybody.
  const stored: ScreenRow = { slugs, properties: { guard: "account", stored: true } };
  // @ts-expect-error: the guard that is not named is the account's.
  const listed: ScreenRow = { slugs, properties: { indexed: true } };
  const open: ScreenRow = { slugs, properties: { guard: "none", indexed: true, stored: true } };
  expect([stored, listed, open].map(({ properties }) => properties?.guard)).toEqual(["account", undefined, "none"]);
});

describe("a row with nothing but slugs", () => {
  const PATH = "/tajno";

  /** The shop's own modules, read anew with one more row in the table. */
  async function withBareRow() {
    vi.resetModules();
    const { SCREENS } = await import("./screens.ts");
    const slugs = { hr: "tajno", en: "secret", it: "segreto", de: "geheim" };
    Object.assign(SCREENS, { secret: { slugs } });
    const properties = await import("./screen-properties.ts");
    const { matchScreen } = await import("./paths.ts");
    const screen = matchScreen(PATH)?.screen;
    if (screen === undefined) throw new Error("The row stands at no address");
    return {
      ...{ ...properties, screen },
      ...(await import("./methods.ts")),
      ...(await import("./open-graph-path.ts")),
      ...(await import("../frame/first-visit/age-gate-screens.ts")),
      ...(await import("../frame/navigation/navigation-links.ts")),
      ...(await import("../http/stored-screens.server.ts")),
    };
  }

  let shop: Awaited<ReturnType<typeof withBareRow>>;
  beforeAll(async () => {
    shop = await withBareRow();
  });
  afterAll(() => vi.resetModules());

  it("stands at its address, for account holders alone", () => {
    expect(shop.ALL_SCREENS).toContain("secret");
    expect(shop.guardOf(shop.screen)).toBe("account");
  });

  it("is listed nowhere", () => {
    expect(shop.INDEXED_SCREENS).not.toContain("secret");
    for (const navigation of ["header", "footer", "legal"] as const)
      expect(shop.screensOf(navigation)).not.toContain("secret");
    expect(shop.openGraphPath(shop.screen, "hr", {})).toBe("/open-graph/hr/home.png");
    expect(shop.sharedAt("hr", "secret.png")).toBeNull();
  });

  it("is neither stored nor fetched beforehand", () => {
    const said = (path: string) =>
      shop.storable(new Response(), new Request(`http://shop${path}`)).headers.get("Cache-Control");
    expect([PATH, `${PATH}.data`].map(said)).toEqual([null, null]);
    expect(["/nagrade", "/nagrade.data"].map(said)).toEqual(Array(2).fill("public, max-age=0, must-revalidate"));
    expect([PATH, "/nagrade"].map(shop.canBePrefetched)).toEqual([false, true]);
  });

  it("takes no form, and needs no gate", () => {
    expect(shop.methodsOf(new URL(`http://shop${PATH}`))).toBe("GET, HEAD, OPTIONS");
    expect([PATH, "/"].map(shop.isGated)).toEqual([false, true]);
  });
});
