import type { Page } from "playwright";

/** What moved in the window though nobody did anything, and its score as browsers reckon it (`layout-shift`). */
export type LayoutShift = { score: number; what: string };

/** Everything that has moved since the page began to be shown. A page has always one entry of its navigation, which is told last. */
export function layoutShiftsOf(page: Page): Promise<LayoutShift[]> {
  return page.evaluate(async () => {
    type Entry = PerformanceEntry & { value: number; sources: { node: Node | null; currentRect: DOMRect }[] };
    const shifts: Entry[] = [];
    await new Promise<void>((done) => {
      const observer = new PerformanceObserver((list) => {
        shifts.push(...(list.getEntriesByType("layout-shift") as Entry[]));
        if (list.getEntriesByType("navigation").length > 0) done();
      });
      observer.observe({ type: "layout-shift", buffered: true });
      observer.observe({ type: "navigation", buffered: true });
    });
    return shifts.map(({ value, sources }) => ({
      score: value,
      what: sources
        .map(({ node, currentRect: { x, y } }) => {
          const element = node instanceof Element ? node : node?.parentElement;
          const { localName = "?", classList = [] } = element ?? {};
          return `${[localName, ...classList].join(".")} to ${Math.round(x)}, ${Math.round(y)}`;
        })
        .join("; "),
    }));
  });
}

/**
 * As much may a page's shifts be together whose half has been painted before the rest is there: of a sentence the lines, of a table the columns may
 * be others then, and what stands below moves by a line, once, at the window's foot. On a machine that has much to do any page may be painted so.
 */
const MOST_IN_PIECES = 0.01;

/** What has moved by itself in a page that may have been painted in pieces, as words. */
export async function movesOf(page: Page): Promise<string[]> {
  const shifts = await layoutShiftsOf(page);
  const together = shifts.reduce((sum, { score }) => sum + score, 0);
  return together > MOST_IN_PIECES ? asWords(shifts) : [];
}

/** A page's shifts as words; none where there are none. */
export const asWords = (shifts: readonly LayoutShift[]) =>
  shifts.map(({ score, what }) => `moves by ${score.toFixed(5)}: ${what}`);
