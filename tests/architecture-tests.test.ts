import ts from "typescript";
import { expect, it } from "vitest";
import { nodesOf, type Source, sourcesOf } from "./support/source.ts";

/** Every file of tests, and what they share. */
const files: Source[] = ["app", "tests"].flatMap((folder) =>
  [...sourcesOf(folder, true), ...(folder === "tests" ? sourcesOf(folder) : [])].map((source) => ({
    ...source,
    name: `${folder}/${source.name}`,
  })),
);

const BROWSER = "tests/support/browser.ts";

/** The calls in a file, as they are written: what is called, and its arguments. */
const callsIn = (source: Source) =>
  nodesOf(source)
    .filter((node) => ts.isCallExpression(node))
    .map((call) => ({ called: call.expression.getText(), given: call.arguments.map((one) => one.getText()) }));

/** The files with a call that fits. */
const filesWith = (fits: (call: { called: string; given: string[] }) => boolean) =>
  files.filter((source) => callsIn(source).some(fits)).map(({ name }) => name);

it("what disappears is waited for by `gone`: a document that has only begun to arrive holds nothing either", () => {
  const found = filesWith(
    ({ called, given }) => called.endsWith(".waitFor") && /"(detached|hidden)"/.test(given.join()),
  );
  expect(found).toEqual([BROWSER]);
});

it("whoever waits says for how long: a second is nothing on a machine that does other work", () => {
  expect(filesWith(({ called, given }) => called === "vi.waitFor" && given.length < 2)).toEqual([]);
});

it("a post's answer is waited for with its document, not alone", () => {
  const found = filesWith(({ called, given }) => called.endsWith(".waitForResponse") && /"POST"/.test(given.join()));
  expect(found).toEqual([BROWSER]);
});

it("nothing sleeps, and nothing is tried again until it passes", () => {
  const names = /\.(waitForTimeout|skip|todo|only)$|^(sleep|setTimeout)$/;
  const allowed = ["tests/support/browser.ts", "tests/support/server.ts"];
  expect(filesWith(({ called }) => names.test(called)).filter((name) => !allowed.includes(name))).toEqual([]);
  expect(files.filter(({ text }) => /\bretry: [1-9]/.test(text)).map(({ name }) => name)).toEqual([]);
});

it("where things stand on a page is looked at with its pictures", () => {
  const looks =
    /getBoundingClientRect|getClientRects|boundingBox|elementFromPoint|scrollWidth|naturalWidth|hiddenStops|\.pdf\(|\.screenshot\(/;
  const isOn = (name: string) => /^tests\/(e2e|attacks|faults)\//.test(name);
  const without = files.filter(
    ({ name, text }) => isOn(name) && looks.test(text) && !/withPictures|openBrowser\(/.test(text),
  );
  expect(without.map(({ name }) => name)).toEqual([]);
});
