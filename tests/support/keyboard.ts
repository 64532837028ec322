import type { Page } from "playwright";

/** More stops than any page has from its top to its end. */
const MAX_STOPS = 160;
/** So many characters of a text are pressed one by one; the rest comes at once, as from a clipboard. */
const TYPED_CHARS = 2;

/** Presses Tab until something that fits has the focus, once it is there; throws where the keyboard never gets there. */
export async function tabTo(page: Page, selector: string): Promise<void> {
  await page.locator(selector).first().waitFor({ state: "attached" });
  await page.waitForLoadState();
  const passed: string[] = [];
  for (let stop = 0; stop < MAX_STOPS; stop++) {
    await page.keyboard.press("Tab");
    const { fits, name } = await focusOf(page, selector);
    if (fits) return;
    passed.push(name);
  }
  throw new Error(`Tab never reaches ${selector}, but: ${[...new Set(passed)].join(", ")}`);
}

/** Leaves the header out by the first stop of a page: each of its links would fetch what it leads to, as it has the focus. */
export async function skipHeader(page: Page): Promise<void> {
  await tabTo(page, ".skip-link");
  await page.keyboard.press("Enter");
  await page.waitForFunction(() => document.activeElement?.id === "main");
}

/** Whether something that fits has the focus. */
export async function hasFocus(page: Page, selector: string): Promise<boolean> {
  return (await focusOf(page, selector)).fits;
}

/** What has the focus, in short. */
export async function focusedElement(page: Page): Promise<string> {
  return (await focusOf(page, "*")).name;
}

/** What has the focus, and whether it is what is looked for: one question to the browser, which is asked at every stop. */
function focusOf(page: Page, selector: string): Promise<{ fits: boolean; name: string }> {
  return page.evaluate((wanted) => {
    const { activeElement } = document;
    const { tagName = "", id = "", className = "" } = activeElement ?? {};
    const name = activeElement?.getAttribute("name");
    return {
      fits: activeElement?.matches(wanted) ?? false,
      name: `${tagName.toLowerCase()}${id && `#${id}`}${className && `.${className}`}${name ? `[name=${name}]` : ""}`,
    };
  }, selector);
}

/** Goes on by Tab and tells which stops lay outside of an element: none, where the focus is kept inside. */
export async function stopsOutside(page: Page, selector: string, stops: number): Promise<string[]> {
  const outside: string[] = [];
  for (let stop = 0; stop < stops; stop++) {
    await page.keyboard.press("Tab");
    const inside = await page.evaluate((wanted) => {
      const { activeElement } = document;
      // Between the last stop and the first the focus is with the browser's own bars.
      return activeElement === document.body || Boolean(activeElement?.closest(wanted));
    }, selector);
    if (!inside) outside.push(await focusedElement(page));
  }
  return outside;
}

/** Fills in controls by name, in the order of the page: text is typed, `true` ticks, a choice is made by its value. */
export async function fillByKeys(page: Page, values: Record<string, string | true>): Promise<void> {
  if (await hasFocus(page, "body")) await skipHeader(page);
  for (const [name, value] of Object.entries(values)) {
    await tabTo(page, `[name="${name}"]`);
    await enter(page, name, value);
  }
}

async function enter(page: Page, name: string, value: string | true): Promise<void> {
  const type = await page.evaluate(() => document.activeElement?.getAttribute("type") ?? "");
  if (value === true) return page.keyboard.press("Space");
  if (type === "radio") return chooseByArrows(page, name, value);
  if (type === "date") return page.keyboard.type(asTypedInEnglish(value));
  await page.keyboard.press("ControlOrMeta+A");
  await page.keyboard.type(value.slice(0, TYPED_CHARS));
  await page.keyboard.insertText(value.slice(TYPED_CHARS));
}

async function chooseByArrows(page: Page, name: string, value: string): Promise<void> {
  await page.keyboard.press("Space");
  for (let step = 0; step < 10; step++) {
    if (await hasFocus(page, `[name="${name}"][value="${value}"]:checked`)) return;
    await page.keyboard.press("ArrowDown");
  }
  throw new Error(`The arrows never choose ${value} for ${name}`);
}

/** A date as an English browser's date field is typed in: month, day, year. */
const asTypedInEnglish = (date: string) => date.replace(/^(\d{4})-(\d{2})-(\d{2})$/, "$2$3$1");

/** The stops from the top of the page to its end that bear no mark of the focus, or lie under something else. */
export async function hiddenStops(page: Page): Promise<string[]> {
  const hidden: string[] = [];
  for (;;) {
    await page.keyboard.press("Tab");
    const trouble = await page.evaluate(() => {
      const focused = document.activeElement;
      if (!focused || focused === document.body || focused.hasAttribute("data-seen")) return null;
      focused.setAttribute("data-seen", "");
      const { outlineStyle, outlineWidth, boxShadow } = getComputedStyle(focused);
      const marked = (outlineStyle !== "none" && outlineWidth !== "0px") || boxShadow !== "none";
      const { left, top, width, height } = focused.getBoundingClientRect();
      const points = [0.1, 0.5, 0.9].flatMap((x) => [0.1, 0.5, 0.9].map((y) => [left + x * width, top + y * height]));
      const seen = points.some(([x = 0, y = 0]) => {
        const there = document.elementFromPoint(x, y);
        return (
          there !== null && (focused.contains(there) || there.contains(focused) || there.closest("label") !== null)
        );
      });
      return `${marked ? "" : "unmarked "}${seen ? "" : "covered"}`.trim();
    });
    if (trouble === null) return hidden;
    if (trouble !== "") hidden.push(`${await focusedElement(page)}: ${trouble}`);
  }
}
