import type { Page } from "playwright";

/** By how many pixels a text may stand beside its box: an initial is hung, and a slanted letter leans. */
const HUNG_PIXELS = 5;

/** What of a page flows over sideways: the page itself, or texts. */
export async function overflowOf(page: Page): Promise<string[]> {
  const isTooWide = await page.evaluate(() => document.documentElement.scrollWidth > window.innerWidth);
  return [...(isTooWide ? ["wider than the window"] : []), ...(await spilledTexts(page))];
}

/**
 * The texts of a page that reach sideways out of the box in which they stand, so over what stands beside it, each with by how many
 * pixels. What is cut off or scrolled on purpose, hidden, or drawn is left out.
 */
function spilledTexts(page: Page): Promise<string[]> {
  return page.evaluate((hung) => {
    const boxOf = (element: Element): Element =>
      element.parentElement && /^(?:inline|contents)$/.test(getComputedStyle(element).display)
        ? boxOf(element.parentElement)
        : element;
    const isSeen = (element: Element) =>
      element.checkVisibility({ visibilityProperty: true, opacityProperty: true }) &&
      !element.closest("svg, script, style, noscript, select");
    const spill = (text: Node, box: Element): number => {
      const { left, right } = box.getBoundingClientRect();
      const range = document.createRange();
      range.selectNodeContents(text);
      return Math.max(0, ...[...range.getClientRects()].map((line) => Math.max(line.right - right, left - line.left)));
    };
    const spilled: string[] = [];
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    for (let text = walker.nextNode(); text; text = walker.nextNode()) {
      const words = text.nodeValue?.trim();
      if (!words || !text.parentElement || !isSeen(text.parentElement)) continue;
      const box = boxOf(text.parentElement);
      if (getComputedStyle(box).overflowX !== "visible") continue;
      const pixels = spill(text, box);
      if (pixels > hung) spilled.push(`"${words}" reaches ${Math.round(pixels)} pixels out of its ${box.localName}`);
    }
    return spilled;
  }, HUNG_PIXELS);
}
