import { dirname, join } from "node:path/posix";
import ts from "typescript";
import { describe, expect, it } from "vitest";
import { ALL_SCREENS, propertiesOf } from "../app/routing/screen-properties.ts";
import { sourcesOf } from "./support/source.ts";

/** Where it is read who the visitor is, and what is in the cart. */
const OF_THE_VISITOR = /^(session|frame\/cart|frame\/data|shop\/accounts)\/|^shop\/cart\/.*\.server\.ts$/;

/** What a stored page may know of its visitor, and why it is stored nevertheless. */
const ALLOWED: Record<string, string> = {
  "session/screen-request.server.ts openScreen": "asks for the language alone, which is part of a stored page's name",
  "session/screen-request.server.ts notFound": "says the same to everybody",
  "session/consent.server.ts readConsent": "what is allowed is part of a stored page's name",
};

const sources = new Map(sourcesOf("app").map((source) => [source.name, source]));
const storedScreens = ALL_SCREENS.filter((screen) => propertiesOf(screen).stored);

type Declared = { file: string; name: string; node: ts.Node };

describe("the loader of a stored screen", () => {
  it.each(storedScreens)("asks nothing about the visitor: %s", (screen) => {
    const used = usedBy(`screens/${screen}/${screen}.tsx`, "loader");
    expect(used).toContain("session/screen-request.server.ts openScreen");
    expect(used.filter((name) => OF_THE_VISITOR.test(name) && !Object.hasOwn(ALLOWED, name))).toEqual([]);
  });

  it.each(storedScreens)("reads no header, no cookie and no address of the visitor itself: %s", (screen) => {
    const reached = reachedFrom(`screens/${screen}/${screen}.tsx`, "loader");
    const reading = reached.filter(({ node }) => /\bheaders\b|\bclientAddress\b/.test(node.getText()));
    expect(reading.map(({ file, name }) => `${file} ${name}`)).toEqual([]);
  });

  it("is followed into the forms that it opens", () => {
    expect(usedBy("screens/reservation/reservation.tsx", "loader")).toContain("session/consent.server.ts readConsent");
  });

  it("would be found out: the checkout's reads the cart", () => {
    const used = usedBy("screens/checkout/checkout.tsx", "loader");
    expect(used.filter((name) => OF_THE_VISITOR.test(name) && !Object.hasOwn(ALLOWED, name))).not.toEqual([]);
  });
});

/** Everything of ours that a declaration uses, itself or through what it uses; of what is allowed no further. */
function usedBy(file: string, name: string): string[] {
  return reachedFrom(file, name, true).map((declared) => `${declared.file} ${declared.name}`);
}

function reachedFrom(file: string, name: string, withAllowed = false): Declared[] {
  const reached = new Map<string, Declared>();
  const visit = (key: [string, string]) => {
    const id = key.join(" ");
    const node = declarationOf(...key);
    if (!node || reached.has(id)) return;
    const isAllowed = Object.hasOwn(ALLOWED, id);
    if (!isAllowed || withAllowed) reached.set(id, { file: key[0], name: key[1], node });
    if (!isAllowed) for (const next of usesOf(key[0], node)) visit(next);
  };
  visit([file, name]);
  return [...reached.values()];
}

/** The names of a file and of what it imports that stand in a declaration, types aside. */
function usesOf(file: string, node: ts.Node): [string, string][] {
  const uses: [string, string][] = [];
  const imported = importedBy(file);
  const look = (child: ts.Node) => {
    if (ts.isTypeNode(child)) return;
    if (ts.isIdentifier(child) && !isNameOfProperty(child)) uses.push(imported.get(child.text) ?? [file, child.text]);
    ts.forEachChild(child, look);
  };
  look(node);
  return uses;
}

/** `name` in `one.name` and in `{ name: one }`: nothing that is declared somewhere. */
function isNameOfProperty(identifier: ts.Identifier): boolean {
  const { parent } = identifier;
  return (ts.isPropertyAccessExpression(parent) || ts.isPropertyAssignment(parent)) && parent.name === identifier;
}

/** What a file imports from ours: by the name that it has there, the file and the name in it. */
function importedBy(file: string): Map<string, [string, string]> {
  const imported = new Map<string, [string, string]>();
  for (const statement of sources.get(file)?.tree.statements ?? []) {
    if (!ts.isImportDeclaration(statement) || !ts.isStringLiteral(statement.moduleSpecifier)) continue;
    const { text } = statement.moduleSpecifier;
    const named = statement.importClause?.namedBindings;
    if (!text.startsWith(".") || !named || !ts.isNamedImports(named)) continue;
    const from = join(dirname(file), text);
    for (const { name, propertyName } of named.elements) imported.set(name.text, [from, (propertyName ?? name).text]);
  }
  return imported;
}

function declarationOf(file: string, name: string): ts.Node | undefined {
  const declared = sources.get(file)?.tree.statements.flatMap((statement): ts.NamedDeclaration[] => {
    if (ts.isVariableStatement(statement)) return [...statement.declarationList.declarations];
    return ts.isFunctionDeclaration(statement) || ts.isClassDeclaration(statement) ? [statement] : [];
  });
  return declared?.find((one) => one.name && ts.isIdentifier(one.name) && one.name.text === name);
}
