import ts from "typescript";
import { describe, expect, it } from "vitest";
import { ALL_SCREENS } from "../app/routing/screen-properties.ts";
import { importsOf, nodesOf, type Source, sourcesOf } from "./support/source.ts";

const app = sourcesOf("app");
const screens: readonly string[] = ALL_SCREENS;

/** As many screens side by side are a list of facts about screens. */
const A_LIST = 3;

describe("the table of screens", () => {
  it("is the one list of screens: no other file holds an array or an object of their names", () => {
    const wrong = app
      .filter(({ name }) => name !== "routing/screens.ts")
      .flatMap((source) =>
        nodesOf(source)
          .map(namesIn)
          .filter((names) => names.length >= A_LIST && names.every((name) => screens.includes(name)))
          .map((names) => `${source.name} ${names.join(", ")}`),
      );
    expect(wrong).toEqual([]);
  });

  it("names the folders in screens/, but for the page of what is not there", () => {
    const folders = app.flatMap(({ name }) => /^screens\/([^/]+)\/\1\.tsx$/.exec(name)?.[1] ?? []);
    expect(folders.filter((folder) => folder !== "not-found").sort()).toEqual([...screens].sort());
  });
});

describe("links", () => {
  it("are of one component, which alone knows when a script follows", () => {
    const ofRemix = app.filter((source) => source.name !== "ui/link.tsx" && importsLinkOfRemix(source));
    expect(ofRemix.map(({ name }) => name)).toEqual([]);
  });

  it("to pages are no bare anchors, unless they open another tab", () => {
    const wrong = app
      .filter(({ name }) => !name.includes(".mail."))
      .flatMap((source) =>
        nodesOf(source)
          .filter((node) => ts.isJsxOpeningElement(node) && node.tagName.getText() === "a")
          .map((node) => node.getText())
          .filter((text) => /href=\{[^}]*(pathTo\(|\bhref\b)|href="[/?]/.test(text) && !/\btarget=/.test(text))
          .map((text) => `${source.name} ${text}`),
      );
    expect(wrong).toEqual([]);
  });
});

/** The texts of an array, or the names of an object's properties. */
function namesIn(node: ts.Node): string[] {
  if (ts.isArrayLiteralExpression(node)) {
    return node.elements.map((element) => (ts.isStringLiteral(element) ? element.text : ""));
  }
  if (!ts.isObjectLiteralExpression(node)) return [];
  return node.properties.map(({ name }) =>
    name && (ts.isIdentifier(name) || ts.isStringLiteral(name)) ? name.text : "",
  );
}

function importsLinkOfRemix(source: Source): boolean {
  return (
    importsOf(source).some(({ packageName }) => packageName === "@remix-run/react") &&
    /import \{[^}]*\b(Nav)?Link\b[^}]*\} from "@remix-run\/react"/.test(source.text)
  );
}
