import { globSync, readFileSync } from "node:fs";
import { join, resolve } from "node:path";
import { describe, expect, it } from "vitest";
import { commentsOf, importsOf, type Source, sourcesOf } from "./support/source.ts";

const ROOT = resolve(import.meta.dirname, "..");
const app = sourcesOf("app");
const sources = ["app", "tests", "scripts", "bench"].flatMap((folder) => [
  ...prefixed(folder, sourcesOf(folder)),
  ...prefixed(folder, sourcesOf(folder, true)),
]);

/** Documents that whoever has the project does not have. */
const DOCUMENTS_ELSEWHERE =
  /\((threats|contract|speed|house|specification|review)\b|\b(the|this) specification\b|\b(in|of|by|as) the (threats|contract)\b|\bthreats\.md|\/work\//i;
const MISPLACED = /[^\s`].*\/\*\* |^\s*\/\*\*.*\*\/./;
const CITATION = /(docs\/[a-z]+\.md)`?,? "([^"]+)"/g;

describe("comments", () => {
  it("cite no document outside the project", () => {
    const wrong = sources
      .filter((source) => plainComments(source).some((comment) => DOCUMENTS_ELSEWHERE.test(comment)))
      .map(({ name }) => name);
    expect(wrong).toEqual([]);
  });

  it("that are docstrings have a line of their own, above what they describe", () => {
    // Behind it the formatter moves them to the member before. Quoted ones are of files that a script writes.
    const misplaced = sources.flatMap(({ name, text }) =>
      text
        .split("\n")
        .flatMap((line, at) => (line.includes("/**") && MISPLACED.test(line) ? [`${name}:${at + 1}`] : [])),
    );
    expect(misplaced).toEqual([]);
  });

  it("cite headings that exist", () => {
    const cited = sources.flatMap((source) =>
      plainComments(source).flatMap((comment) =>
        [...comment.matchAll(CITATION)].map(([, file = "", heading = ""]) => ({ in: source.name, file, heading })),
      ),
    );
    expect(cited.length).toBeGreaterThan(50);
    expect(cited.filter(({ file, heading }) => !headingsOf(file).includes(heading))).toEqual([]);
  });
});

/** Places in the project as the documents write them: a path that begins with a folder of it, with or without its ending. */
const PATH = /`((?:app|docs|tests|scripts|bench)\/[\w./-]+)`/g;

describe.each(globSync("{README.md,docs/*.md}", { cwd: ROOT }))("%s", (document) => {
  it("names files and folders that exist", () => {
    expect(pathsIn(document).filter((path) => globSync(`${path}{,.*}`, { cwd: ROOT }).length === 0)).toEqual([]);
  });
});

it("docs/promises.md names tests, or folders of tests", () => {
  const shown = pathsIn("docs/promises.md");
  expect(shown.length).toBeGreaterThan(25);
  const tested = (path: string) => globSync([`${path}.test.{ts,tsx}`, `${path}/**/*.test.{ts,tsx}`], { cwd: ROOT });
  expect(shown.filter((path) => tested(path).length === 0)).toEqual([]);
});

const READS = ["forms/answer-form.server.ts"];
const JUDGES = [...READS, "shop/fields/define-form.server.ts", "forms/admit-form.server.ts"];

/** The ways from a form to its row that README names, how many files of ours a reader opens at most, and which of them are the form kit's. */
it.each([
  ["Add to cart", 5, READS],
  ["Checkout", 10, JUDGES],
  ["A partner's booking", 10, JUDGES],
  ["A forgotten password", 7, JUDGES],
])("the way of '%s' from form to row is at most %i files, each used by one before it", (way, most, kit) => {
  const line =
    new RegExp(`^- ${way}: ((?:.|\\n {2})+)`, "m").exec(readFileSync(join(ROOT, "README.md"), "utf8"))?.[1] ?? "";
  const files = [...line.matchAll(/`app\/([^`]+)`/g)].map(([, file = ""]) => file);
  expect(files.length).toBeGreaterThan(3);
  expect(files.length).toBeLessThanOrEqual(most);
  expect(files).toEqual(expect.arrayContaining(kit));
  // The first two meet in the browser: the form is shown there, and posted to the address of the second.
  const unused = files.slice(2).filter((file, index) => !files.slice(0, index + 2).some((user) => uses(user, file)));
  expect(unused).toEqual([]);
});

function uses(user: string, file: string): boolean {
  return app.filter(({ name }) => name === user).some((source) => importsOf(source).some(({ to }) => to === file));
}

function pathsIn(document: string): string[] {
  const text = readFileSync(join(ROOT, document), "utf8");
  return [...text.matchAll(PATH)].map(([, path = ""]) => path.replace(/\/$/, ""));
}

/** The comments of a file without their line breaks and stars. */
function plainComments(source: Source): string[] {
  return commentsOf(source).map((comment) => comment.replace(/\s+\*?\s*/g, " "));
}

function headingsOf(document: string): string[] {
  const text = readFileSync(join(ROOT, document), "utf8");
  return [...text.matchAll(/^#+ (.+)$/gm)].map(([, heading = ""]) => heading);
}

function prefixed(folder: string, found: readonly Source[]): Source[] {
  return found.map((source) => ({ ...source, name: `${folder}/${source.name}` }));
}
