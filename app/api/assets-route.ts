import { join } from "node:path";
import type { LoaderFunctionArgs } from "@remix-run/node";
import { createElement } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { asksForPicture } from "../http/accepted.server.ts";
import { DEFAULT_LANGUAGE } from "../i18n/languages.ts";
import type { Platform } from "../platform/platform.server.ts";
import { DAYS, MINUTES, SECONDS } from "../platform/system/clock.ts";
import { READ_ONLY } from "../routing/methods.ts";
import { platformOf } from "../session/request-platform.server.ts";
import { notFound } from "../session/screen-request.server.ts";
import { AWARDS, awardPictureId } from "../shop/awards/awards.ts";
import { findProducts } from "../shop/catalogue/products.store.server.ts";
import { PARTS_ID } from "../ui/drawings/products/parts-id.ts";
import { pictureParts } from "../ui/drawings/products/picture-parts.server.tsx";
import { COLOUR_HEX, productSvg } from "../ui/drawings/products/product-svg.tsx";
import { LogoMark } from "../ui/drawings/scenes/logo-mark.tsx";
import { Medal } from "../ui/drawings/scenes/medal.tsx";
import { sceneOf, standalone } from "../ui/drawings/scenes/scene-svg.server.tsx";
import { notAllowed } from "./answers/problem.server.ts";
import { readIfThere } from "./cached-file.server.ts";
import { FORMATS, formatFor, presetOf, raster } from "./rasters.server.ts";

export const action = notAllowed(READ_ONLY);

const A_DAY = `public, max-age=${DAYS / SECONDS}`;
const A_MINUTE = `public, max-age=${MINUTES / SECONDS}`;
const FOR_EVER = `public, max-age=${(365 * DAYS) / SECONDS}, immutable`;
const ID = /^[a-z0-9][a-z0-9-]{0,63}$/;
/** Pages of another version, kept or sent while the program is replaced, ask for their own parts; they are shown the present ones. */
const PARTS = /^(picture-parts|parts-[0-9a-f]{8})$/;
/** Pictures of the winery's own, in `DATA_DIR/uploads`; the first that there is counts. */
const UPLOADED = ["svg", "avif", "webp", "jpg", "png"] as const;

/** What an id stands for: a drawing, or pixels. */
type Picture = { svg: string; life: string } | { pixels: Buffer; plain: "png" | "jpeg" };

/**
 * `GET /assets/{id}?key={preset}`: a picture of a product, an award, of the winery's own, or a scene. Where a preset is named it is
 * pixels in that size and the best type that `Accept` names; a drawing without one is sent as it is. Unknown ids and presets are 404.
 */
export async function loader({ request, params, context }: LoaderFunctionArgs) {
  const id = params.id ?? "";
  const key = new URL(request.url).searchParams.get("key");
  const preset = presetOf(key ?? "page");
  if (!preset || !ID.test(id)) throw notFound();
  const platform = await platformOf(context);
  const picture = await findPicture(platform, id);
  if (!picture) throw notFound();
  const accept = request.headers.get("Accept");
  if ("svg" in picture && key === null) return answer(picture.svg, "image/svg+xml", picture.life, accept);
  const [bytes, plain] =
    "svg" in picture ? [Buffer.from(picture.svg), "png" as const] : [picture.pixels, picture.plain];
  const format = formatFor(accept, preset, plain);
  const pixels = await raster(platform.settings.dataDir, { bytes, name: id }, preset, format);
  return answer(new Uint8Array(pixels), FORMATS[format], FOR_EVER, accept);
}

/** Mails and partners' pages show our pictures, too: whoever asks for a picture may be any site, whatever else asks is our own. */
function answer(body: string | Uint8Array<ArrayBuffer>, type: string, life: string, accept: string | null): Response {
  const readers = asksForPicture(accept) ? "cross-origin" : "same-origin";
  const headers = { "Content-Type": type, "Cache-Control": life, "Cross-Origin-Resource-Policy": readers };
  return new Response(body, { headers: { ...headers, Vary: "Accept" } });
}

async function findPicture({ database, settings }: Platform, id: string): Promise<Picture | null> {
  if (PARTS.test(id)) return { svg: renderToStaticMarkup(pictureParts()), life: id === PARTS_ID ? FOR_EVER : A_MINUTE };
  if (id === "mark") return { svg: markInInk(), life: A_DAY };
  const scene = sceneOf(id);
  if (scene) return { svg: standalone(renderToStaticMarkup(scene.drawing)), life: scene.forEver ? FOR_EVER : A_DAY };
  const award = AWARDS.find((known) => id === awardPictureId(known));
  const uploaded = await findUpload(join(settings.dataDir, "uploads"), id);
  if (uploaded) return uploaded;
  if (award) return { svg: standalone(renderToStaticMarkup(createElement(Medal, award))), life: A_DAY };
  const [product] = await findProducts(database.read, DEFAULT_LANGUAGE, [id]);
  return product ? { svg: renderToStaticMarkup(productSvg(product)), life: FOR_EVER } : null;
}

/** The winery's mark, for mails. */
function markInInk(): string {
  return standalone(renderToStaticMarkup(createElement(LogoMark))).replaceAll("currentColor", COLOUR_HEX.soil);
}

async function findUpload(folder: string, id: string): Promise<Picture | null> {
  for (const extension of UPLOADED) {
    const bytes = await readIfThere(join(folder, `${id}.${extension}`));
    if (!bytes) continue;
    if (extension === "svg") return { svg: bytes.toString("utf8"), life: FOR_EVER };
    return { pixels: bytes, plain: extension === "jpg" ? "jpeg" : "png" };
  }
  return null;
}
