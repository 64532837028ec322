import type { Browser, Page } from "playwright";
import type { Language } from "../../app/i18n/languages.ts";
import { answeredFast, hydrated, newVisitor } from "../../tests/support/browser.ts";
import { NOON } from "./fixed-clock.ts";
import { addressOf, type Guests, type Place } from "./places.ts";

/** In which language and how wide, in pixels. */
export type View = { language: Language; width: number };

/** What is narrower is a phone, whose scrollbar takes no room. In pixels. */
const PHONE = 600;

export type Camera = { browser: Browser; url: string; guests: Guests };

/** A picture of a whole page, as PNG. */
export async function pictureOf(camera: Camera, place: Place, { language, width }: View): Promise<Buffer> {
  const { browser, url, guests } = camera;
  const { scripts = false, firstVisit = false, cart } = place;
  const lines = cart?.map(([productId, quantity]) => ({ productId, quantity }));
  const options = { url, width, scripts, firstVisit, locale: language, phone: width < PHONE, bypassCSP: true };
  const { context, page } = await newVisitor(browser, lines ? { ...options, cart: JSON.stringify(lines) } : options);
  try {
    const cookies = {
      lang: firstVisit ? "" : language,
      ...place.cookies,
      ...(place.loggedIn ? { session: guests.session } : {}),
    };
    const set = Object.entries(cookies).filter(([, value]) => value !== "");
    await context.addCookies(set.map(([name, value]) => ({ name, value, url })));
    await page.clock.setFixedTime(NOON);
    // Not the picture's own stop of animations: that takes those back that scrolling has moved on.
    await page.emulateMedia({ reducedMotion: "reduce" });
    await page.addInitScript(answeredFast);
    await waitForFonts(page);
    await page.goto(addressOf(place, guests, language));
    await act(page, place);
    await settle(page);
    return await page.screenshot({ fullPage: true, caret: "hide" });
  } finally {
    await context.close();
  }
}

async function act(page: Page, { scripts, sends, fields = {}, presses }: Place): Promise<void> {
  if (scripts) await hydrated(page);
  if (sends) {
    const button = page.locator(sends);
    await button.evaluate(fillIn, fields);
    await Promise.all([page.waitForEvent("load"), button.click()]);
  }
  const pressed = presses ? page.locator(presses).first() : null;
  if (await pressed?.isVisible()) await pressed?.click();
}

/** Runs in the browser: fills in a button's form, hidden fields too, and leaves its judgement to the server. */
function fillIn(button: SVGElement | HTMLElement, fields: Record<string, string>): void {
  if (!(button instanceof HTMLButtonElement) || !button.form) throw new Error("A form's button is pressed");
  button.form.noValidate = true;
  for (const [name, value] of Object.entries(fields)) {
    for (const field of button.form.querySelectorAll(`[name="${name}"]`)) {
      if (field instanceof HTMLInputElement && ["radio", "checkbox"].includes(field.type))
        field.checked = field.value === value;
      else if (field instanceof HTMLInputElement || field instanceof HTMLSelectElement) field.value = value;
    }
  }
}

/** Pages show our fonts only where they come at once, which is another time each time: here they wait for them. */
async function waitForFonts(page: Page): Promise<void> {
  await page.route("**/*", async (route) => {
    if (!["document", "stylesheet"].includes(route.request().resourceType())) return route.fallback();
    const response = await route.fetch({ maxRedirects: 0 });
    const body = (await response.text()).replaceAll(/(display: ?"?)optional/g, "$1block");
    return route.fulfill({ response, body });
  });
}

/** Waits until nothing is missing any more: pictures below the first sight too, which the page itself puts off. */
async function settle(page: Page): Promise<void> {
  await page.evaluate(async () => {
    for (const element of document.querySelectorAll<HTMLElement | SVGElement>("*"))
      if (getComputedStyle(element).contentVisibility === "auto") element.style.contentVisibility = "visible";
    for (const picture of document.images) picture.loading = "eager";
    await Promise.all([...document.images].map((picture) => picture.decode().catch(() => undefined)));
    await document.fonts.ready;
  });
}
