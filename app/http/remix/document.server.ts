import { createHash } from "node:crypto";
import { contentSecurityPolicy, type ForeignSources, type InlineHashes } from "../content-security-policy.server.ts";
import { PAGE_DATA_ID, REMIX_CONTEXT } from "./page-data.ts";

type Finishing = {
  data: string;
  nonce: string;
  https: boolean;
  foreign: ForeignSources;
  /** What a document uses of the style sheet at an address. */
  usedOfSheet(address: string, classes: ReadonlySet<string>): string | undefined;
};

/**
 * The kind of a link that waits: valid wherever a link may stand, and of our own host, whose name the browser has looked up
 * already, nothing is left to be done.
 */
const WAITING = "dns-prefetch";

/**
 * Starts the scripts once the page has been shown: what the visitor came for does not compete with them.
 * A visitor who touches the page earlier gets them at once.
 */
const STARTER = `(()=>{let d=0;const g=()=>{if(d++)return;document.querySelectorAll('link[rel=${WAITING}]').forEach(l=>{const k=l.href.split('.').pop();if(k=='json')l.as='fetch';l.rel={css:'stylesheet',json:'preload'}[k]||'modulepreload'});const s=document.createElement('script');s.type='module';s.textContent=document.querySelector('script[type="text/plain"]').textContent;document.head.append(s)};addEventListener('load',()=>setTimeout(g));['pointerdown','keydown','focusin'].forEach(e=>addEventListener(e,g,{once:true}))})()`;

/**
 * Makes the rendered page ready to be sent: puts the loaders' data at the end of the body, holds the scripts back until the
 * page is shown, and writes the policy. Only what was rendered with this page's nonce enters the policy, by its hash, so that
 * a stored page needs no nonce of its own and an injected script still has no way in.
 */
export function finishDocument(
  html: string,
  { data, nonce, https, foreign, usedOfSheet }: Finishing,
): { body: string; policy: string } {
  const withNonce = ` nonce="${nonce}"`;
  const block = data === "" ? "" : dataBlock(data);
  const starter = html.includes(`type="module"`) ? `<script${withNonce}>${STARTER}</script>` : "";
  const whole = withUsedStyles(html, usedOfSheet)
    .replace(contextScript(withNonce), "")
    .replaceAll('rel="modulepreload"', `rel="${WAITING}"`)
    .replaceAll('rel="preload" as="fetch"', `rel="${WAITING}"`)
    .replaceAll('type="module"', 'type="text/plain"')
    // What waits is data, which knows nothing of being fetched.
    .replaceAll('type="text/plain" async=""', 'type="text/plain"')
    .replace("</body></html>", () => `${block}${starter}</body></html>`);
  const { body, hashes } = withHashes(whole, withNonce);
  const noted = withCspSources(body, foreign);
  return { body: `<!DOCTYPE html>${noted}`, policy: contentSecurityPolicy(hashes, foreign, https) };
}

/** The script that tells the browser's part of Remix what it knows already (`read-data.client.ts`), as Remix writes it. */
function contextScript(withNonce: string): string {
  const context = `window.__remixContext = ${JSON.stringify(REMIX_CONTEXT)};`;
  return `<script${withNonce}>${context}${OPEN_STREAM}</script>`;
}

const OPEN_STREAM =
  "window.__remixContext.stream = new ReadableStream({start(controller){window.__remixContext.streamController = controller;}}).pipeThrough(new TextEncoderStream());";

/** Takes the nonce off every inline script and style that bears it, and notes the hash of its text. */
function withHashes(html: string, withNonce: string): { body: string; hashes: InlineHashes } {
  const hashes = { script: new Set<string>(), style: new Set<string>() };
  const parts = html.split(withNonce);
  for (const [index, part] of parts.slice(1).entries()) {
    const before = parts[index] ?? "";
    const tag = before.startsWith("<script", before.lastIndexOf("<")) ? "script" : "style";
    const text = part.slice(part.indexOf(">") + 1, part.indexOf(`</${tag}>`));
    hashes[tag].add(`'sha256-${createHash("sha256").update(text).digest("base64")}'`);
  }
  return { body: parts.join(""), hashes };
}

/**
 * Puts what the page uses of its style sheets into its inline style: a linked sheet would hold the first paint back. The links stay,
 * idle, until the page is shown; then the whole sheets follow, for what the visitor opens or goes to next.
 */
function withUsedStyles(html: string, usedOfSheet: Finishing["usedOfSheet"]): string {
  const used: string[] = [];
  const classes = classesIn(html);
  const idle = html.replace(/<link rel="stylesheet" href="([^"]+)"\/>/g, (link, address: string) => {
    const styles = usedOfSheet(address, classes);
    if (styles === undefined) return link;
    used.push(styles);
    return `<link rel="${WAITING}" href="${address}"/>`;
  });
  return idle.replace("</style>", () => `${used.join("")}</style>`);
}

/** The classes that the markup uses. Most lists of classes stand there many times. */
function classesIn(html: string): Set<string> {
  const lists = new Set([...html.matchAll(/ class="([^"]*)"/g)].map((match) => match[1] ?? ""));
  return new Set([...lists].flatMap((list) => list.split(" ")));
}

/**
 * The data as a block that is no script: so a stored page can hold what is a visitor's own without another policy. No "<" is left:
 * nothing in it can end the block, or begin a comment.
 */
function dataBlock(data: string): string {
  return `<script type="application/json" id="${PAGE_DATA_ID}">${data.replaceAll("<", "\\u003c")}</script>`;
}

/** Notes on the document what its policy allows: the browser's part cannot read the policy. */
function withCspSources(html: string, { script, frame, connect }: ForeignSources): string {
  const hosts = [...new Set([...script, ...frame, ...connect])].join(" ");
  return hosts === "" ? html : html.replace("<html", () => `<html data-foreign="${hosts}"`);
}
