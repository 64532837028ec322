import { createElement } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { createStaticHandler, createStaticRouter, StaticRouterProvider } from "react-router-dom/server.js";
import ts from "typescript";
import { expect, it } from "vitest";
import { CartProvider } from "../app/frame/cart/cart-context.tsx";
import { pageTextsFor } from "../app/i18n/i18next.server.ts";
import { PageTexts } from "../app/i18n/text.ts";
import { SAMPLE_CATALOGUE } from "../app/shop/sample/sample-catalogue.ts";
import { SCENE_SIZES } from "../app/ui/drawings/scenes/scene.tsx";
import Parts, { loader } from "../dev-pages/parts/parts.tsx";
import { exportsOf, importsOf, nodesOf, sourcesOf } from "./support/source.ts";

const pages = sourcesOf("dev-pages");
const blocks = sourcesOf("app").filter(({ name }) => /^ui\/[^/]+\.tsx$/.test(name));

/** The components that are written somewhere in a file of the pages. */
const shown = new Set(
  pages
    .flatMap(nodesOf)
    .filter((node) => ts.isJsxOpeningElement(node) || ts.isJsxSelfClosingElement(node))
    .map(({ tagName }) => tagName.getText()),
);

it("the page of the parts shows every building block", () => {
  const values = blocks.flatMap((source) => exportsOf(source).filter((name) => isComponent(source.text, name)));
  expect(values.length).toBeGreaterThan(40);
  expect(values.filter((name) => !shown.has(name))).toEqual([]);
});

it("the page of the parts draws them all, with every product and every scene", async () => {
  const markup = await partsPage();
  for (const { id } of SAMPLE_CATALOGUE) expect(markup).toContain(`<figcaption>${id}</figcaption>`);
  for (const scene of Object.keys(SCENE_SIZES)) expect(markup).toContain(`<figcaption>${scene}</figcaption>`);
  for (const drawn of ["LostDonkey", "BrokenGlass", "HeartIcon"]) expect(markup).toContain(`${drawn}</figcaption><svg`);
});

it("the shop knows nothing of the pages for those who write it", () => {
  const wrong = [...sourcesOf("app"), ...sourcesOf("bench")]
    .flatMap(importsOf)
    .filter(({ to }) => /dev-pages/.test(to));
  expect(wrong.map(({ from, to }) => `${from} -> ${to}`)).toEqual([]);
});

/** Whether a name is that of a function which begins with a capital letter: no type, no context. */
function isComponent(text: string, name: string): boolean {
  return /^[A-Z][a-z]/.test(name) && new RegExp(`export (const|function) ${name}\\b(?! = createContext)`).test(text);
}

async function partsPage(): Promise<string> {
  const cart = { label: null, details: null };
  // biome-ignore lint/correctness/noChildrenProp: its type asks for them among the others
  const page = createElement(CartProvider, { cart, showKuna: true, children: createElement(Parts) });
  const element = createElement(PageTexts.Provider, { value: pageTextsFor("de") }, page);
  const { dataRoutes, query } = createStaticHandler([{ path: "*", element, loader: loader as never }]);
  const context = await query(new Request("http://localhost/de/parts"));
  if (context instanceof Response) throw new Error("The page has answered without being drawn");
  const router = createStaticRouter(dataRoutes, context);
  return renderToStaticMarkup(createElement(StaticRouterProvider, { router, context, hydrate: false }));
}
