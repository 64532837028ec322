import { describe, expect, it } from "vitest";
import { SAMPLE_CATALOGUE } from "../sample/sample-catalogue.ts";
import { companions, similarProducts } from "./neighbours.ts";
import type { Product } from "./product.ts";

const CATALOGUE: Product[] = SAMPLE_CATALOGUE.map(({ texts, ...entry }) => ({ ...entry, ...texts.hr }));
const ids = (products: readonly Product[]) => products.map(({ id }) => id);

function sample(id: string): Product {
  const found = CATALOGUE.find((product) => product.id === id);
  if (!found) throw new Error(`The sample has no ${id}`);
  return found;
}

describe("what is similar", () => {
  const SIMILAR: [id: string, why: string, expected: string[]][] = [
    // Akazie and Amfora are Malvazija too, straw before amber; the muscat is as pale, the rosé as fresh.
    [
      "malvazija-2025",
      "its grape first, then its colour",
      ["malvazija-bagrem-2022", "malvazija-amfora-2021", "muskat-bijeli-2025", "rose-2025"],
    ],
    // Kažun is Teran by half and as red, the rosé is Teran alone; of the other reds Merlot is 2 steps away, Cabernet 3.
    [
      "teran-2023",
      "what shares grape and colour, the grape, then the nearest red",
      ["kazun-2019", "rose-2025", "merlot-2022", "cabernet-sauvignon-2021"],
    ],
    // No other is of Merlot first. In steps and cents: Teran 2 and 110, Cabernet 3 and 200, Kažun 6 and 1160; no other is red.
    ["merlot-2022", "the other reds, the nearest first", ["teran-2023", "cabernet-sauvignon-2021", "kazun-2019"]],
    // The reds are 4 steps drier. In steps and cents: muscat 3 and 850, rosé 5 and 1010, Malvazija 5 and 1101, Merlot 7 and 610.
    ["muskat-ruza-2024", "no dry red to a sweet one", ["muskat-bijeli-2025", "rose-2025", "malvazija-2025"]],
    ["ulje-buza-2025", "the other oils, the nearest in price first", ["ulje-bura-2026", "ulje-bjelica-2025"]],
    ["pjenusac-maestral-2021", "the other sparkling wine", ["pjenusac-zora-2022"]],
  ];
  it.each(SIMILAR)("to %s: %s", (id, _, expected) => {
    expect(ids(similarProducts(sample(id), CATALOGUE)).slice(0, expected.length)).toEqual(expected);
  });

  it("a step on a scale counts as three euro", () => {
    const wine = sample("teran-2023");
    const style = wine.style?.wine;
    if (!style) throw new Error("Teran is a wine");
    const like = (name: string, priceCents: number, body: 1 | 3 | 4): Product => ({
      ...{ ...wine, id: name, priceCents },
      style: { glass: "red", wine: { ...style, scales: { ...style.scales, body } } },
    });
    // Body 3 as Teran's own: 4,00 € away. Body 4: a step and 0,90 €. Body 1: two steps, 6,00 €.
    const shelf = [like("dear", 1780, 3), like("fuller", 1470, 4), like("light", 1380, 1)];
    expect(ids(similarProducts(wine, shelf))).toEqual(["fuller", "dear", "light"]);
  });

  it("never what is sold out, never itself, and four at most", () => {
    const wine = sample("teran-2023");
    expect(similarProducts(wine, [wine, { ...wine, id: "gone", stock: 0 }])).toEqual([]);
    const many = [1, 2, 3, 4, 5].map((number) => ({ ...wine, id: `wine-${number}` }));
    expect(similarProducts(wine, many)).toHaveLength(4);
  });
});

describe("what goes with a product", () => {
  const COMPANIONS: [id: string, expected: string[]][] = [
    // Of 13,80: Bjelica 14,00, Komovica 15,50; of the two boxes with Teran the one of 39,00 before that of 45,00, though four spirits are 29,00.
    ["teran-2023", ["ulje-bjelica-2025", "komovica", "poklon-vino-i-ulje"]],
    // Of 14,90, and in no box: four spirits 29,00.
    ["merlot-2022", ["ulje-bjelica-2025", "komovica", "poklon-cetiri-rakije"]],
    // Of 23,00: Amfora 24,00, Maestral 21,90, and the box in which it lies.
    ["ulje-buza-2025", ["malvazija-amfora-2021", "pjenusac-maestral-2021", "poklon-vino-i-ulje"]],
    // Of 56,00: the dearest oil, sparkling wine and spirit.
    ["poklon-tri-malvazije", ["ulje-buza-2025", "pjenusac-zora-2022", "medica"]],
  ];
  it.each(COMPANIONS)(
    "%s: one of each other kind, the nearest in price, but the box in which it lies",
    (id, expected) => {
      expect(ids(companions(sample(id), CATALOGUE))).toEqual(expected);
    },
  );

  it("leaves out a kind of which nothing can be bought", () => {
    const withoutOil = CATALOGUE.map((product) => (product.category === "oil" ? { ...product, stock: 0 } : product));
    expect(ids(companions(sample("teran-2023"), withoutOil))).toEqual(["komovica", "poklon-vino-i-ulje"]);
  });
});
