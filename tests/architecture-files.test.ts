import ts from "typescript";
import { describe, expect, it } from "vitest";
import { ADDRESSES, isAddress } from "../app/routing/paths.ts";
import { exportsOf, linesOf, namesImported, nodesOf, type Source, sourcesOf } from "./support/source.ts";

const app = sourcesOf("app");
const support = ["tests", "scripts", "bench", "dev-pages"].flatMap((folder) => prefixed(folder, sourcesOf(folder)));
const tests = [...prefixed("app", sourcesOf("app", true)), ...prefixed("tests", sourcesOf("tests", true))];

const MOST_LINES = { file: 200, test: 250, function: 40 };

/** What Remix or Kysely look for by name in every file of a kind. */
const NAMED_BY_OTHERS =
  /^(loader|action|meta|links|handle|headers|up|down|shouldRevalidate|ErrorBoundary|HydrateFallback|clientLoader|clientAction)$/;

const SQL_PLACES = /\.store\.server\.ts$|^platform\/database\//;

/** Drawings and the sample catalogue are data: cut in pieces they would be read no better. Nothing in them decides anything. */
const DATA = /^app\/(ui\/drawings|shop\/sample)\//;

describe("sizes", () => {
  it("of files stay small", () => {
    const tooLong = [
      ...[...prefixed("app", app), ...support].filter(
        ({ name, text }) => !DATA.test(name) && linesIn(text) > MOST_LINES.file,
      ),
      ...tests.filter(({ text }) => linesIn(text) > MOST_LINES.test),
    ];
    expect(tooLong.map(({ name }) => name)).toEqual([]);
  });

  it("of functions stay small", () => {
    const changing = [...prefixed("app", app), ...support].filter(
      ({ name }) => !name.includes("/migrations/") && !DATA.test(name),
    );
    const tooLong = changing.flatMap((source) =>
      nodesOf(source)
        .filter((node) => ts.isFunctionLike(node) && linesOf(node) > MOST_LINES.function)
        .map((node) => `${source.name} ${nameOf(node)}`),
    );
    expect(tooLong).toEqual([]);
  });
});

it("no two exported things share a name", () => {
  const places = new Map<string, string[]>();
  for (const source of app.filter(({ name }) => !name.includes("/migrations/"))) {
    for (const name of exportsOf(source))
      if (!NAMED_BY_OTHERS.test(name)) places.set(name, [...(places.get(name) ?? []), source.name]);
  }
  const shared = [...places]
    .filter(([, files]) => new Set(files).size > 1)
    .map(([name, files]) => `${name}: ${files.join(", ")}`);
  expect(shared).toEqual([]);
});

/** What Remix, and the commands by way of the build, look for in the files that the build begins with. */
const BUILD_BEGINS_WITH = /^app\/(root|entry\.server)\.tsx$/;

/** What has its user elsewhere, or none yet, with the reason. */
const EXCEPTED = {
  routesFromSlugs: "read by `remix.config.js`",
  guardOf: "what tests hold every screen to: who may open one whose row does not say it",
  runDueJobs: "works a queue off to its end, which the running program never does",
  requireScope: 'the guard of a page that asks for a permission (docs/rules.md "Accounts"); there is none yet',
};

it("each exported thing has a user outside its own file; one that tests alone take has one in its file too", () => {
  const usersOf = (sources: readonly Source[]) =>
    new Set(sources.flatMap(namesImported).map(({ file, name }) => `${file} ${name}`));
  const ofTests = support.filter(({ name }) => name.startsWith("tests/"));
  const users = usersOf([...prefixed("app", app), ...support.filter((source) => !ofTests.includes(source))]);
  const testers = usersOf([...tests, ...ofTests]);
  const isUsed = ({ name: file, tree }: Source, name: string) => {
    const isIn = (found: Set<string>) => found.has(`${file} ${name}`) || found.has(`${file} *`);
    const places = () => identifiersOf(tree).filter((text) => text === name).length;
    return isIn(users) || (isIn(testers) && places() > 1);
  };
  const unused = prefixed("app", app)
    .filter(({ name }) => !name.includes("/migrations/") && !BUILD_BEGINS_WITH.test(name))
    .flatMap((source) =>
      exportsOf(source)
        .filter((name) => !NAMED_BY_OTHERS.test(name) && !(name in EXCEPTED) && !isUsed(source, name))
        .map((name) => `${source.name}: ${name}`),
    );
  expect(unused).toEqual([]);
});

it("raw SQL stands in stores, migrations and the database's own files only", () => {
  const wrong = app.filter(
    (source) =>
      !SQL_PLACES.test(source.name) &&
      nodesOf(source).some((node) => ts.isTaggedTemplateExpression(node) && /^sql\b/.test(node.tag.getText())),
  );
  expect(wrong.map(({ name }) => name)).toEqual([]);
});

it("each file that touches Remix's internals has a test beside it that says what it relies on", () => {
  const stems = (all: readonly Source[]) =>
    all.flatMap(({ name }) => /^(?:app\/)?http\/remix\/([\w-]+)\./.exec(name)?.[1] ?? []);
  const tested = new Set(stems(tests));
  expect(tested.size).toBeGreaterThan(10);
  expect(stems(app).filter((stem) => !tested.has(stem))).toEqual([]);
});

it("addresses are made by routing, not typed", () => {
  const wrong = app
    .filter(({ name }) => !name.startsWith("routing/"))
    .flatMap((source) =>
      nodesOf(source)
        .filter((node) => ts.isStringLiteralLike(node) || isTemplatePart(node))
        .filter(({ text }) => isTypedAddress(text))
        .map(({ text }) => `${source.name} ${text}`),
    );
  expect(wrong).toEqual([]);
});

function prefixed(folder: string, sources: readonly Source[]): Source[] {
  return sources.map((source) => ({ ...source, name: `${folder}/${source.name}` }));
}

function identifiersOf(tree: ts.SourceFile): string[] {
  return nodesOf({ name: "", text: "", tree }).flatMap((node) => (ts.isIdentifier(node) ? [node.text] : []));
}

const linesIn = (text: string) => text.trimEnd().split("\n").length;

/** A function's own name, or that of the variable or property that holds it. */
function nameOf(node: ts.Node): string {
  const holder = [node, node.parent].find((one) => ts.isFunctionDeclaration(one) || ts.isVariableDeclaration(one));
  return holder?.name?.getText() ?? "a callback";
}

/** A piece of a template string: an address may begin it, or follow what is put in. */
function isTemplatePart(node: ts.Node): node is ts.TemplateHead | ts.TemplateMiddle | ts.TemplateTail {
  return ts.isTemplateHead(node) || ts.isTemplateMiddle(node) || ts.isTemplateTail(node);
}

/** Whether a text is an address of the shop, or the beginning of one; "/" alone means many things. */
function isTypedAddress(text: string): boolean {
  const [path = ""] = text.split(/[?#]/);
  if (!/^\/[a-z]/.test(path)) return false;
  const known: string[] = Object.values(ADDRESSES).filter(
    (address) => typeof address === "string" && address.length > 1,
  );
  return path.startsWith("/api/") || known.includes(path) || isAddress(path);
}
