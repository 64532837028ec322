/** Part of `npm run draw`: cuts the family's portraits into app/ui/drawings/scenes/engraved-portraits.ts, 640 by 800. */
import { writeFile } from "node:fs/promises";
import { FAMILY } from "./family.ts";
import { lit } from "./lit.ts";
import { relief } from "./relief.ts";
import type { Layer } from "./scene-parts.ts";

const OUTPUT = new URL("../../app/ui/drawings/scenes/engraved-portraits.ts", import.meta.url);
const WIDTH = 640;
/** Centimetres of the model. */
const VIEW = { left: -13.5, right: 14.5, top: 16, bottom: -19, step: 0.14, near: 20, far: -20 };
/** The window is at the left, as high as a man can reach. */
const SUN = [-0.6, 0.6, 0.62] as const;

type Ink = "paper" | "soil" | "gold" | "olive" | "mist";
const INKS: Record<keyof typeof FAMILY, { ground: Ink; cloth: Ink }> = {
  toni: { ground: "mist", cloth: "soil" },
  luka: { ground: "olive", cloth: "gold" },
  marija: { ground: "soil", cloth: "mist" },
  bepi: { ground: "gold", cloth: "olive" },
};
/** Lines over wool and straw stand wider than those over skin. */
const SKIN = { gap: 7, tilt: 14, dark: 0.25, bright: 0.6, error: 1.3 };
const STUFF = { gap: 8, tilt: 14, dark: 0.25, bright: 0.8, error: 1.3 };

function portrait(name: keyof typeof FAMILY): Layer[] {
  const seen = lit(FAMILY[name](), VIEW, SUN, 0.2);
  const { shape, bright, comb, height } = relief(seen, { scale: WIDTH / (seen.columns - 1), error: 1.2, least: 30 });
  const { ground, cloth } = INKS[name];
  const layers: Layer[] = [
    { ink: ground, d: `M0 0h${WIDTH}v${height}H0z` },
    { ink: "ink", d: shape(seen.names) },
    { ink: "paper", d: bright(["skin", "lids", "white"], 0.26) },
    { ink: "soil", d: bright(["cap"], 0.3) },
    { ink: "gold", d: bright(["hair"], 0.68) + bright(["straw"], 0.24) + shape(["earring"]) },
    { ink: cloth, d: bright(["cloth"], 0.22) },
    {
      ink: "ink",
      d: comb(["skin", "lids"], SKIN) + [["cap"], ["straw"], ["cloth"]].map((kind) => comb(kind, STUFF)).join(""),
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
