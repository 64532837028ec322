import { globSync, readFileSync } from "node:fs";
import ts from "typescript";
import { expect, it } from "vitest";
import { type Source, sourcesOf } from "./support/source.ts";

const FEWEST_LINES = 6;

/** Migrations that have been released say for ever what they said. */
const RELEASED = /\/migrations\//;

type Line = { text: string; place: string };

/** The lines that say something: no comments, no lists of what is imported, nothing that is only punctuation. */
function linesIn(name: string, text: string, imported: Set<number>): Line[] {
  return text
    .split("\n")
    .map((line, index) => ({ text: line.trim(), place: `${name}:${index + 1}`, index }))
    .filter(({ text, index }) => /\w/.test(text) && !/^(\/\/|\/?\*)/.test(text) && !imported.has(index));
}

/** The lines, counted from 0, on which a file says what it takes from others or hands on. */
function importedLines({ tree }: Source): Set<number> {
  const lineAt = (position: number) => tree.getLineAndCharacterOfPosition(position).line;
  return new Set(
    tree.statements
      .filter((statement) => ts.isImportDeclaration(statement) || ts.isExportDeclaration(statement))
      .map((statement) => [lineAt(statement.getStart()), lineAt(statement.end)] as const)
      .flatMap(([first, last]) => Array.from({ length: last - first + 1 }, (_, index) => first + index)),
  );
}

/** The places where the same lines begin as at another place. */
function repeatsIn(files: readonly Line[][]): string[] {
  const places = new Map<string, string[]>();
  for (const lines of files) {
    for (let first = 0; first + FEWEST_LINES <= lines.length; first += 1) {
      const run = lines.slice(first, first + FEWEST_LINES);
      const said = run.map(({ text }) => text).join("\n");
      places.set(said, [...(places.get(said) ?? []), run[0]?.place ?? ""]);
    }
  }
  return [...places.values()].filter(({ length }) => length > 1).map((found) => found.join(" and "));
}

it("nothing of six lines or more stands twice", () => {
  const code = [...sourcesOf("app"), ...sourcesOf("app", true)].filter(({ name }) => !RELEASED.test(name));
  const sheets = globSync("app/**/*.css").map((name) => linesIn(name, readFileSync(name, "utf8"), new Set()));
  const files = code.map((source) => linesIn(source.name, source.text, importedLines(source)));
  expect(repeatsIn([...files, ...sheets])).toEqual([]);
});

it("six lines that stand twice are found, five are not", () => {
  const lines = (...texts: string[]) => texts.map((text, index) => ({ text, place: `${texts[0]}:${index + 1}` }));
  const five = ["a1", "a2", "a3", "a4", "a5"];
  expect(repeatsIn([lines("x", ...five), lines("y", ...five)])).toEqual([]);
  expect(repeatsIn([lines("x", ...five, "a6"), lines("y", ...five, "a6")])).toEqual(["x:2 and y:2"]);
});
