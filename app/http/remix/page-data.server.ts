import type { EntryContext } from "@remix-run/node";
import { PAGE_DATA_ID } from "./page-data.ts";

type HandlerData = Pick<EntryContext["staticHandlerContext"], "loaderData" | "actionData" | "errors">;

/**
 * What the loaders and the action of a page have answered, as JSON: its names stand in it as they are, and are cheap where they come
 * again, while Remix's own format numbers every value, and no two numbers are alike. Null where JSON cannot say it (a date, an error);
 * then the page holds Remix's format. Drawings are left out: they stand in the page, where React leaves them as they are.
 */
export function plainData({ loaderData, actionData, errors }: HandlerData): string | null {
  // What is undefined is left out: Remix asks only whether it is there. It says null of the root, which has no loader.
  const loaded = { ...loaderData, root: loaderData.root ?? undefined };
  const data = { loaderData: loaded, actionData: actionData ?? undefined, errors: errors ?? undefined };
  return isPlain(data) ? JSON.stringify(data, withoutDrawing) : null;
}

/** A part of a page's data, as it stands in the page. */
export function finishedData(part: unknown): string {
  return blockSafe(JSON.stringify(part, withoutDrawing));
}

/**
 * Nothing in it can end the block that holds it, begin a comment or name a script; every other "<" stays as it is, as in the markup that the data
 * repeats.
 */
function blockSafe(data: string): string {
  return data.replace(/<(?=!|\/?script)/gi, "\\u003c");
}

/** The names of what `ProductPicture` shows. */
const DRAWINGS: ReadonlySet<string> = new Set(["picture"]);

/** A picture's address is no drawing. */
function withoutDrawing(name: string, value: unknown): unknown {
  return DRAWINGS.has(name) && typeof value === "string" && value.startsWith("<") ? undefined : value;
}

function isPlain(value: unknown): boolean {
  if (value === null || typeof value === "string" || typeof value === "boolean") return true;
  if (typeof value === "number") return Number.isFinite(value);
  if (Array.isArray(value)) return value.every(isPlain);
  // What is undefined is left out, and reads as undefined.
  return isRecord(value) && Object.values(value).every((one) => one === undefined || isPlain(one));
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === "object" && value !== null && Object.getPrototypeOf(value) === Object.prototype;
}

/** The data as a block that is no script, at the end of the body: so a stored page can hold what is a visitor's own without another policy. */
export function dataBlock(data: string): string {
  if (data === "") return "";
  return `<script type="application/json" id="${PAGE_DATA_ID}">${blockSafe(data)}</script>`;
}

/** Things of schema.org, at the end of the body, where React leaves alone what it does not know: nobody who looks at the page waits for them. */
export function structuredBlocks(things: readonly Record<string, unknown>[]): string {
  return things
    .map((thing) => blockSafe(JSON.stringify({ "@context": "https://schema.org", ...thing })))
    .map((text) => `<script type="application/ld+json">${text}</script>`)
    .join("");
}
