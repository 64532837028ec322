import { expect, it } from "vitest";
import { type Drawing, LABEL_FAMILIES } from "../../../shop/catalogue/drawing.ts";
import { houseWords, ownWords, widthOf } from "./label-layout.ts";

/** Within the frame at the height of the house and of the region. */
const ROOM = { tall: 51, band: 64, stamp: 36, shield: 49, strip: 48, upright: 40, brand: 60 } as const;

it.each(LABEL_FAMILIES)("a long house and a long region stay within the frame of the label %s", (family) => {
  const label: Drawing["label"] = { paper: "paper", ink: "ink", motif: "hut", family };
  const shown = [
    houseWords(family, "GRÜNER-HOHENBERG & SÖHNE"),
    ...ownWords({ shape: "bordeaux", label }, 2022, "Südliches Mittelburgenland"),
  ];
  for (const words of shown) {
    expect(widthOf(words)).toBeLessThanOrEqual(ROOM[family]);
    expect(words.size).toBeGreaterThan(1);
  }
});

it("a house of few letters is as large as its label has room for", () => {
  expect(houseWords("tall", "KAŽUN")).toMatchObject({ size: 7.5, spacing: 1.2 });
});
