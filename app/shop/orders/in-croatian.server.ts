import { DEFAULT_LANGUAGE, type Language } from "../../i18n/languages.ts";
import type { Connection } from "../../platform/database/database.server.ts";
import { findProducts } from "../catalogue/products.store.server.ts";
import type { OrderLine } from "./order.ts";

/**
 * An order or an inquiry with its goods as the family calls them, which packs from its own Croatian names (`docs/rules.md`, "Ordering"):
 * by today's catalogue; what has left it keeps the name under which it was ordered.
 */
export async function inCroatian<Ordered extends { language: Language; lines: OrderLine[] }>(
  connection: Connection,
  order: Ordered,
): Promise<Ordered> {
  if (order.language === DEFAULT_LANGUAGE) return order;
  const ids = order.lines.map(({ productId }) => productId);
  const products = await findProducts(connection, DEFAULT_LANGUAGE, ids);
  const names = new Map(products.map(({ id, name }) => [id, name]));
  return { ...order, lines: order.lines.map((line) => ({ ...line, name: names.get(line.productId) ?? line.name })) };
}
