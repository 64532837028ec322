import { expect, it } from "vitest";
import { openGraphPath, sharedAt } from "./open-graph-path.ts";

it.each([
  ["home", "hr", {}, "/open-graph/hr/home.png"],
  ["our-products", "de", {}, "/open-graph/de/our-products.png"],
  ["product", "it", { slug: "malvazija-2025" }, "/open-graph/it/product-malvazija-2025.png"],
  ["checkout", "en", {}, "/open-graph/en/home.png"],
] as const)("gives %s in %s its picture", (screen, language, params, path) => {
  expect(openGraphPath(screen, language, params)).toBe(path);
});

it.each([
  ["de", "home.png", { language: "de", screen: "home", slug: null }],
  ["hr", "product-medica.png", { language: "hr", screen: "product", slug: "medica" }],
  ["fr", "home.png", null],
  ["hr", "checkout.png", null],
  ["hr", "product.png", null],
  ["hr", "home", null],
  ["hr", "../home.png", null],
])("reads %s/%s", (language, picture, shared) => {
  expect(sharedAt(language, picture)).toEqual(shared);
});
