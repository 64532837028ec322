/** `npm run draw`: engraves the bottles' bodies and writes them as paths into app/ui/drawings/products/engraved-bottles.ts. */
import { writeFile } from "node:fs/promises";
import { BODIES, type Body } from "./bodies.ts";
import { edgeLines, lightLines, outline, type Profile, radiusAt, ring } from "./turned.ts";

const OUTPUT = new URL("../../app/ui/drawings/products/engraved-bottles.ts", import.meta.url);

/** Lines of unlike length, as a hand makes them: one of five. */
const uneven = (index: number) => ((index * 2) % 5) * 0.025;
const last = (profile: Profile) => profile[profile.length - 1]?.[0] ?? 0;
const first = (profile: Profile) => profile[0]?.[0] ?? 0;

function engrave(body: Body) {
  return { ...glassOf(body), ...closureOf(body), ...boxedOf(body) };
}

const whole = (profile: Profile) => profile.map(([y, radius]) => [Math.round(y), Math.round(radius)] as const);

/**
 * Outlines in whole units, shadow and light in half as many lines, for a bottle that is half as large: as far as it looks out of a box. Its
 * lines are alike where the glass is as wide as anywhere, so that they are written alike.
 */
function boxedOf({ glass, closure, level }: Body) {
  const neck = last(closure);
  const seen = { from: neck + 18, to: 276 };
  return {
    boxedGlass: outline(whole(glass.filter(([y]) => y < 285)), Math.round),
    boxedClosure: outline(whole(closure), Math.round) + ring(whole(closure), Math.round(neck) - 6, 1),
    neckWidth: Math.round(radiusAt(glass, neck) * 2 - 2),
    emptyNeck: `M60 ${neck}V${level}`,
    boxedShade: edgeLines(glass, { ...seen, gap: 6, edge: 1, width: 3, tip: () => 0.2 }),
    boxedLight: lightLines(glass, { ...seen, gap: 6, width: 3, left: () => -0.76, right: () => -0.52 }),
  };
}

/** Light from the left: the shadow swells to the right edge and a little to the left one, where light then runs down. */
function glassOf({ glass, closure, level }: Body) {
  const neck = last(closure);
  const rows = { from: neck + 3, to: 287, gap: 3 };
  const below = glass.filter(([y]) => y > level).map(([y, radius]) => [y - 1, radius - 1.8] as const);
  return {
    glass: outline(glass),
    liquid: outline([[level, radiusAt(glass, level) - 1.6], ...below]),
    shade:
      edgeLines(glass, {
        ...rows,
        edge: 1,
        width: 1.6,
        tip: (along, index) => 0.26 - 0.12 * Math.sin(along * Math.PI) + uneven(index),
      }) + edgeLines(glass, { ...rows, edge: -1, width: 1.2, tip: () => -0.88 }),
    light:
      lightLines(glass, {
        ...{ from: neck + 14, to: 280, gap: 2.5, width: 1.5 },
        left: (along) => -0.76 + 0.03 * along,
        right: (along) => -0.76 + 0.3 * Math.sin(Math.min(1, along * 2.2 + 0.1) * (Math.PI / 2)) * (1 - 0.45 * along),
      }) + lightLines(glass, { from: neck + 46, to: 282, gap: 4.4, width: 1, left: () => 0.86, right: () => 0.95 }),
  };
}

/** The capsule, foil or stopper, with its two seams. */
function closureOf({ closure }: Body) {
  const [top, end] = [first(closure), last(closure)];
  return {
    closure: outline(closure),
    closureShade: edgeLines(closure, {
      ...{ from: top + 5, to: end - 4, gap: 2, edge: 1, width: 1.1, inset: 0.03 },
      tip: (_, index) => 0.2 + uneven(index),
    }),
    closureLight: lightLines(closure, {
      ...{ from: top + 8, to: end - 7, gap: 1.8, width: 0.8 },
      left: () => -0.64,
      right: () => -0.24,
    }),
    seam: ring(closure, end - 6) + ring(closure, top + 11),
  };
}

const drawn = Object.fromEntries(Object.entries(BODIES).map(([shape, body]) => [shape, engrave(body)]));
await writeFile(
  OUTPUT,
  `/** Made by \`npm run draw\` from the bottles' profiles; change those, not this. */\nexport const ENGRAVED_BOTTLES = ${JSON.stringify(drawn, null, 2)};\n`,
);
