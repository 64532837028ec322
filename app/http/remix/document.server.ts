import { createHash } from "node:crypto";
import { contentSecurityPolicy, type ForeignSources, type InlineHashes } from "../content-security-policy.server.ts";
import { dataBlock, structuredBlocks } from "./page-data.server.ts";
import { REMIX_CONTEXT } from "./page-data.ts";
import { gateOf, pageStyles, type StylesOfPage, styleBlock } from "./page-styles.server.ts";
import { lineScript, starter, WAITING } from "./starter.server.ts";

export type Finishing = {
  data: string;
  /** Things of schema.org, for search engines alone. */
  structured: readonly Record<string, unknown>[];
  nonce: string;
  https: boolean;
  foreign: ForeignSources;
  /** Whether the page does nothing by itself, so that its scripts may wait for its visitor. */
  atFirstSign: boolean;
} & StylesOfPage;

/**
 * Makes the rendered page ready to be sent: puts the loaders' data at the end of the body, holds the scripts back until the
 * page is shown, and writes the policy. Only what was rendered with this page's nonce enters the policy, by its hash, so that
 * a stored page needs no nonce of its own and an injected script still has no way in.
 */
export function finishDocument(html: string, finishing: Finishing): { body: string; policy: string } {
  const { data, structured, nonce, https, foreign } = finishing;
  const hashes: Hashes = { script: new Set(), style: new Set() };
  const { sheets, first, rest } = pageStyles(html, finishing);
  const mark = ` nonce="${nonce}"`;
  const known = [...replacing(html, contextScript(mark), ""), ...withoutRestorer(html, mark)];
  const marks = replacing(html, mark, "").filter(({ at }) => !known.some((one) => isWithin(one, at)));
  noteHashes(html, marks, first, hashes);
  if (rest !== "") hashes.style.add(hashOf(rest));
  const changes = [
    ...sheets.flatMap(({ link, address }) => replacing(html, link, waitingLink(address))),
    ...known,
    ...marks,
    ...waiting(html),
    ...shorterDrawings(html),
    ...replacing(html, "</style>", `${first}</style>`).slice(0, 1),
    ...replacing(
      html,
      "</body></html>",
      `${styleBlock(rest)}${structuredBlocks(structured)}${dataBlock(data)}</body></html>`,
    ),
    ...starting(html, finishing, hashes),
    ...noteOfSources(html, foreign),
  ];
  return { body: `<!DOCTYPE html>${changed(html, changes)}`, policy: contentSecurityPolicy(hashes, foreign, https) };
}

/** The hashes as they are found. */
type Hashes = Record<keyof InlineHashes, Set<string>>;

/** What is to stand in a page instead of `length` characters at a place. */
type Change = { at: number; length: number; text: string };

/** The page with all changes made at once: it is long, and each copy of it costs as much as all that is looked for in it. */
function changed(html: string, changes: readonly Change[]): string {
  const parts: string[] = [];
  let read = 0;
  for (const { at, length, text } of changes.toSorted((one, other) => one.at - other.at)) {
    parts.push(html.slice(read, at), text);
    read = at + length;
  }
  return parts.join("") + html.slice(read);
}

function replacing(html: string, sought: string, text: string): Change[] {
  const found: Change[] = [];
  for (let at = html.indexOf(sought); at >= 0; at = html.indexOf(sought, at + sought.length)) {
    found.push({ at, length: sought.length, text });
  }
  return found;
}

/** Within a drawing both are the same. */
function shorterDrawings(html: string): Change[] {
  return [...replacing(html, "></path>", "/>"), ...replacing(html, "></use>", "/>")];
}

/** What is put into a finished page, as it would have been finished with it: markup without scripts and styles. */
export function finishedMarkup(html: string): string {
  return changed(html, shorterDrawings(html));
}

/** Everything that the page does not need to be shown. What waits is data, which knows nothing of being fetched. */
function waiting(html: string): Change[] {
  const modules = replacing(html, 'type="module"', 'type="text/plain"').map((change) => {
    const isAsync = html.startsWith(ASYNC, change.at + change.length);
    return isAsync ? { ...change, length: change.length + ASYNC.length } : change;
  });
  return [...modules, ...waitingFiles(html), ...replacing(html, 'rel="preload" as="fetch"', `rel="${WAITING}"`)];
}

/** The scripts' files; Remix names one twice that holds modules of two routes. */
function waitingFiles(html: string): Change[] {
  const known = new Set<string>();
  return [...html.matchAll(/<link rel="modulepreload" href="([^"]+)"\/>/g)].map((match) => {
    const [link, address = ""] = match;
    const text = known.has(address) ? "" : waitingLink(address);
    known.add(address);
    return { at: match.index, length: link.length, text };
  });
}

function waitingLink(address: string): string {
  return `<link rel="${WAITING}" href="${address}"/>`;
}

const ASYNC = ' async=""';

/** The script that hands the browser's part of Remix its data (`read-data.client.ts`), as Remix writes it. */
function contextScript(mark: string): string {
  const context = `window.__remixContext = ${JSON.stringify(REMIX_CONTEXT)};`;
  return `<script${mark}>${context}${OPEN_STREAM}</script>`;
}

const OPEN_STREAM =
  "window.__remixContext.stream = new ReadableStream({start(controller){window.__remixContext.streamController = controller;}}).pipeThrough(new TextEncoderStream());";

/** How Remix's script ends that scrolls a page which is loaded again, which differs by what has bundled it. */
const RESTORER_END = '("positions", null)</script>';

/** Browsers scroll by themselves: Remix hands that back to them whenever a page is left. React takes an empty script over as well. */
function withoutRestorer(html: string, mark: string): Change[] {
  const last = html.indexOf(RESTORER_END);
  const at = last < 0 ? -1 : html.lastIndexOf(`<script${mark}>`, last);
  return at < 0 ? [] : [{ at, length: last + RESTORER_END.length - at, text: "<script></script>" }];
}

function hashOf(text: string): string {
  return `'sha256-${createHash("sha256").update(text).digest("base64")}'`;
}

function isWithin({ at, length }: Change, place: number): boolean {
  return place >= at && place < at + length;
}

/** Notes the hash of every inline script and style that bears the mark. */
function noteHashes(html: string, marks: readonly Change[], styles: string, hashes: Hashes): void {
  const firstEnd = html.indexOf("</style>");
  for (const { at } of marks) {
    const tag = html.startsWith("<script", html.lastIndexOf("<", at)) ? "script" : "style";
    const start = html.indexOf(">", at) + 1;
    const end = html.indexOf(`</${tag}>`, start);
    const text = html.slice(start, end);
    hashes[tag].add(hashOf(end === firstEnd ? text + styles : text));
  }
}

/**
 * What decides about scripts stands at the end of the head, where it can tell how long that took, and where React leaves alone what it does not know; so does
 * what starts them. Where the age gate stands before the page that comes after the gate, which is painted on a slow line while it is on its way.
 */
function starting(html: string, { atFirstSign, alsoUsed }: Finishing, hashes: Hashes): Change[] {
  const head = html.indexOf("</head>");
  if (head < 0 || !html.includes('type="module"')) return [];
  const steps = html.includes("quantity-waiting") || alsoUsed.has("quantity-waiting");
  return [
    { at: head, script: lineScript() },
    { at: gateOf(html)?.end ?? head, script: starter({ atFirstSign, steps }) },
  ].map(({ at, script }) => {
    hashes.script.add(hashOf(script));
    return { at, length: 0, text: `<script>${script}</script>` };
  });
}

/** Notes on the document what its policy allows: the browser's part cannot read the policy. */
function noteOfSources(html: string, { script, frame, connect }: ForeignSources): Change[] {
  const hosts = [...new Set([...script, ...frame, ...connect])].join(" ");
  return hosts === "" ? [] : replacing(html, "<html", `<html data-foreign="${hosts}"`).slice(0, 1);
}
