import { globSync, readFileSync } from "node:fs";
import { dirname, join, relative, resolve } from "node:path";
import ts from "typescript";

const ROOT = resolve(import.meta.dirname, "../..");

/** A file of the project and what the compiler reads in it. `name` counts from the folder that was asked for, with slashes. */
export type Source = { name: string; text: string; tree: ts.SourceFile };

/** An import of one file by another, or of a package. Type imports count: they bind as well. */
export type Import = { from: string; to: string; packageName: string | null };

const isTest = (name: string) => /\.test\.tsx?$/.test(name);

/** What has been read: the files that look at the whole code base share a worker, and parsing it takes two seconds. */
const read = new Map<string, Source[]>();

/** Every source file under a folder of the project: its tests, or all but its tests. */
export function sourcesOf(folder: string, tests = false): readonly Source[] {
  const key = `${folder} ${tests}`;
  const sources = read.get(key) ?? readSources(folder, tests);
  read.set(key, sources);
  return sources;
}

function readSources(folder: string, tests: boolean): Source[] {
  const root = join(ROOT, folder);
  return globSync("**/*.{ts,tsx}", { cwd: root })
    .map((name) => name.replaceAll("\\", "/"))
    .filter((name) => isTest(name) === tests)
    .sort()
    .map((name) => {
      const text = readFileSync(join(root, name), "utf8");
      return { name, text, tree: ts.createSourceFile(name, text, ts.ScriptTarget.Latest, true) };
    });
}

/** What a file imports, by name within its folder. */
export function importsOf({ name: from, text }: Source): Import[] {
  const names = [...text.matchAll(/(?:from|import)\s*\(?\s*"([^"]+)"/g)].map((match) => match[1] ?? "");
  return names.map((name) => {
    if (!name.startsWith(".")) return { from, to: name, packageName: name };
    const to = relative(ROOT, resolve(ROOT, dirname(from), name.replace(/\?.*$/, "")));
    return { from, to: to.replaceAll("\\", "/"), packageName: null };
  });
}

/** What a file takes from others of ours: their paths, counted as its own name is, and the names; "*" where it takes the whole module. */
export function namesImported(source: Source): { file: string; name: string }[] {
  const pathOf = (specifier: ts.Node) =>
    ts.isStringLiteral(specifier) ? join(dirname(source.name), specifier.text).replaceAll("\\", "/") : "";
  return nodesOf(source).flatMap((node) => {
    if ((ts.isImportDeclaration(node) || ts.isExportDeclaration(node)) && node.moduleSpecifier) {
      const file = pathOf(node.moduleSpecifier);
      const taken = ts.isImportDeclaration(node) ? node.importClause?.namedBindings : node.exportClause;
      if (!taken) return [];
      if (!ts.isNamedImports(taken) && !ts.isNamedExports(taken)) return [{ file, name: "*" }];
      return taken.elements.map((element) => ({ file, name: (element.propertyName ?? element.name).text }));
    }
    const isCall = ts.isCallExpression(node) && node.expression.kind === ts.SyntaxKind.ImportKeyword;
    const [specifier] = isCall ? node.arguments : [];
    return specifier ? [{ file: pathOf(specifier), name: "*" }] : [];
  });
}

/** Every node of a file, from top to bottom. */
export function nodesOf({ tree }: Source): ts.Node[] {
  const nodes: ts.Node[] = [];
  const visit = (node: ts.Node) => {
    nodes.push(node);
    ts.forEachChild(node, visit);
  };
  visit(tree);
  return nodes;
}

/** How many lines there are from the first to the last character of a node. */
export function linesOf(node: ts.Node): number {
  const tree = node.getSourceFile();
  const line = (position: number) => tree.getLineAndCharacterOfPosition(position).line;
  return line(node.getEnd()) - line(node.getStart()) + 1;
}

const comments = new WeakMap<ts.SourceFile, string[]>();

/** The comments of a file, looked for once. */
export function commentsOf(source: Source): string[] {
  const found = comments.get(source.tree) ?? findComments(source);
  comments.set(source.tree, found);
  return found;
}

function findComments({ text, tree }: Source): string[] {
  const found = new Map<number, string>();
  const visit = (node: ts.Node) => {
    for (const { pos, end } of ts.getLeadingCommentRanges(text, node.getFullStart()) ?? [])
      found.set(pos, text.slice(pos, end));
    for (const child of node.getChildren(tree)) visit(child);
  };
  visit(tree);
  return [...found.values()];
}

/** The names that a file declares and exports, types too. */
export function exportsOf({ tree }: Source): string[] {
  return tree.statements.flatMap((statement) => {
    const words = ts.canHaveModifiers(statement) ? (ts.getModifiers(statement) ?? []).map(({ kind }) => kind) : [];
    if (!words.includes(ts.SyntaxKind.ExportKeyword) || words.includes(ts.SyntaxKind.DefaultKeyword)) return [];
    if (ts.isVariableStatement(statement)) {
      return statement.declarationList.declarations.map(({ name }) => name.getText(tree));
    }
    const declares =
      ts.isFunctionDeclaration(statement) ||
      ts.isClassDeclaration(statement) ||
      ts.isTypeAliasDeclaration(statement) ||
      ts.isInterfaceDeclaration(statement);
    return declares && statement.name ? [statement.name.text] : [];
  });
}
