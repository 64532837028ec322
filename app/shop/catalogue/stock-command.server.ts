import { amountFrom, readCommandLine, WrongUse } from "../../platform/command-line.ts";
import type { UnitOfWork } from "../../platform/database/database.server.ts";
import type { Platform } from "../../platform/platform.server.ts";
import { formatEuro } from "../money/money.ts";
import { nameWithYear } from "./name-with-year.ts";
import type { Product } from "./product.ts";
import { isSlug } from "./product-properties.ts";
import {
  findProductBySlug,
  giveStockBack,
  listProducts,
  setPrice,
  setStock,
  takeStock,
} from "./products.store.server.ts";

export const STOCK_USAGE = `npm run staff -- stock [medica]                          what there is, and what it costs: of everything, or of one product
npm run staff -- stock medica +6|-2|=120                 bottles that came back or were made, that were sold in the cellar or broke; or how many are left to sell, without those of orders that are still here
npm run staff -- price medica 10,50                      what one costs from now on`;

/** `+6`, `-2`, `=120`. */
const CHANGE = /^([+=-])(\d{1,5})$/;

/** Shows and changes what the winery has and what it costs (docs/rules.md "Stock and prices"). @throws WrongUse */
export async function runStockCommand(platform: Platform, [task = "", ...words]: readonly string[]): Promise<string> {
  // Behind two hyphens `-2` is a word, not an option.
  const { positionals } = readCommandLine(["--", ...words], { options: {}, usage: STOCK_USAGE, words: 2 });
  const [slug = "", wanted = ""] = positionals;
  if (slug === "" && task === "stock") return listStock(platform);
  const product = await productAt(platform, slug);
  if (task === "price") return changePrice(platform, product, wanted);
  if (wanted === "") return inOneLine(product);
  return changeStock(platform, product, wanted);
}

async function listStock({ database }: Platform): Promise<string> {
  return (await listProducts(database.read, "hr")).map(inOneLine).join("\n");
}

function inOneLine(product: Product): string {
  const { slug, stock, priceCents } = product;
  return [slug, stock, formatEuro(priceCents), nameWithYear(product)].join("\t");
}

async function productAt({ database }: Platform, slug: string): Promise<Product> {
  const product = isSlug(slug) ? await findProductBySlug(database.read, "hr", slug) : null;
  if (!product)
    throw new WrongUse(`There is no product "${slug}": npm run staff -- stock lists them.\n\n${STOCK_USAGE}`);
  return product;
}

async function changeStock(platform: Platform, { id, slug }: Product, change: string): Promise<string> {
  const [, sign = "", digits = ""] = CHANGE.exec(change) ?? [];
  if (sign === "") throw new WrongUse(`${change} is no change of the stock, such as +6, -2 or =120.\n\n${STOCK_USAGE}`);
  const isChanged = await platform.database.write((unit) => applyChange(unit, id, sign, Number(digits)));
  const { stock } = await productAt(platform, slug);
  if (!isChanged) throw new WrongUse(`${digits} of ${slug} cannot be taken: there are ${stock}.`);
  return `There are ${stock} of ${slug}.`;
}

/** Says whether it could be: not where more are taken than there are. */
async function applyChange(unit: UnitOfWork, id: string, sign: string, quantity: number): Promise<boolean> {
  if (sign === "-") return takeStock(unit, id, quantity);
  await (sign === "+" ? giveStockBack : setStock)(unit, id, quantity);
  return true;
}

async function changePrice({ database }: Platform, { id, slug, priceCents }: Product, amount: string) {
  const cents = amountFrom(amount, STOCK_USAGE);
  await database.write((unit) => setPrice(unit, id, cents));
  return `${slug} costs ${formatEuro(cents)}; it was ${formatEuro(priceCents)}.`;
}
