import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { localPath, localPathIn } from "./local-path.ts";

describe("a path of this site", () => {
  it.each(["/", "/de/kasse?x=1&y=%20#z", "/@me/a-b_c~d%20", "/profil/"])("is %s", (path) => {
    expect(localPath(path)).toBe(path);
  });

  it.each([
    "//evil.example/",
    "/\\evil.example",
    "\\/evil.example",
    "https://evil.example/",
    "javascript:alert(1)",
    "/a\\b",
    "/a b",
    "/č",
    "/a?b c",
    "/?a=\u0000",
    "/?a=\r\nSet-Cookie:x",
    "/#\u007f",
    "/?a=\u0085",
    "/?a=\ud800",
    "/?a=\u2028",
    "",
    "kontakt",
    null,
    7,
  ])("is not %s", (text) => {
    expect(localPath(text)).toBeNull();
  });

  it.each([
    ["/?a=č", "/?a=%C4%8D"],
    ["/#č", "/#%C4%8D"],
    ["/de?q=grün&b=🍷#sjever-š", "/de?q=gr%C3%BCn&b=%F0%9F%8D%B7#sjever-%C5%A1"],
  ])("is percent-encoded where a header cannot hold it: %s", (text, path) => {
    expect(localPath(text)).toBe(path);
  });

  it("holds nothing but printable ASCII, whatever is asked", () => {
    fc.assert(
      fc.property(fc.string({ unit: "binary" }), fc.constantFrom("/", "/?a=", "/#"), (text, start) =>
        /^[\x21-\x7e]*$/.test(localPath(start + text) ?? ""),
      ),
      { numRuns: 5000 },
    );
  });

  it("never leads to another host, whatever is asked", () => {
    fc.assert(
      fc.property(fc.string(), (text) => {
        const path = localPath(`/${text}`);
        return path === null || new URL(path, "http://here").host === "here";
      }),
      { numRuns: 5000 },
    );
  });
});

describe("a path of this site in a language", () => {
  it.each([
    ["de", "/profil", "/de/profil"],
    ["hr", "/de/profil?saved=profile#top", "/profil?saved=profile#top"],
    ["it", "/en/our-products/kazun-2019?x=%C4%8D", "/it/nostri-prodotti/kazun-2019?x=%C4%8D"],
    ["en", "/en/profile", "/en/profile"],
    // Where a partner's button leads.
    ["de", "/cart/take?lang=en&take=Ab_c-1", "/cart/take?lang=de&take=Ab_c-1"],
    ["it", "/cart?lang=hr&draft=Ab_c-1#top", "/cart?lang=it&draft=Ab_c-1#top"],
    // No screens: calls, files, and what is not there.
    ["de", "/invoice/abc?x=1", "/invoice/abc?x=1"],
    ["de", "/fr/profil", "/fr/profil"],
    ["de", "/hr/profil", "/hr/profil"],
    ["de", "//evil.example/profil", null],
    ["de", "https://evil.example/profil", null],
    ["de", null, null],
  ] as const)("in %s of %j is %j", (language, path, expected) => {
    expect(localPathIn(language, path)).toBe(expected);
  });
});
