import { expect, it } from "vitest";
import type { Language } from "../../i18n/languages.ts";
import { searchAwards } from "./search-awards.server.ts";
import { searchPages } from "./search-pages.server.ts";

it.each<[Language, string, string]>([
  ["hr", "dostava", "delivery"],
  ["en", "delivrey", "delivery"],
  ["it", "cookies", "cookies"],
  ["de", "Weinprobe", "reservation"],
  ["hr", "degustacja", "reservation"],
  ["de", "Widerruf", "withdrawal"],
  ["hr", "terroir", "terroir"],
  ["it", "pagamento", "payment-method"],
])("in %s the page for %j comes first", (language, query, screen) => {
  expect(searchPages(language, query)[0]).toBe(screen);
});

it("finds no page by what a form says of a wrong entry, nor by products of which each has a page", () => {
  expect(searchPages("en", "xyzxyzxyz")).toEqual([]);
  expect(searchPages("en", "wine")).not.toContain("product");
});

it.each<[Language, string, string]>([
  ["hr", "zlatna medalja teran", "teran-2023-2025"],
  ["de", "salon tera rosa 2024", "kazun-2019-2024"],
  ["en", "herb spirit", "travarica-2025"],
])("in %s the award for %j comes first", (language, query, id) => {
  expect(searchAwards(language, query)[0]?.id).toBe(id);
});
