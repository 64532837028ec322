import ts from "typescript";
import { describe, expect, it } from "vitest";
import { ALL_SCREENS, guardOf } from "../app/routing/screen-facts.ts";
import { type Source, sourcesOf } from "./support/source.ts";

type Handler = { file: string; name: string; opening: string[] };

const handlers = sourcesOf("app")
  .filter(({ name }) => /^(api|frame|office|screens)\//.test(name))
  .flatMap(handlersOf);
const within = (folders: string[]) => handlers.filter(({ file }) => folders.some((folder) => file.startsWith(folder)));
const listed = (found: Handler[]) => found.map(({ file, name }) => `${file} ${name}`);

/** What decides, before anything is done, who may ask for what, and how. */
const OPENS_A_SCREEN = /\b(openScreen|require\w+|notFound)\(/;
const OPENS_A_CALL = /\b(require\w+|answerPost|answerProgram|notAllowed|wantedAnswer|problem|platformOf)\(/;
const OPENS_A_FORM = /\b(require\w+|notFound|loadFrame|redirect|platformOf)\(/;
const ASKS_WHO_IT_IS = /\brequire\w+\(/;

/** Reads that change nothing and say the same to everybody, so that nobody is asked anything. */
const READ_BY_ANYBODY: Record<string, string> = {
  "api/assets-route.ts loader": "pictures of products and awards",
  "api/cart-call.ts loader": "leads to the page that shows a partner's bottles",
  "api/logout-route.ts loader": "leads home; only a post logs out",
  "api/manifest-route.ts loader": "the shop's name and icons",
  "api/open-graph-route.ts loader": "pictures for links that are shared",
};

describe("the first line of every loader and action", () => {
  it("opens the screen", () => {
    const wrong = within(["screens/"]).filter(({ opening: [first = ""] }) => !OPENS_A_SCREEN.test(first));
    expect(listed(wrong)).toEqual([]);
  });

  it("asks staff of the office who they are", () => {
    const wrong = within(["office/"]).filter(({ opening }) => !ASKS_WHO_IT_IS.test(opening.slice(0, 2).join()));
    expect(listed(wrong)).toEqual([]);
  });

  it("says how a call is admitted", () => {
    const wrong = within(["api/"]).filter(({ opening: [first = ""] }) => !OPENS_A_CALL.test(first));
    expect(listed(wrong).sort()).toEqual(Object.keys(READ_BY_ANYBODY));
  });

  it("says how a form of the frame is admitted", () => {
    const wrong = within(["frame/"]).filter(({ opening: [first = ""] }) => !OPENS_A_FORM.test(first));
    expect(listed(wrong)).toEqual([]);
  });
});

/** What a guard of the table asks for, at the latest in the second line: the first opens the screen. */
const GUARD_IS_ASKED: Record<string, RegExp> = {
  account: /\brequire(User|Scope)\(/,
  guest: /\brequireGuest\(/,
};

describe("the guard that the table of screens names", () => {
  it.each(ALL_SCREENS)("stands at the beginning of %s", (screen) => {
    const asked = GUARD_IS_ASKED[guardOf(screen)] ?? /./;
    const own = within([`screens/${screen}/${screen}.`]);
    expect(own).not.toEqual([]);
    expect(listed(own.filter(({ opening }) => !asked.test(opening.slice(0, 2).join())))).toEqual([]);
  });

  it("is a secret of the address or the form where it says so", () => {
    const open = ALL_SCREENS.filter((screen) => guardOf(screen) === "token");
    const wrong = open
      .flatMap((screen) => within([`screens/${screen}/${screen}.`]))
      .filter(({ opening }) => !/\btoken\b/.test(opening.join()));
    expect(listed(wrong)).toEqual([]);
  });

  it("is asked by no screen of which the table says that it is open to everybody", () => {
    const open = ALL_SCREENS.filter((screen) => guardOf(screen) === "none");
    const wrong = open
      .flatMap((screen) => within([`screens/${screen}/${screen}.`]))
      .filter(({ opening }) => ASKS_WHO_IT_IS.test(opening.slice(0, 2).join()));
    expect(listed(wrong)).toEqual([]);
  });
});

/** The loaders and actions of a file, each with its statements. */
function handlersOf({ name: file, tree }: Source): Handler[] {
  return tree.statements.flatMap((statement): Handler[] => {
    if (!statement.getText(tree).startsWith("export")) return [];
    if (ts.isFunctionDeclaration(statement) && isHandler(statement.name?.text)) {
      const opening = statement.body?.statements.map((line) => line.getText(tree)) ?? [];
      return [{ file, name: statement.name?.text ?? "", opening }];
    }
    if (!ts.isVariableStatement(statement)) return [];
    return statement.declarationList.declarations
      .filter(({ name, initializer }) => isHandler(name.getText(tree)) && initializer && !ts.isIdentifier(initializer))
      .map(({ name, initializer }) => ({
        file,
        name: name.getText(tree),
        opening: [initializer?.getText(tree) ?? ""],
      }));
  });
}

function isHandler(name = ""): boolean {
  return name === "loader" || name === "action";
}
