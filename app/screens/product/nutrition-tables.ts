import type { Nutrition } from "../../shop/catalogue/product.ts";

/** As many columns of figures as a phone has room for beside their names. */
const MOST_COLUMNS = 3;

/**
 * Groups the bottles of a box into tables: those whose figures are for the same amount, and no more per table than fit on a phone; four
 * become two and two, not three and one.
 */
export function inTables<Bottle extends { nutrition: Pick<Nutrition, "per"> }>(bottles: readonly Bottle[]): Bottle[][] {
  const alike = [...Map.groupBy(bottles, ({ nutrition }) => nutrition.per).values()];
  return alike.flatMap((same) => {
    const tables = Math.ceil(same.length / MOST_COLUMNS);
    const columns = Math.ceil(same.length / tables);
    return Array.from({ length: tables }, (_, table) => same.slice(table * columns, (table + 1) * columns));
  });
}
