import ts from "typescript";
import { describe, expect, it } from "vitest";
import { PUBLIC_SCREENS } from "../app/routing/public-screens.ts";
import { SCREENS } from "../app/routing/slugs.ts";
import { type Source, sourcesOf } from "./support/source.ts";

type Handler = { file: string; name: string; opening: string[] };

const handlers = sourcesOf("app")
  .filter(({ name }) => /^(api|frame|office|screens)\//.test(name))
  .flatMap(handlersOf);
const within = (folders: string[]) => handlers.filter(({ file }) => folders.some((folder) => file.startsWith(folder)));
const told = (found: Handler[]) => found.map(({ file, name }) => `${file} ${name}`);

/** What decides, before anything is done, who may ask for what, and how. */
const OPENS_A_SCREEN = /\b(openScreen|require\w+|notFound)\(/;
const OPENS_A_CALL = /\b(require\w+|answerPost|answerProgram|notAllowed|wantedAnswer|problem|platformOf)\(/;
const OPENS_A_FORM = /\b(require\w+|notFound|loadFrame|redirect|platformOf)\(/;
const ASKS_WHO_IT_IS = /\brequire\w+\(/;

/** Screens that are not public and yet ask nobody who it is. Whoever adds one gives the reason. */
const OPEN_TO_ANYBODY: Record<string, string> = {
  checkout: "shows the cart of the visitor's own cookie",
  "order-error": "says the same to everybody",
  "inquiry-success": "says the same to everybody",
  "order-success": "opened by the token of the order",
  order: "opened by the token of the order",
  "reservation-success": "opened by the token of the reservation",
  confirm: "opened by the token of a mail",
  "reset-password": "opened by the token of a mail",
  "login action": "who logs in once more gets a new session in place of the one that came along",
};

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
    expect(told(wrong)).toEqual([]);
  });

  it("asks staff of the office who they are", () => {
    const wrong = within(["office/"]).filter(({ opening }) => !ASKS_WHO_IT_IS.test(opening.slice(0, 2).join()));
    expect(told(wrong)).toEqual([]);
  });

  it("says how a call is admitted", () => {
    const wrong = within(["api/"]).filter(({ opening: [first = ""] }) => !OPENS_A_CALL.test(first));
    expect(told(wrong).sort()).toEqual(Object.keys(READ_BY_ANYBODY));
  });

  it("says how a form of the frame is admitted", () => {
    const wrong = within(["frame/"]).filter(({ opening: [first = ""] }) => !OPENS_A_FORM.test(first));
    expect(told(wrong)).toEqual([]);
  });
});

describe("a screen that is not public", () => {
  const hidden = SCREENS.filter((screen) => !PUBLIC_SCREENS.includes(screen));

  it("asks who it is at its beginning", () => {
    const wrong = hidden
      .filter((screen) => !(screen in OPEN_TO_ANYBODY))
      .flatMap((screen) =>
        within([`screens/${screen}/${screen}.`]).filter(({ name }) => !(`${screen} ${name}` in OPEN_TO_ANYBODY)),
      )
      .filter(({ opening }) => !ASKS_WHO_IT_IS.test(opening.slice(0, 2).join()));
    expect(told(wrong)).toEqual([]);
  });

  it("is named here only while there is such a one", () => {
    const screens: readonly string[] = hidden;
    expect(Object.keys(OPEN_TO_ANYBODY).filter((name) => !screens.includes(name.split(" ")[0] ?? ""))).toEqual([]);
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
