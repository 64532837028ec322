import { expect, it } from "vitest";
import { noCspSources } from "../../ui/csp-sources.ts";
import { finishSaveDataDocument } from "./save-data-document.server.ts";

const NONCE = "q1w2e3";
const LD = '<script type="application/ld+json">{"@context":"https://schema.org","name":"Vina"}</script>';

const finished = (page: string, styles: string) =>
  finishSaveDataDocument(page, {
    data: '{"loaderData":1}',
    structured: [{ name: "Vina" }],
    nonce: NONCE,
    https: false,
    foreign: noCspSources(),
    atFirstSign: false,
    alsoUsed: new Set<string>(),

    usedOfSheet: () => styles,
  });

it("leaves out scripts, what they read and what they would load, but for what search engines read, and allows none", () => {
  const page = [
    `<html><head><style nonce="${NONCE}"></style><link rel="stylesheet" href="/a.css"/>`,
    '<link id="frame-texts" rel="preload" as="fetch" crossorigin="anonymous" href="/a.json"/>',
    '<link rel="modulepreload" href="/a.js"/></head><body><p>wine</p>',
    `<script id="messages" type="application/json">{"a":"b"}</script><script nonce="${NONCE}">one()</script>`,
    `<script nonce="${NONCE}" type="module" async="">two()</script></body></html>`,
  ].join("");
  const { body, policy } = finished(page, ".one{left:0}");
  const head = "<head><style>.one{left:0}</style></head>";
  expect(body).toBe(`<!DOCTYPE html><html>${head}<body><p>wine</p>${LD}</body></html>`);
  expect(policy).toContain("script-src 'self';");
});

it("names no font of ours, and styles the page for browsers without scripts", () => {
  const page = `<html><head><style nonce="${NONCE}"></style><link rel="stylesheet" href="/a.css"/></head><body></body></html>`;
  const measured = '@font-face{font-family:"As wide";src:local("Georgia");size-adjust:88%}';
  const own = '@font-face{font-family:"Ours";src:url("/ours.woff2")format("woff2");font-display:optional}';
  const { body } = finished(
    page,
    `${own}${measured}@media(scripting:none){p{top:0}}@media (scripting: enabled){p{left:0}}`,
  );
  expect(body).toContain(`<style>${measured}@media all{p{top:0}}@media not all{p{left:0}}</style>`);
});
