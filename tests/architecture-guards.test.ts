import ts from "typescript";
import { describe, expect, it } from "vitest";
import { ALL_SCREENS, guardOf } from "../app/routing/screen-properties.ts";
import { type Source, sourcesOf } from "./support/source.ts";

type Handler = { file: string; name: string; opening: string[] };

const handlers = sourcesOf("app")
  .filter(({ name }) => /^(api|frame|screens)\//.test(name))
  .flatMap(handlersOf);
const within = (folders: string[]) => handlers.filter(({ file }) => folders.some((folder) => file.startsWith(folder)));
const nameOf = ({ file, name }: Handler) => `${file} ${name}`;
const listed = (found: Handler[]) => found.map(nameOf);
const textOf = (listedName: string) => handlers.find((one) => nameOf(one) === listedName)?.opening.join("\n") ?? "";

/** What decides, before anything is done, who may ask for what, and how. */
const OPENS_A_SCREEN = /\b(openScreen|require\w+|notFound)\(/;
const OPENS_A_CALL = /\b(require\w+|answerPost|answerProgram|notAllowed)\(/;
const OPENS_A_FORM = /\b(require\w+|notFound|loadFrame)\(/;
const ASKS_WHO_IT_IS = /\brequire\w+\(/;

/** Reads that change nothing and say the same to everybody, so that nobody is asked anything. */
const READ_BY_ANYBODY: Record<string, string> = {
  "api/assets-route.ts loader": "pictures of products and awards",
  "api/cart-call.ts loader": "leads to the page that shows a partner's bottles",
  "api/e-label/e-label-route.ts loader": "a wine's electronic label",
  "api/logout-route.ts loader": "leads home; only a post logs out",
  "api/manifest-route.ts loader": "the shop's name and icons",
  "api/open-graph-route.ts loader": "pictures for links that are shared",
  "api/openapi/openapi-route.ts loader": "the description of the calls",
  "api/product-call.ts loader": "the catalogue",
  "api/products-call.ts loader": "the catalogue",
  "api/reservation-slots-call.ts loader": "free times and seats",
  "api/robots-route.ts loader": "for search engines",
  "api/search-suggestions-call.ts loader": "what the search finds; counted by address",
  "api/security-txt-route.ts loader": "whom to report a weakness to",
  "api/shipping-prices-call.ts loader": "countries and what delivery there costs",
  "api/sitemap-route.ts loader": "for search engines",
  "api/unknown-call.ts loader": "says that there is no such call",
  "frame/first-visit/age-gate-route.ts loader": "leads home",
  "frame/first-visit/consent-route.ts loader": "leads to the page about cookies",
  "frame/header/change-language-route.ts loader": "leads home",
  "frame/overlay/forgot-password-route.ts loader": "leads to the login",
};

/** What nobody may read or set off of somebody else: a visitor's own, changed or stored. */
const OF_A_VISITOR = /\b(userOf|sessionOf|bearerSessionOf|readCart|readBody)\(|\.write\b|Set-Cookie/;

/** Those who are known by a secret that they bring, and where it is looked at. */
const BY_SECRET: Record<string, RegExp> = {
  "api/auth-data-call.ts loader": /\buserOf\(request/,
  "api/auth-me-call.ts loader": /\bbearerSessionOf\(request/,
  "api/calendar-route.ts loader": /\bfindReservationByToken\([^)]*params\.token/,
  "api/cards/card-callback-route.ts action": /\badapter\.readCallback\(/,
  "api/cards/card-cancel-route.ts loader": /\breadSignedNumber\([^)]*params\.last/,
  "api/cards/card-return-route.ts loader": /\badapter\.readReturn\(/,
  "api/invoice-route.ts loader": /\bfindOrderByToken\([^)]*params\.token/,
  "api/logout-route.ts action": /\bsignOut\(request/,
  "api/payment-code-route.ts loader": /\bfindOrderByToken\([^)]*params\.token/,
  "frame/cart/cart-details.ts loader": /\bsessionOf\(request/,
};

/** Forms of the frame that anybody may send, since they change nothing but the sender's own cookies, or send what a limit counts. */
const SENT_BY_ANYBODY: Record<string, RegExp> = {
  "frame/first-visit/age-gate-route.ts action": /Set-Cookie/,
  "frame/first-visit/consent-route.ts action": /Set-Cookie/,
  "frame/header/change-language-route.ts action": /Set-Cookie/,
  "frame/overlay/forgot-password-route.ts action": /\banswerForm\(/,
};

describe("the first line of every loader and action", () => {
  it("opens the screen", () => {
    const wrong = within(["screens/"]).filter(({ opening: [first = ""] }) => !OPENS_A_SCREEN.test(first));
    expect(listed(wrong)).toEqual([]);
  });

  it("says how a call or a form of the frame is admitted, but for those that are listed with their reasons", () => {
    const wrong = [
      ...within(["api/"]).filter(({ opening: [first = ""] }) => !OPENS_A_CALL.test(first)),
      ...within(["frame/"]).filter(({ opening: [first = ""] }) => !OPENS_A_FORM.test(first)),
    ];
    const known = Object.keys({ ...READ_BY_ANYBODY, ...BY_SECRET, ...SENT_BY_ANYBODY });
    expect(listed(wrong).sort()).toEqual(known.sort());
  });

  it.each(Object.keys(READ_BY_ANYBODY))("is needed nowhere in what reads nothing of a visitor's own: %s", (name) => {
    expect(name).toMatch(/ loader$/);
    expect(textOf(name)).not.toMatch(OF_A_VISITOR);
  });

  it.each(Object.entries({ ...BY_SECRET, ...SENT_BY_ANYBODY }))("is made up for in %s by %s", (name, secret) => {
    expect(textOf(name)).toMatch(secret);
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
