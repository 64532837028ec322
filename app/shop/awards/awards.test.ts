import { describe, expect, it, vi } from "vitest";
import { translator } from "../../i18n/i18next.server.ts";
import { LANGUAGES } from "../../i18n/languages.ts";
import { SAMPLE_CATALOGUE } from "../sample/sample-catalogue.ts";
import { AWARD_MOTIFS } from "./award-motifs.ts";
import { awardText } from "./award-text.ts";
import { AWARDS, type Award, bestAwardOf, placeAward } from "./awards.ts";

const ids = AWARDS.map(({ id }) => id);

it("goes once around the circle and comes back to the award it began with", () => {
  const [first = ""] = ids;
  const seen: string[] = [];
  let id = first;
  do {
    seen.push(id);
    id = placeAward(id)?.next.id ?? "";
  } while (id !== first && seen.length <= ids.length);
  expect(seen).toEqual(ids);
});

it("leads back the way it came", () => {
  for (const id of ids) {
    const next = placeAward(id)?.next.id ?? null;
    expect(placeAward(next)?.previous.id).toBe(id);
  }
});

it("goes from the first back to the last", () => {
  expect(placeAward(ids[0] ?? null)).toMatchObject({ position: 1, count: 8, previous: { id: ids[7] } });
});

it("is its own neighbour where it is the only one", () => {
  const [only] = AWARDS;
  const awards = only ? [only] : [];
  expect(placeAward(only?.id ?? null, awards)).toEqual({
    award: only,
    previous: only,
    next: only,
    position: 1,
    count: 1,
  });
});

it("knows nothing of an award that is not there", () => {
  expect(placeAward("lottery-2020")).toBeNull();
  expect(placeAward(null)).toBeNull();
  expect(placeAward(ids[0] ?? null, [])).toBeNull();
});

it("gives every award its own id, and a product of the catalogue whose label it shows", () => {
  expect(new Set(ids).size).toBe(ids.length);
  for (const { product } of AWARDS) {
    expect(SAMPLE_CATALOGUE.find(({ slug }) => slug === product)?.drawing.label.motif).toBe(AWARD_MOTIFS[product]);
  }
});

it("of a product's awards the highest counts, of equals the newest", () => {
  const [some] = AWARDS;
  if (!some) throw new Error("There are no awards");
  const won = (id: string, tone: Award["tone"], year: number): Award => ({ ...some, id, tone, year, product: "teran" });
  const silver = won("silver", "silver", 2026);
  const [older, newer] = [won("older", "gold", 2023), won("newer", "gold", 2024)];
  expect(bestAwardOf("teran", [silver, older, newer])?.id).toBe("newer");
  expect(bestAwardOf("teran", [silver])?.id).toBe("silver");
  expect(bestAwardOf("merlot", [silver])).toBeNull();
});

describe.each(LANGUAGES)("what is written about awards in %s", (language) => {
  const text = translator(language, "awards");

  it.each(AWARDS)("tells of $id what won it, what its judges said and what its makers say", (award) => {
    for (const part of ["product", "said", "text"] as const) expect(awardText(text, award, part)).not.toBe("");
  });

  it("is empty where an award still waits for its words, and no key", () => {
    vi.spyOn(console, "warn").mockReturnValueOnce();
    expect(awardText(text, { id: "plavac-2022-2024" }, "said")).toBe("");
  });
});
