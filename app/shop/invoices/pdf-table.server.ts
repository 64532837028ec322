import {
  type Box,
  decorate,
  ensureRoom,
  group,
  heightOf,
  INK,
  MIST,
  PAGE,
  QUIET,
  rule,
  type Sheet,
  type Style,
  setText,
  type TagOptions,
  TEXT_WIDTH,
  write,
} from "./pdf-sheet.server.ts";

/** A column; its width in points. */
type Column = { head: string; width: number; align: "left" | "right" };

export type Row = { cells: string[]; strong?: boolean };

const HEAD: Style = { font: "bold", size: 8.5, color: QUIET };
const CELL: Style = { font: "text", size: 10 };
const STRONG: Style = { ...CELL, font: "bold" };
const GAP = 10;
const PADDING = 4;
const HAIR = 0.5;

/** Draws a table over the width of the page; on every further page its heads stand again. */
export function drawTable(sheet: Sheet, columns: readonly Column[], rows: readonly Row[]): void {
  const table = group(sheet, sheet.root, "Table");
  // Heads stand above a row, never alone.
  ensureRoom(sheet, tableHeight(sheet, columns, rows.slice(0, 1)));
  const head = group(sheet, group(sheet, table, "THead"), "TR");
  drawRow(sheet, columns, headsOf(columns), HEAD, (text, style, box) =>
    write(sheet, { parent: head, type: "TH", scope: "Column" }, text, style, box),
  );
  const body = group(sheet, table, "TBody");
  for (const { cells, strong } of rows) {
    const style = strong ? STRONG : CELL;
    if (ensureRoom(sheet, rowHeight(sheet, columns, cells, style))) repeatHeads(sheet, columns);
    const row = group(sheet, body, "TR");
    drawRow(sheet, columns, cells, style, (text, cellStyle, box, first) =>
      write(sheet, { parent: row, ...cellTag(first) }, text, cellStyle, box),
    );
  }
}

/** How high a table is where all of it stands on one page, in points. */
export function tableHeight(sheet: Sheet, columns: readonly Column[], rows: readonly Row[]): number {
  const heights = rows.map(({ cells, strong }) => rowHeight(sheet, columns, cells, strong ? STRONG : CELL));
  return heights.reduce((sum, height) => sum + height, rowHeight(sheet, columns, headsOf(columns), HEAD));
}

const headsOf = (columns: readonly Column[]) => columns.map(({ head }) => head);

const cellTag = (first: boolean): TagOptions & { type: string } =>
  first ? { type: "TH", scope: "Row" } : { type: "TD" };

function repeatHeads(sheet: Sheet, columns: readonly Column[]): void {
  drawRow(sheet, columns, headsOf(columns), HEAD, (text, style, box) =>
    decorate(sheet, "Pagination", () => setText(sheet.doc, text, style, box)),
  );
}

function drawRow(
  sheet: Sheet,
  columns: readonly Column[],
  cells: readonly string[],
  style: Style,
  draw: (text: string, style: Style, box: Box, first: boolean) => void,
): void {
  const height = rowHeight(sheet, columns, cells, style);
  let left: number = PAGE.margin;
  for (const [index, { width, align }] of columns.entries()) {
    const box = { left, top: sheet.top + PADDING, width: width - (align === "left" ? GAP : 0) };
    draw(cells[index] ?? "", { ...style, align }, box, index === 0);
    left += width;
  }
  sheet.top += height;
  rule(sheet, { left: PAGE.margin, top: sheet.top, width: TEXT_WIDTH }, style === HEAD ? INK : MIST, HAIR);
}

function rowHeight(sheet: Sheet, columns: readonly Column[], cells: readonly string[], style: Style): number {
  const heights = columns.map(({ width }, index) => heightOf(sheet, cells[index] ?? "", style, width - GAP));
  return Math.max(...heights) + 2 * PADDING;
}
