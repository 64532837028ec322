import type { Browser, Page } from "playwright";
import { answeredFast } from "../tests/support/browser.ts";
import { openAsPhone, type Visit } from "./phone.ts";

/** A task of the page's main thread as the browser's trace has it; times in microseconds, `tdur` is processor time. */
type TraceEvent = { name: string; pid: number; tid: number; ts: number; dur?: number; tdur?: number };

/** As much of the trace as tells when a task began and how long it took. */
const CATEGORIES = ["devtools.timeline", "disabled-by-default-devtools.timeline", "toplevel", "loading"];

/**
 * How long the longest task after the first paint takes until scripts have taken the page over and their effects are done, in milliseconds
 * of processor time: what else the machine does makes a task wait, but not longer.
 */
export async function longestTask(browser: Browser, visit: Visit): Promise<number> {
  const { page, context } = await openAsPhone(browser, visit);
  // On a good line scripts come, and at the visitor's first sign.
  await page.addInitScript(answeredFast);
  await browser.startTracing(page, { categories: CATEGORIES });
  await page.goto(visit.path, { waitUntil: "load" });
  await takenOver(page);
  const trace = await browser.stopTracing();
  await context.close();
  return longestIn(JSON.parse(trace.toString("utf8")).traceEvents);
}

/** Moves until scripts are there, and waits until sheets have come, nothing is asked for any more, and hearts are drawn. */
async function takenOver(page: Page): Promise<void> {
  await page.waitForFunction(() => {
    dispatchEvent(new Event("wheel"));
    const isTaken = Object.keys(document.body).some((key) => key.startsWith("__react"));
    return isTaken && document.querySelector('link[rel="dns-prefetch"]') === null;
  });
  await page.waitForLoadState("networkidle");
  await page.evaluate(() => new Promise((done) => requestIdleCallback(done)));
}

function longestIn(events: readonly TraceEvent[]): number {
  const paint = events.findLast(({ name }) => name === "firstContentfulPaint");
  const tasks = events.filter(({ name, pid, tid }) => name === "RunTask" && pid === paint?.pid && tid === paint.tid);
  if (!paint || tasks.length === 0) throw new Error("The trace has no first paint, or no tasks");
  return Math.max(...tasks.map((task) => afterPaint(task, paint.ts))) / 1_000;
}

/** Of a task during which the page was painted, what came after that. */
function afterPaint({ ts, dur = 0, tdur = dur }: TraceEvent, paint: number): number {
  return Math.min(tdur, ts + dur - paint);
}
