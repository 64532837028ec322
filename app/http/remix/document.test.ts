import { createHash } from "node:crypto";
import { expect, it } from "vitest";
import { type Finishing, finishDocument } from "./document.server.ts";
import { REMIX_CONTEXT } from "./page-data.ts";
import { AFTER_GATE } from "./page-styles.server.ts";

const NONCE = "q1w2e3";
const PAGE = [
  `<html><head><style nonce="${NONCE}"></style><link rel="stylesheet" href="/a.css"/>`,
  '<link rel="preload" as="fetch" href="/a.json"/><link rel="modulepreload" href="/a.js"/></head>',
  '<body class="one two"><p class="two  three">',
  `<script>injected()</script><style>p{top:0}</style><script nonce="guessed">guessed()</script>`,
  `<script nonce="${NONCE}" async="">ours(1<2)</script>`,
  "</p></body></html>",
].join("");

const finished = (data = "", page = PAGE, styles = () => ".one{left:0}", structured: Finishing["structured"] = []) => {
  const asked: string[][] = [];
  const usedOfSheet = (address: string, classes: ReadonlySet<string>) => {
    asked.push([address, ...classes]);
    return styles();
  };
  const foreign = {
    script: new Set<string>(),
    frame: new Set<string>(),
    connect: new Set<string>(),
    form: new Set<string>(),
  };
  return {
    ...finishDocument(page, {
      data,
      structured,
      nonce: NONCE,
      https: false,
      foreign,
      atFirstSign: false,
      alsoUsed: new Set<string>(),
      usedOfSheet,
    }),
    asked,
  };
};
const hashOf = (text: string) => `'sha256-${createHash("sha256").update(text).digest("base64")}'`;

it("lets only what bears the page's nonce into the policy, and takes the nonce off", () => {
  const { body, policy } = finished();
  expect(policy).toContain(`script-src 'self' ${hashOf("ours(1<2)")};`);
  expect(policy).toContain(`style-src 'self' ${hashOf(".one{left:0}")};`);
  expect(body).not.toContain(NONCE);
  expect(body).toContain('<script async="">ours(1<2)</script>');
  expect(body).toContain("<style>.one{left:0}</style>");
});

it("holds the module back as data, and says nothing of it that only a script knows", () => {
  const page = `<html><body><script nonce="${NONCE}" type="module" async="">begin()</script></body></html>`;
  expect(finished("", page).body).toContain('<script type="text/plain">begin()</script>');
});

it("tells search engines at the end of the page, in blocks that no name of a thing can end", () => {
  const { body } = finished("{}", PAGE, undefined, [{ "@type": "Winery", name: "</script><script>bad()" }]);
  const told = '{"@context":"https://schema.org","@type":"Winery","name":"\\u003c/script>\\u003cscript>bad()"}';
  expect(body).toContain(`</p><script type="application/ld+json">${told}</script><script type="application/json"`);
});

it("asks once for a sheet, with every class of the markup", () => {
  const [[address, ...asked] = [], ...others] = finished().asked;
  expect(address).toBe("/a.css");
  expect(asked.slice(0, 4)).toEqual(["one", "two", "", "three"]);
  expect(others).toEqual([]);
});

it("keeps everything idle that the page does not need to be shown", () => {
  const { body } = finished();
  for (const file of ["/a.css", "/a.json", "/a.js"]) {
    expect(body).toContain(`<link rel="dns-prefetch" href="${file}"/>`);
  }
});

it("puts the loaders' data at the end of the body, in a block that no text can leave and that is no script", () => {
  const data = `{"name":"</script></SCRIPT ><!-- <SCRIPT> <![CDATA[ '\\n a<b <use/>"}`;
  const { body } = finished(data);
  const end = /<script type="application\/json" id="page-data">([\s\S]*?)<\/script><\/body><\/html>$/;
  const [, text = ""] = end.exec(body.slice(body.indexOf("</p>"))) ?? [];
  expect(text).not.toMatch(/<[!/s]/i);
  expect(JSON.parse(text)).toEqual(JSON.parse(data));
});

it("takes out the script in which Remix says what the browser's part knows, and no other", () => {
  const stream =
    "window.__remixContext.stream = new ReadableStream({start(controller){window.__remixContext.streamController = controller;}}).pipeThrough(new TextEncoderStream());";
  const page = (context: object) =>
    `<html><body><script nonce="${NONCE}">window.__remixContext = ${JSON.stringify(context)};${stream}</script></body></html>`;
  expect(finished("", page(REMIX_CONTEXT)).body).not.toContain("__remixContext");
  expect(finished("", page({ ...REMIX_CONTEXT, isSpaMode: true })).body).toContain("__remixContext");
});

it("empties the script by which Remix scrolls a page that is loaded again, which browsers do", () => {
  const remix = `((STORAGE_KEY, restoreKey) => {\n if (a < b) {}\n})("positions", null)`;
  const page = `<html><body><script nonce="${NONCE}">${remix}</script><script nonce="${NONCE}">ours()</script></body></html>`;
  const { body, policy } = finished("", page);
  expect(body).toContain("<body><script></script><script>ours()</script></body>");
  expect(policy).toContain(`script-src 'self' ${hashOf("ours()")};`);
});

it("leaves out short tokens that nothing of the page's style uses, and no others", () => {
  const styles =
    "@layer tokens{:root{--a:1px;--b:calc(2px);--gold:#c79;--ab:30}}p{margin:var(--b) var(--b);--c:var(--d,0)}";
  const { body } = finished("", PAGE.replace("</style>", `${styles}</style>`));
  expect(body).toContain(styles);
  const used = finished("", PAGE, () => styles).body;
  expect(used).toContain("@layer tokens{:root{--b:calc(2px);--gold:#c79}}p{margin:var(--b) var(--b);--c:var(--d,0)}");
});

it("decides about scripts in the head, and starts them there, or behind the age gate, which can be shown before", () => {
  const module = `<script nonce="${NONCE}" type="module" async="">begin()</script>`;
  const rest = `<div inert=""><dialog></dialog></div>${module}</body></html>`;
  const page = (before: string) => finished("", `<html><head></head><body>${before}${rest}`).body;
  expect(page("")).toMatch(/<head><script>\(d=>.*<\/script><script>\(d=>.*<\/script><\/head><body><div/);
  expect(page("")).not.toContain(AFTER_GATE);
  const gated = page('<dialog open="" class="gate"><p>?</p></dialog>');
  expect(gated).toMatch(/<head><script>\(d=>.*<\/script><\/head>.*<\/dialog><script>\(d=>.*<\/script><div/);
  expect(gated.split(AFTER_GATE)).toHaveLength(2);
});
