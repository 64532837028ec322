import { writeFile } from "node:fs/promises";
import { resolve } from "node:path";
import { DEFAULT_LANGUAGE } from "../../i18n/languages.ts";
import { fileFailure, readCommandLine, WrongUse } from "../../platform/command-line.ts";
import type { Platform } from "../../platform/platform.server.ts";
import { eLabelPath } from "../../routing/e-label-path.ts";
import { isSlug } from "../catalogue/product-properties.ts";
import { findProductBySlug, listProducts } from "../catalogue/products.store.server.ts";
import { eLabelCode } from "./e-label-code.server.ts";

export const E_LABEL_USAGE = `npm run staff -- e-label malvazija-2025 [--to FOLDER]     the code for a wine's label, as SVG for the printer`;

const SHAPE = { options: { to: { type: "string", default: "." } }, usage: E_LABEL_USAGE, words: 2 } as const;

/** Writes the QR code for a wine's label into a folder, and tells what has to stand beside it. @throws WrongUse */
export async function runELabelCommand({ database, settings }: Platform, args: readonly string[]): Promise<string> {
  const { positionals, values } = readCommandLine(args, SHAPE);
  const [, slug = ""] = positionals;
  const product = isSlug(slug) ? await findProductBySlug(database.read, DEFAULT_LANGUAGE, slug) : null;
  if (!product?.bottled) throw new WrongUse(`Wines are ${await slugsOfWines({ database })}.\n\n${E_LABEL_USAGE}`);
  const address = settings.publicUrl + eLabelPath(product.slug);
  const file = resolve(values.to, `e-label-${product.slug}.svg`);
  await writeFile(file, await eLabelCode(address)).catch(fileFailure(`${file} cannot be written`));
  const { energyKj, energyKcal } = product.nutrition;
  return [
    `${file} leads to ${address}`,
    "Print it in black on white, 15 mm wide or more. An address that is printed must stay: set PUBLIC_URL to the shop's own first.",
    `Beside it stand the word for ingredients, "E (100 ml): ${energyKj} kJ / ${energyKcal} kcal", and in words what the wine contains that people cannot stand: ${product.allergens.join(", ")}.`,
  ].join("\n");
}

async function slugsOfWines({ database }: Pick<Platform, "database">): Promise<string> {
  const products = await listProducts(database.read, DEFAULT_LANGUAGE);
  return products.flatMap(({ bottled, slug }) => (bottled ? [slug] : [])).join(", ");
}
