import type { Browser, BrowserContext, CDPSession, Page } from "playwright";

/** An address that is looked at, with what its visitor has answered and put into the cart before. */
export type Visit = { url: string; path: string; cookies: Record<string, string> };

/** A phone of the middle: its window in CSS pixels, and how much slower its processor is than the one that measures. */
const WINDOW = { width: 412, height: 823 };
const PIXELS_PER_CSS_PIXEL = 1.75;
const SLOWED_TIMES = 4;

/** A browser that keeps nothing of before, like a phone's. */
export async function openAsPhone(
  browser: Browser,
  { url, cookies }: Visit,
): Promise<{ page: Page; context: BrowserContext; session: CDPSession }> {
  const context = await browser.newContext({
    baseURL: url,
    viewport: WINDOW,
    deviceScaleFactor: PIXELS_PER_CSS_PIXEL,
    hasTouch: true,
    extraHTTPHeaders: { "Accept-Language": "*" },
  });
  await context.addCookies(
    Object.entries(cookies).map(([name, value]) => ({ name, value: encodeURIComponent(value), url })),
  );
  const page = await context.newPage();
  const session = await context.newCDPSession(page);
  await session.send("Emulation.setCPUThrottlingRate", { rate: SLOWED_TIMES });
  return { page, context, session };
}
