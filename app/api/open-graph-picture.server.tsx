import { createHash, randomUUID } from "node:crypto";
import { mkdir, readFile, rename, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { createElement, type JSX } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import sharp, { type OverlayOptions } from "sharp";
import type { Screen } from "../routing/slugs.ts";
import type { Drawing } from "../shop/catalogue/drawing.ts";
import { WINERY } from "../shop/winery.ts";
import { COLOUR_HEX, productSvg } from "../ui/picture/product-svg.tsx";
import { HeroLandscape } from "../ui/scenes/hero-landscape.tsx";
import { LogoMark } from "../ui/scenes/logo-mark.tsx";
import { sceneOf, standalone } from "../ui/scenes/scene-svg.server.tsx";
// The display type as TrueType, the only kind that the drawing of text takes (scripts/make-icons.ts).
import font from "./open-graph-fraunces.ttf?inline";

/** A page's title over a scene, or beside a product. */
export type Shown = { title: string; scene: Screen } | { title: string; product: Drawing };

/** Changes when the drawing does, so that kept pictures of an older one are not sent. */
const EDITION = 1;
const WIDTH = 1200;
const HEIGHT = 630;
const MARGIN = 72;

const SCENES: Partial<Record<Screen, string>> = {
  reservation: "scene-tasting-table",
  "about-us": "scene-cellar",
  terroir: "scene-soils",
  awards: "scene-vineyard",
};

/** Pictures that are being drawn: many may ask at once, one is enough. */
const drawing = new Map<string, Promise<Buffer>>();

/** The picture as PNG; drawn once and kept in `DATA_DIR`. */
export async function openGraphPicture(dataDir: string, shown: Shown): Promise<Buffer> {
  const name = createHash("sha256")
    .update(JSON.stringify([EDITION, WINERY.name, shown]))
    .digest("hex")
    .slice(0, 32);
  const folder = join(dataDir, "open-graph");
  const file = join(folder, `${name}.png`);
  const kept = await readFile(file).catch(() => null);
  if (kept) return kept;
  const running = drawing.get(file) ?? drawAndKeep(folder, file, shown).finally(() => drawing.delete(file));
  drawing.set(file, running);
  return running;
}

async function drawAndKeep(folder: string, file: string, shown: Shown): Promise<Buffer> {
  await mkdir(folder, { recursive: true });
  const fontFile = join(folder, "fraunces.ttf");
  await keep(fontFile, Buffer.from(font.slice(font.indexOf(",") + 1), "base64"));
  const png = await draw(shown, fontFile);
  await keep(file, png);
  return png;
}

/** Whole or not at all: another server may be reading the same folder. */
async function keep(file: string, bytes: Buffer): Promise<void> {
  const unfinished = `${file}.${randomUUID()}`;
  await writeFile(unfinished, bytes);
  await rename(unfinished, file);
}

async function draw(shown: Shown, fontFile: string): Promise<Buffer> {
  const besideProduct = "product" in shown;
  const words = besideProduct ? 620 : WIDTH - 2 * MARGIN;
  const layers: OverlayOptions[] = [
    ...(besideProduct ? await productLayers(shown.product) : await sceneLayers(shown.scene)),
    { input: await raster(createElement(LogoMark), 72, 72, COLOUR_HEX.soil), left: MARGIN, top: 56 },
    { input: await line(WINERY.name, 34, 600, 48, fontFile, COLOUR_HEX.ink), left: MARGIN + 92, top: 78 },
    {
      input: await line(
        shown.title,
        besideProduct ? 76 : 64,
        words,
        besideProduct ? 300 : 160,
        fontFile,
        COLOUR_HEX.ink,
      ),
      left: MARGIN,
      top: besideProduct ? 210 : 152,
    },
  ];
  const ground = { width: WIDTH, height: HEIGHT, channels: 3 as const, background: COLOUR_HEX.paper };
  return sharp({ create: ground }).composite(layers).png({ palette: true, colours: 128 }).toBuffer();
}

async function productLayers(product: Drawing): Promise<OverlayOptions[]> {
  const panel = { width: 380, height: HEIGHT, channels: 3 as const, background: COLOUR_HEX.mist };
  const bottle = await raster(productSvg(product), 216, 540);
  return [
    { input: await sharp({ create: panel }).png().toBuffer(), left: WIDTH - 380, top: 0 },
    { input: bottle, left: WIDTH - 380 + 82, top: 45 },
  ];
}

async function sceneLayers(screen: Screen): Promise<OverlayOptions[]> {
  const scene = sceneOf(SCENES[screen] ?? "") ?? createElement(HeroLandscape);
  return [{ input: await raster(scene, WIDTH, 310), left: 0, top: HEIGHT - 310 }];
}

/** A drawing of ours in pixels, cut to the box. */
function raster(element: JSX.Element, width: number, height: number, ink: string = COLOUR_HEX.ink): Promise<Buffer> {
  const drawn = renderToStaticMarkup(element);
  const markup = (drawn.includes("xmlns=") ? drawn : standalone(drawn)).replaceAll("currentColor", ink);
  return sharp(Buffer.from(markup), { density: 144 })
    .resize(width, height, { fit: "cover", position: "bottom" })
    .png()
    .toBuffer();
}

/** Words in the display type, broken at `width`; smaller where they would be higher than `height`. Sizes in pixels. */
async function line(
  words: string,
  size: number,
  width: number,
  height: number,
  fontfile: string,
  colour: string,
): Promise<Buffer> {
  const escaped = words.replace(/[&<>]/g, (sign) => `&#${sign.charCodeAt(0)};`);
  const text = `<span foreground="${colour}">${escaped}</span>`;
  const options = { text, font: `Fraunces ${size}`, fontfile, width, dpi: 72, rgba: true };
  const { data, info } = await sharp({ text: options }).png().toBuffer({ resolveWithObject: true });
  return info.height > height && size > 20 ? line(words, size - 6, width, height, fontfile, colour) : data;
}
