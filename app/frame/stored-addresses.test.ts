import { describe, expect, it } from "vitest";
import { storedAs } from "./stored-addresses.ts";

describe("an answer is stored", () => {
  it.each([
    ["/", "/"],
    ["/?", "/"],
    ["/de", "/de"],
    ["/?overlay=cartOpen", "/?overlay=cartOpen"],
    ["/en/our-products?sort=name&category=wine", "/en/our-products?category=wine&sort=name"],
    ["/en/our-products?category=wine&sort=name", "/en/our-products?category=wine&sort=name"],
    ["/nasi-proizvodi/malvazija-2025", "/nasi-proizvodi/malvazija-2025"],
    ["/api/products?lang=de&category=wine", "/api/products?category=wine&lang=de"],
    ["/api/products/medica?lang=de", "/api/products/medica?lang=de"],
    ["/assets/medica?key=thumb", "/assets/medica?key=thumb"],
    ["/sitemap.xml", "/sitemap.xml"],
    ["/_root.data", "/_root.data"],
    ["/de.data", "/de.data"],
    ["/kontakt.data?overlay=cartOpen", "/kontakt.data?overlay=cartOpen"],
    ["/nasi-proizvodi/malvazija-2025.data", "/nasi-proizvodi/malvazija-2025.data"],
    ["/nasi-proizvodi.data?_routes=frame&sort=name", "/nasi-proizvodi.data?sort=name&_routes=frame"],
    ["/kontakt.data?_routes=contact%3Akontakt", "/kontakt.data?_routes=contact%3Akontakt"],
  ])("under one spelling: %s", (target, spelling) => {
    expect(storedAs(target, { cart: [] })).toBe(spelling);
    expect(storedAs(target, { cart: [] })).toBe(spelling);
  });

  it.each([
    ["a parameter that nobody reads", "/?utm_source=x"],
    ["a value that nobody knows", "/?overlay=x"],
    ["a price that anybody types", "/nasi-proizvodi?from=12"],
    ["a parameter of another page", "/?category=wine"],
    ["a parameter twice", "/?overlay=cartOpen&overlay=cartOpen"],
    ["somebody's draft", "/?overlay=forgotPassword&draft=abc"],
    ["a name of every object", "/?__proto__=x"],
    ["a label in one of 24 languages", "/e/malvazija-2025"],
    ["a slash at the end", "/kontakt/"],
    ["slashes in the middle", "/nasi-proizvodi//malvazija-2025"],
    ["another spelling of a letter", "/nasi-proizvodi/%6dalvazija-2025"],
    ["capitals", "/Sitemap.xml"],
    ["a picture with a slash at its end", "/assets/medica/"],
    ["nothing of ours", "/wp-login.php"],
    ["a question mark too many", "/??"],
    ["another spelling of home's data", "/.data"],
    ["another spelling of a language's data", "/de/_root.data"],
    ["data of data", "/kontakt.data.data"],
    ["the data of an account", "/profil.data"],
    ["a route of another page", "/kontakt.data?_routes=profile%3Aprofil"],
    ["a route of a page that is no data", "/kontakt?_routes=frame"],
    ["a long address", `/?${"a".repeat(400)}`],
  ])("under none with %s", (_, target) => {
    expect(storedAs(target, { cart: [] })).toBeNull();
  });
});
