import { createContext, runInContext } from "node:vm";
import { createRoot } from "react-dom/client";
import { renderToString } from "react-dom/server";
import { expect, it } from "vitest";
import { FILES, renderedByRemix, SHEET } from "../../../tests/support/rendered-by-remix.tsx";
import { QuantityStepper } from "../../ui/quantity-stepper.tsx";
import { finishDocument } from "./document.server.ts";
import { lineScript, starter } from "./starter.server.ts";

const MODULE = /<script type="(?:module|text\/plain)"[^>]*>([\s\S]*?)<\/script>/g;
const TEXTS = <link id="texts" rel="preload" as="fetch" crossOrigin="anonymous" href="/texts.json" />;

/** A page of Remix as it is sent. */
const sent = (html: string) =>
  finishDocument(html, {
    structured: [],
    data: "{}",
    nonce: "q1w2e3",
    https: false,
    foreign: { script: new Set(), frame: new Set(), connect: new Set(), form: new Set() },
    atFirstSign: true,
    alsoUsed: new Set(),
    usedOfSheet: () => "",
  }).body;

type Link = { rel: string; href: string; id: string; as?: string };

const linksIn = (html: string): Link[] =>
  [...html.matchAll(/<link ([^>]*)\/>/g)].map(([, attributes = ""]) => {
    const of = (name: string) => new RegExp(`\\b${name}="([^"]*)"`).exec(attributes)?.[1] ?? "";
    return { rel: of("rel"), href: of("href"), id: of("id") };
  });

type Listener = (event: object) => void;

type Begun = { type?: string; text?: string };

/** What a browser has of a page, as far as the starter asks for it, and the starter run in it. */
function opened(html: string, options: Parameters<typeof starter>[0], line = "4g") {
  const links = linksIn(html);
  const waiting = [...html.matchAll(MODULE)].map(([tag, text]) => ({
    type: /type="([^"]*)"/.exec(tag)?.[1] ?? "",
    text,
    replaceWith(script: Begun) {
      waiting.splice(waiting.indexOf(this), 1);
      begun.push(script);
    },
  }));
  const begun: Begun[] = [];
  const heard: Record<string, Listener[]> = {};
  const document = {
    referrer: "",
    currentScript: { remove: () => undefined },
    documentElement: { dataset: {} },
    styleSheets: [{ cssRules: [{ media: {}, cssRules: [] }] }],
    createElement: () => ({}),
    querySelector: (selector: string) => waiting.find(({ type }) => selector === "[type*=plain]" && /plain/.test(type)),
    querySelectorAll: (selector: string) => links.filter(({ rel }) => selector === `[rel=${rel}]`),
  };
  const window = createContext({
    document,
    navigator: { connection: { effectiveType: line } },
    performance: { getEntriesByType: () => [] },
    location: { host: "shop" },
    addEventListener: (type: string, listener: Listener) => {
      heard[type] = [...(heard[type] ?? []), listener];
    },
    setTimeout: (work: () => void) => work(),
  });
  runInContext(lineScript(), window);
  runInContext(starter(options), window);
  const say = (type: string, event = {}) => heard[type]?.forEach((listener) => void listener({ type, ...event }));
  return { links, begun, say, dataset: document.documentElement.dataset };
}

const AT_FIRST_SIGN = { atFirstSign: true, steps: false };

it("Remix begins by one inline module, which names all it needs: it may begin later, and from another place", async () => {
  const remix = await renderedByRemix();
  const [module, ...others] = [...remix.matchAll(MODULE)].map(([, text]) => text);
  expect(others).toEqual([]);
  expect(remix).not.toMatch(/<script[^>]* src=/);
  for (const file of ["/manifest.js", "/entry.js", FILES.home]) expect(module).toContain(`"${file}"`);
  expect(module).not.toMatch(/currentScript|import\.meta|DOMContentLoaded/);

  const { begun, say } = opened(sent(remix), AT_FIRST_SIGN);
  say("load");
  expect(begun).toEqual([]);
  say("wheel");
  say("keydown");
  expect(begun).toEqual([{ type: "module", text: module }]);
});

it("what Remix and React link to waits, and is told apart by its ending and by the one id", async () => {
  const { links, say } = opened(sent(await renderedByRemix(TEXTS)), AT_FIRST_SIGN);
  expect(new Set(links.map(({ rel }) => rel))).toEqual(new Set(["dns-prefetch"]));
  say("load");
  say("click");
  const scripts = ["/manifest.js", "/entry.js", "/shared.js", ...Object.values(FILES)];
  expect(links.filter(({ rel }) => rel === "modulepreload").map(({ href }) => href)).toEqual(
    expect.arrayContaining(scripts),
  );
  expect(links.filter(({ href }) => !href.endsWith(".js"))).toEqual([
    { rel: "stylesheet", href: SHEET, id: "" },
    { rel: "preload", as: "fetch", href: "/texts.json", id: "texts" },
  ]);
});

it("a page that does something by itself begins with its load, one on a slow line never", async () => {
  const html = sent(await renderedByRemix());
  const busy = opened(html, { atFirstSign: false, steps: false });
  busy.say("load");
  expect(busy.begun).toHaveLength(1);
  const slow = opened(html, AT_FIRST_SIGN, "3g");
  slow.say("load");
  slow.say("click");
  expect([slow.begun, slow.dataset]).toEqual([[], { light: "" }]);
});

it("React listens at the document, so the window hears a step's button first, and turns what the button names", () => {
  const heardBy: string[] = [];
  const document = { nodeType: 9, addEventListener: (type: string) => heardBy.push(type) };
  createRoot(document as never);
  expect(heardBy).toContain("click");

  const stepper = renderToString(
    <QuantityStepper name="quantity" decrease={{ "aria-label": "less" }} increase={{ "aria-label": "more" }} />,
  );
  const steps = [...stepper.matchAll(/<button type="button" class="[^"]*\bquantity-waiting" value="(\w+)"/g)];
  expect(steps.map(([, value]) => value)).toEqual(["stepDown", "stepUp"]);

  const { say } = opened("", { atFirstSign: true, steps: true });
  const turned: string[] = [];
  const input = { stepUp: () => turned.push("up"), stepDown: () => turned.push("down") };
  for (const [, value] of steps) {
    const button = { value, parentNode: { querySelector: () => input } };
    say("click", { target: { closest: () => button }, stopImmediatePropagation: () => turned.push("alone") });
  }
  expect(turned).toEqual(["alone", "down", "alone", "up"]);
});
