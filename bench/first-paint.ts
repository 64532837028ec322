import type { Browser, CDPSession, Page } from "playwright";
import type { Loaded } from "./floor.ts";
import { openAsPhone, type Visit } from "./phone.ts";

/** A slow 3G: the way there and back in milliseconds, bytes a second. */
const SLOW_3G = { offline: false, latency: 400, downloadThroughput: 50_000, uploadThroughput: 50_000 };
/** What a browser fetches for pages to come, once nothing else is to be loaded. */
const FOR_LATER = /^\/static\/pages-/;

/**
 * When a page was painted first and at its largest, in milliseconds; how many files it had asked for by then, and as bytes on the line:
 * beyond pictures, which a browser asks for before they are seen, sooner on a slow line.
 */
export type Painted = { first: number; largest: number; requests: number; bytes: number; loaded: Loaded };

type File = { bytes: number; isPicture: boolean };

/**
 * Opens a page on a slow line with an empty cache. @param elsewhere the page of another site from which its visitor comes, as visitors do:
 * browsers begin a process for the new site then, and for a page that asks for one of its own (`Cross-Origin-Opener-Policy`) anyway
 */
export async function paintOf(browser: Browser, visit: Visit, elsewhere: string): Promise<Painted> {
  const { page, context, session } = await openAsPhone(browser, visit);
  await page.goto(elsewhere);
  const files = await filesOf(session);
  await session.send("Network.emulateNetworkConditions", SLOW_3G);
  await page.goto(visit.path, { waitUntil: "load" });
  await page.waitForLoadState("networkidle");
  const { first, largest, picture } = await paintsOf(page);
  await context.close();
  const pictures = [...files.keys()].filter((path) => path !== visit.path && !FOR_LATER.test(path));
  const counted = [...files.values()].filter(({ isPicture }) => !isPicture);
  const bytes = counted.reduce((sum, one) => sum + one.bytes, 0);
  return { first, largest, requests: counted.length, bytes, loaded: { pictures, largest: picture } };
}

/** The bytes on the line of every file, by its path, as they come. */
async function filesOf(session: CDPSession): Promise<Map<string, File>> {
  const asked = new Map<string, { path: string; isPicture: boolean }>();
  const files = new Map<string, File>();
  session.on("Network.requestWillBeSent", ({ requestId, request, type }) => {
    const { protocol, pathname } = new URL(request.url);
    if (protocol === "http:") asked.set(requestId, { path: pathname, isPicture: type === "Image" });
  });
  session.on("Network.loadingFinished", ({ requestId, encodedDataLength }) => {
    const file = asked.get(requestId);
    if (file) files.set(file.path, { bytes: encodedDataLength, isPicture: file.isPicture });
  });
  await session.send("Network.enable");
  return files;
}

type Paints = { first: number; largest: number; picture: Loaded["largest"] };

/** The browser's own times, from the beginning of the navigation on. */
function paintsOf(page: Page): Promise<Paints> {
  return page.evaluate(
    () =>
      new Promise<Paints>((done) => {
        new PerformanceObserver((list) => {
          // What the browser's types do not know yet.
          const last = list.getEntries().at(-1) as PerformanceEntry & { url: string; element: Element | null };
          const { width = 0, height = 0 } = last.element?.getBoundingClientRect() ?? {};
          const picture = last.url === "" ? null : { path: new URL(last.url).pathname, width, height };
          const [first] = performance.getEntriesByName("first-contentful-paint");
          done({ first: first?.startTime ?? Number.NaN, largest: last.startTime, picture });
        }).observe({ type: "largest-contentful-paint", buffered: true });
      }),
  );
}
