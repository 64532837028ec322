/** Part of `npm run draw`: cuts the family's portraits into app/ui/drawings/scenes/engraved-portraits.ts, 640 by 800. */
import { writeFile } from "node:fs/promises";
import { FAMILY } from "./family.ts";
import { lit } from "./lit.ts";
import { relief } from "./relief.ts";
import type { Layer } from "./scene-parts.ts";

const OUTPUT = new URL("../../app/ui/drawings/scenes/engraved-portraits.ts", import.meta.url);
const WIDTH = 640;
/** Centimetres of the model. */
const VIEW = { left: -17, right: 17, top: 17, bottom: -25.5, step: 0.19, near: 20, far: -20 };

type Ink = "paper" | "soil" | "gold" | "olive" | "mist";
/** The ground, the cloth and what else has a colour of its own, the side that the sitter and the window are at, and where its light comes from. */
type Block = {
  ground: Ink;
  cloth: Ink;
  inks: readonly (readonly [Ink, readonly string[]])[];
  side: 1 | -1;
  light?: readonly [aside: number, above: number, before: number];
  /** How bright skin has to be: what lies deeper in the shade is solid ink. */
  solid?: number;
};
/** From above: beards and brows throw their shadows. */
const HIGH = [0.6, 0.6, 0.62] as const;
const BLOCKS: Record<keyof typeof FAMILY, Block> = {
  toni: {
    ...{ ground: "soil", cloth: "olive", side: 1 },
    inks: [
      ["gold", ["straw"]],
      ["paper", ["white", "ribbon", "braces"]],
    ],
  },
  luka: { ground: "olive", cloth: "gold", side: -1, inks: [["soil", ["hair", "beard"]]] },
  marija: {
    ...{ ground: "mist", cloth: "soil", side: 1 },
    // Low, and lines for the most part, so that the shade of her jaw does not look like a beard.
    light: [0.72, 0.1, 0.68],
    solid: 0.1,
    inks: [
      ["soil", ["hair", "lips"]],
      ["gold", ["scarf"]],
    ],
  },
  bepi: {
    ...{ ground: "gold", cloth: "olive", side: -1 },
    inks: [
      ["soil", ["cap", "scarf"]],
      ["paper", ["white"]],
    ],
  },
};
/** How bright it has to be for a cut of colour; hair is dark, so only its crests are cut. */
const CREST = 0.42;
const LIT = 0.26;
/** How bright skin has to be: only what lies deep in the shade is solid ink, and lines swell towards it. */
const FACE = 0.2;
/** Lines over wool and straw stand wider than those over skin. */
const SKIN = { gap: 8, tilt: 14, dark: 0.1, bright: 0.56, error: 1.2, shortest: 8 };
const STUFF = { gap: 11, tilt: 14, dark: 0.25, bright: 0.72, error: 1.5, shortest: 18 };

function portrait(name: keyof typeof FAMILY): Layer[] {
  const { ground, cloth, inks, side, light: [aside, above, before] = HIGH, solid = FACE } = BLOCKS[name];
  // The sitter looks towards the window; a wall at the other side throws some of its light back.
  const wall = { from: [-side * 0.9, 0.2, 0.25], bright: 0.46 } as const;
  const seen = lit(FAMILY[name](), VIEW, [side * aside, above, before], 0.26, wall);
  const { shape, bright, comb, height } = relief(seen, { scale: WIDTH / (seen.columns - 1), error: 1.2, least: 330 });
  const dark = (kind: string) => kind === "hair" || kind === "beard";
  const colours = inks.map(([ink, kinds]): Layer => {
    const crests = bright(kinds.filter(dark), CREST);
    const plain = bright(
      kinds.filter((kind) => !dark(kind)),
      LIT,
    );
    return { ink, d: crests + plain };
  });
  const layers: Layer[] = [
    { ink: ground, d: `M0 0h${WIDTH}v${height}H0z` },
    { ink: "ink", d: shape(seen.names) },
    { ink: "paper", d: bright(["skin", "lids"], solid) + shape(["glint"]) },
    ...colours,
    { ink: "gold", d: shape(["earring"]) },
    { ink: cloth, d: bright(["cloth"], 0.22) },
    {
      ink: "ink",
      d:
        comb(["skin", "lids"], { ...SKIN, dark: solid - 0.1 }) +
        ["cap", "straw", "scarf", "cloth"].map((kind) => comb([kind], STUFF)).join(""),
    },
  ];
  return layers.filter((layer) => !("d" in layer) || layer.d !== "");
}

const names = Object.keys(FAMILY) as (keyof typeof FAMILY)[];
const drawn = Object.fromEntries(names.map((name) => [name, portrait(name)]));
await writeFile(
  OUTPUT,
  `/** Made by \`npm run draw\` from scripts/draw/portraits.ts; change that, not this. */
import type { EngravedLayer } from "./engraved-layers.tsx";

export const ENGRAVED_PORTRAITS: Record<${names.map((name) => JSON.stringify(name)).join(" | ")}, EngravedLayer[]> = ${JSON.stringify(drawn, null, 2)};\n`,
);
