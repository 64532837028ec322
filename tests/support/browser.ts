import { type Browser, type BrowserContext, chromium, type Locator, type Page, type Response } from "playwright";
import { installedBrowser } from "../../scripts/find-browser.ts";
import { newAddress } from "./addresses.ts";

const QUIET = [
  "--no-sandbox",
  "--disable-gpu",
  "--disable-quic",
  "--no-first-run",
  "--disable-background-networking",
  "--disable-component-update",
  "--disable-sync",
];

/** How a browser is driven that forgets each page when it is left. */
const FORGETTING = "--disable-back-forward-cache";

/**
 * How a browser is driven whose pages nobody looks at: it lays them out, has no memory for what they look like, draws and asks for files in
 * its own process, scrolls where the page's scripts run, and keeps one process for all pages of a visitor. That is a third of its work less.
 */
const UNPAINTED = [
  "--force-gpu-mem-available-mb=1",
  "--in-process-gpu",
  "--enable-features=NetworkServiceInProcess2",
  "--disable-threaded-animation",
  "--disable-threaded-scrolling",
  "--disable-checker-imaging",
  "--disable-site-isolation-trials",
  "--process-per-site",
  "--renderer-process-limit=1",
];

/** What a browser is told whose pages have neither pictures nor fonts of their own: it does not ask for the pictures, and lays out neither. */
const WITHOUT_PICTURES = ["--blink-settings=imagesEnabled=false", "--disable-remote-fonts"];

/**
 * A real Chromium. `npm test` has made sure that there is one.
 * @param options `paints` where somebody looks at its screen; `pictures` where it matters what the browser loads, or where things stand
 */
export function openBrowser({ keepsPages = false, paints = true, pictures = true } = {}): Promise<Browser> {
  const executablePath = installedBrowser();
  if (!executablePath) throw new Error("No browser: run the tests by npm test, which gets one.");
  const args = [...QUIET, ...(paints ? [] : UNPAINTED), ...(pictures ? [] : WITHOUT_PICTURES)];
  return chromium.launch({ executablePath, args, ignoreDefaultArgs: keepsPages ? [FORGETTING] : [] });
}

/** A step that takes longer has failed; its message says which one it was. */
const STEP_TIMEOUT_MS = 30_000;

export type Visitor = {
  context: BrowserContext;
  page: Page;
  /** What the browser complained of: console errors, failed requests, exceptions. */
  complaints: string[];
};

/** What somebody who has been here before has answered: of age, nothing optional. */
const BEEN_HERE = { ageGateAccepted: "true", consent: '{"version":1,"map":false,"spamCheck":false}' };

type Options = {
  url: string;
  scripts: boolean;
  width?: number;
  /** Looks with a phone: its scrollbar takes no room. */
  phone?: boolean;
  /** How many of the screen's pixels one of the page takes; one, unless said. */
  pixelRatio?: number;
  /** Meets the age gate, the question of consent and the offer of a language; everybody else has answered. */
  firstVisit?: boolean;
  /** The browser's language, where it matters. */
  locale?: string;
  /** What the cart's cookie holds, as JSON. */
  cart?: string;
  /** Whether the test writes into the page what its policy would not allow. */
  bypassCSP?: boolean;
};

/** A new visitor, who tells of everything that goes wrong in the browser. */
export async function newVisitor(browser: Browser, options: Options): Promise<Visitor> {
  const context = await browser.newContext({
    baseURL: options.url,
    javaScriptEnabled: options.scripts,
    viewport: { width: options.width ?? 1440, height: 900 },
    deviceScaleFactor: options.pixelRatio ?? 1,
    ...(options.phone ? { isMobile: true, hasTouch: true } : {}),
    reducedMotion: "reduce",
    bypassCSP: options.bypassCSP ?? false,
    ...(options.locale ? { locale: options.locale } : {}),
    extraHTTPHeaders: { "X-Forwarded-For": newAddress(), ...(options.locale ? {} : { "Accept-Language": "*" }) },
  });
  if (!options.firstVisit) {
    const answers = Object.entries(BEEN_HERE);
    await context.addCookies(
      answers.map(([name, value]) => ({ name, value: encodeURIComponent(value), url: options.url })),
    );
  }
  if (options.cart) {
    await context.addCookies([{ name: "cart", value: encodeURIComponent(options.cart), url: options.url }]);
  }
  context.setDefaultTimeout(STEP_TIMEOUT_MS);
  const page = await context.newPage();
  const complaints: string[] = [];
  page.on("console", (message) => {
    // How long after loading something preloaded is used tells of the machine, not of the page.
    if (/preloaded using link preload but not used within a few seconds/.test(message.text())) return;
    if (message.type() === "error" || message.type() === "warning") complaints.push(message.text());
  });
  page.on("pageerror", (error) => complaints.push(error.message));
  page.on("requestfailed", (request) => {
    // A navigation that replaces another aborts it: that is no failure.
    if (request.failure()?.errorText !== "net::ERR_ABORTED") complaints.push(`${request.url()} failed`);
  });
  return { context, page, complaints };
}

/**
 * Waits until scripts have taken the page over, and moves as a visitor does, since they may wait for that: React marks what it holds, and
 * its effects run before the frame after the next.
 */
export async function hydrated(page: Page): Promise<void> {
  await page.waitForFunction(() => {
    dispatchEvent(new Event("wheel"));
    return Object.keys(document.body ?? {}).some((key) => key.startsWith("__react"));
  });
  await page.evaluate(
    () => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(() => setTimeout(done)))),
  );
}

/** Runs in the browser: says that the page was answered in no time, on whatever machine. */
export function answeredFast(): void {
  performance.getEntriesByType = () => [{ requestStart: 0, responseStart: 1 } as unknown as PerformanceEntry];
}

/** Waits until a page that has loaded has done what it had put off until then. */
export async function afterLoad(page: Page): Promise<void> {
  await page.waitForLoadState();
  await page.evaluate(() => new Promise((done) => setTimeout(() => setTimeout(done))));
}

/** Opens a page and waits until scripts have taken it over. */
export async function openHydrated(page: Page, path: string): Promise<void> {
  await page.goto(path);
  await hydrated(page);
}

/** Waits until scripts have gone to another page, and it is there with all its effects: it takes the focus. */
export async function arrivedAt(page: Page, address: string | RegExp): Promise<void> {
  await page.waitForURL(address);
  await page.waitForFunction(() => document.activeElement?.id === "main");
}

/** Sends a form of a page without scripts, and waits until the document that answers has loaded; what the post was answered. */
export async function answerTo(page: Page, send: () => Promise<void>): Promise<Response> {
  const [answer] = await Promise.all([
    page.waitForResponse((response) => response.request().method() === "POST"),
    page.waitForEvent("load"),
    send(),
  ]);
  return answer;
}

/**
 * Waits until something is no longer on the page. Where a navigation takes it away it is also missing from the document that has only
 * begun to arrive, so what counts is the loaded one.
 */
export async function gone(target: Locator): Promise<void> {
  await target.waitFor({ state: "detached" });
  await target.page().waitForLoadState();
  await target.waitFor({ state: "detached" });
}
