import type { LabelContent } from "./describe-label.server.ts";

/** As many columns of figures as a phone has room for beside their names. */
const MOST_COLUMNS = 3;

/**
 * The bottles of a box by the table that has their figures: those whose figures are of the same amount, and no more than fit on a phone; four
 * are two and two, not three and one.
 */
export function nutritionTables<Content extends Pick<LabelContent, "nutrition">>(
  contents: readonly Content[],
): Content[][] {
  const alike = [...Map.groupBy(contents, ({ nutrition }) => nutrition.title).values()];
  return alike.flatMap((bottles) => {
    const tables = Math.ceil(bottles.length / MOST_COLUMNS);
    const columns = Math.ceil(bottles.length / tables);
    return Array.from({ length: tables }, (_, table) => bottles.slice(table * columns, (table + 1) * columns));
  });
}
