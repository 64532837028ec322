import { createHash } from "node:crypto";
import { join } from "node:path";
import { createElement, type JSX } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import type { OverlayOptions } from "sharp";
// The display type as TrueType, the only kind that the drawing of text takes (scripts/make-icons.ts).
import font from "../platform/fonts/fraunces.ttf?inline";
import { propertiesOf } from "../routing/screen-properties.ts";
import type { Screen } from "../routing/screens.ts";
import { WINERY } from "../shop/winery/winery.ts";
import type { Pictured } from "../ui/drawings/products/picture-place.ts";
import { COLOUR_HEX, productSvg, sheetOf } from "../ui/drawings/products/product-svg.tsx";
import { HeroLandscape } from "../ui/drawings/scenes/hero-landscape.tsx";
import { LogoMark } from "../ui/drawings/scenes/logo-mark.tsx";
import { sceneOf, standalone } from "../ui/drawings/scenes/scene-svg.server.tsx";
import { cachedFile, writeWhole } from "./cached-file.server.ts";
import { loadSharp } from "./sharp.server.ts";

/** A page's title over a scene, or beside a product. */
export type Shown = { title: string; scene: Screen } | { title: string; product: Pictured };

/** Changes when the drawing does, so that kept pictures of an older one are not sent. */
const EDITION = 7;
const WIDTH = 1200;
const HEIGHT = 630;
const MARGIN = 72;
/** The picture at the side, and the land at the foot at its own proportions. */
const SIDE = 500;
/** How high a product stands in it. */
const PRODUCT = 540;
const LAND = 467;

type Box = { width: number; height: number };

const BESIDE = { size: 72, width: WIDTH - SIDE - MARGIN - 40, height: 320, top: 190 };
const ABOVE = { size: 50, width: WIDTH - 2 * MARGIN, height: 130, top: 116 };

/** The picture as PNG; drawn once and kept in `DATA_DIR`. */
export async function openGraphPicture(dataDir: string, shown: Shown): Promise<Buffer> {
  const name = createHash("sha256")
    .update(JSON.stringify([EDITION, WINERY.name, shown]))
    .digest("hex")
    .slice(0, 32);
  const folder = join(dataDir, "open-graph");
  return cachedFile(join(folder, `${name}.png`), async () => {
    const fontFile = join(folder, "fraunces.ttf");
    // The drawing of text reads its type from a file alone; written anew, for the one that is there may be of an older program.
    await writeWhole(fontFile, Buffer.from(font.slice(font.indexOf(",") + 1), "base64"));
    return draw(shown, fontFile);
  });
}

async function draw(shown: Shown, fontFile: string): Promise<Buffer> {
  const { layers, words } = await layout(shown);
  const ink = COLOUR_HEX.ink;
  const head: OverlayOptions[] = [
    { input: await pixels(createElement(LogoMark), { width: 60, height: 60 }, COLOUR_HEX.soil), left: MARGIN, top: 36 },
    { input: await line(WINERY.name, { size: 30, width: 450, height: 44 }, fontFile, ink), left: MARGIN + 78, top: 54 },
    { input: await line(shown.title, words, fontFile, ink), left: MARGIN, top: words.top },
  ];
  const sharp = await loadSharp();
  const ground = { width: WIDTH, height: HEIGHT, channels: 3 as const, background: COLOUR_HEX.paper };
  return sharp({ create: ground })
    .composite([...layers, ...head])
    .png({ palette: true, colours: 128 })
    .toBuffer();
}

type Layout = { layers: OverlayOptions[]; words: Box & { size: number; top: number } };

/** The land lies across the whole foot; a scene or a product stands at the side. */
async function layout(shown: Shown): Promise<Layout> {
  if ("product" in shown) {
    const panel = { width: SIDE, height: HEIGHT, channels: 3 as const, background: COLOUR_HEX.mist };
    const { width, height } = sheetOf(shown.product);
    const bottle = await pixels(productSvg(shown.product), {
      width: Math.round((PRODUCT / height) * width),
      height: PRODUCT,
    });
    const sharp = await loadSharp();
    const standing = sharp({ create: panel }).composite([{ input: bottle }]);
    return { layers: [{ input: await standing.png().toBuffer(), left: WIDTH - SIDE, top: 0 }], words: BESIDE };
  }
  const scene = sceneOf(propertiesOf(shown.scene).picture ?? "");
  if (scene) {
    const layer = { input: await pixels(scene.drawing, { width: SIDE, height: HEIGHT }), left: WIDTH - SIDE, top: 0 };
    return { layers: [layer], words: BESIDE };
  }
  const land = await pixels(createElement(HeroLandscape), { width: WIDTH, height: LAND });
  return { layers: [{ input: land, left: 0, top: HEIGHT - LAND }], words: ABOVE };
}

/** A drawing of ours in pixels, cut to the box. */
async function pixels(element: JSX.Element, { width, height }: Box, ink: string = COLOUR_HEX.ink): Promise<Buffer> {
  const drawn = renderToStaticMarkup(element);
  const markup = (drawn.includes("xmlns=") ? drawn : standalone(drawn)).replaceAll("currentColor", ink);
  const sharp = await loadSharp();
  return sharp(Buffer.from(markup), { density: 144 }).resize(width, height, { fit: "cover" }).png().toBuffer();
}

/** Words in the display type, broken at the box's width; smaller where they would be higher. Sizes in pixels. */
async function line(words: string, box: Box & { size: number }, fontfile: string, colour: string): Promise<Buffer> {
  const { size, width, height } = box;
  const escaped = words.replace(/[&<>]/g, (char) => `&#${char.charCodeAt(0)};`);
  const text = `<span foreground="${colour}">${escaped}</span>`;
  const options = { text, font: `Fraunces ${size}`, fontfile, width, dpi: 72, rgba: true };
  const sharp = await loadSharp();
  const { data, info } = await sharp({ text: options }).png().toBuffer({ resolveWithObject: true });
  const fits = info.height <= height && info.width <= width;
  return fits || size < 20 ? data : line(words, { ...box, size: size - 6 }, fontfile, colour);
}
