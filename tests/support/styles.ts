import type { Page } from "playwright";

/** An element that is rendered, with all that its styles come to: the lengths in pixels, and the rest as a number. */
export type Styled = { element: string; lengths: string };

/** Every element that is rendered. Sizes and edges by their directions in a text say again what those by sides of the page say. */
export async function stylesOf(page: Page): Promise<Styled[]> {
  const text = await page.evaluate(() => {
    const sumOf = (text: string) => {
      let sum = 0;
      for (let at = 0; at < text.length; at++) sum = (sum * 31 + text.charCodeAt(at)) | 0;
      return sum;
    };
    const rendered = [...document.querySelectorAll("body > div *")].filter((element) => element.checkVisibility());
    // A page has only the tokens that it names; every element has all the rest.
    const shown = [...getComputedStyle(document.body)].filter(
      (name) => !/^--|(?:^|-)(?:block|inline)(?:-|$)/.test(name),
    );
    const all = rendered.map((element) => {
      const styles = getComputedStyle(element);
      const said = shown.map((name) => `${name}:${styles.getPropertyValue(name)}`).join(";");
      const lengths = [...said.matchAll(/(-?[\d.]+)px/g)].map(([, length]) => length).join(" ");
      const rest = sumOf(said.replaceAll(/-?[\d.]+px/g, "px"));
      return { element: `${element.tagName}.${element.getAttribute("class") ?? ""} ${rest}`, lengths };
    });
    return JSON.stringify(all);
  });
  return JSON.parse(text);
}

/** Chromium counts in 64ths of a pixel, and how often it has laid out before may move a length by one. */
const MOST_APART_PX = 0.05;

/** What is styled otherwise in one page than in the other. */
export function unlike(some: readonly Styled[], others: readonly Styled[]): (Styled | undefined)[][] {
  const isLike = (one: Styled, other: Styled | undefined) => {
    if (one.element !== other?.element) return false;
    if (one.lengths === other.lengths) return true;
    const [lengths = [], wanted = []] = [one.lengths, other.lengths].map((text) => text.split(" ").map(Number));
    return (
      lengths.length === wanted.length && lengths.every((px, at) => Math.abs(px - Number(wanted[at])) < MOST_APART_PX)
    );
  };
  return some.map((one, at) => [one, others[at]]).filter(([one, other]) => one && !isLike(one, other));
}
