import postcss, { type ChildNode, type Container } from "postcss";
import type { Plugin } from "vite";
import { PAPER } from "../app/http/remix/page-styles.server.ts";
import type { StylePiece } from "../app/styles/used-styles.server.ts";

/** How a module asks for a style sheet in pieces: `import pieces from "./all.css?inline&pieces"`. */
const IN_PIECES = /\.css\?inline&pieces$/;

/**
 * Cuts style sheets into the rules of which each page gets those that it uses, while the program is built: so the program itself
 * reads no style sheet. It runs after Vite has made the sheet as short as it will be sent.
 */
export function stylePieces(): Plugin {
  return {
    name: "style-pieces",
    enforce: "post",
    transform(code, id) {
      if (!IN_PIECES.test(id)) return null;
      const [, sheet] = /^export default (".*")/s.exec(code) ?? [];
      if (sheet === undefined) throw new Error(`${id} has come in another form than a text`);
      return { code: `export default ${JSON.stringify(cutSheet(JSON.parse(sheet)))}`, map: null };
    },
    generateBundle(_, bundle) {
      const sheets = Object.values(bundle).flatMap((file) =>
        file.type === "asset" && file.fileName.endsWith(".css") ? file : [],
      );
      const tokens = tokensOf(sheets.map(({ source }) => String(source)).join(""));
      for (const sheet of sheets) {
        // Every page has named the fonts in its own style. Named again, they would be shown as soon as the sheet comes, and move the page.
        const text = String(sheet.source).replace(/@font-face\{[^}]*\}/g, "");
        sheet.source = withTokens(text, tokens);
      }
    },
  };
}

const TOKENS = /@layer tokens\{:root\{([^}]*)\}/;

/** The tokens with short names, as the common sheet sets them. */
export function tokensOf(sheet: string): Map<string, string> {
  const set = TOKENS.exec(sheet)?.[1] ?? "";
  return new Map([...set.matchAll(/(--[a-z]{1,2}): ?([^;]*)/g)].map(([, name = "", value = ""]) => [name, value]));
}

/**
 * A screen's sheet with the tokens that it names. It may come before the common one, and the page's own style has written some of them in
 * their place (`page-styles.server.ts`): without them the page would move. They yield to whatever else sets them.
 */
export function withTokens(sheet: string, tokens: ReadonlyMap<string, string>): string {
  if (TOKENS.test(sheet)) return sheet;
  const named = new Set<string>();
  const add = (text: string): void => {
    for (const [, name = ""] of text.matchAll(/var\((--[a-z]{1,2})\b/g)) {
      const value = tokens.get(name);
      if (value === undefined || named.has(name)) continue;
      named.add(name);
      add(value);
    }
  };
  add(sheet);
  const set = [...named].map((name) => `${name}:${tokens.get(name)}`);
  return set.length === 0 ? sheet : `@layer tokens{:where(:root){${set.join(";")}}}${sheet}`;
}

/** The rules of a style sheet, in their order. */
export function cutSheet(sheet: string): StylePiece[] {
  const root = postcss.parse(sheet);
  // Custom properties keep a space before their value and behind each comma, which mean nothing.
  root.walkDecls(/^--/, (declaration) => {
    declaration.raws.between = ":";
    declaration.value = declaration.value.replaceAll(", ", ",");
  });
  return piecesOf(root, []);
}

function piecesOf(container: Container<ChildNode>, around: string[]): StylePiece[] {
  return (container.nodes ?? []).flatMap((node): StylePiece[] => {
    if (node.type === "atrule" && node.nodes && /^(layer|media|supports)$/.test(node.name)) {
      return piecesOf(node, [...around, `@${node.name} ${node.params}`]);
    }
    // Nobody hovers over a page that is not there yet: that comes with the whole sheet.
    if (node.type === "rule" && node.selectors.every((selector) => selector.includes(":hover"))) return [];
    const needs = node.type === "rule" ? node.selectors.map(neededBy) : [];
    const text = node.type === "comment" ? "" : node.toString();
    const ofState = node.type === "rule" && node.selectors.every((selector) => LATER_STATE.test(selector));
    const isLater = ofState || around.some((rule) => LATER.test(rule));
    if (around.includes("@media print")) return [{ around, text, needs: andNeeds(needs, PAPER) }];
    return [{ around, text, needs: isLater ? andNeeds(needs, WHOLE_PAGE) : needs }];
  });
}

/** Where only the age gate is seen yet these can wait for the rest: whatever moves, forced colours, and what only wide windows show. */
const LATER = /^@media (?:\(prefers-reduced-motion|\(forced-colors|\(min-width: ?1000px)/;
/** So can what is only seen once somebody selects text. */
const LATER_STATE = /^::selection$/;
const WHOLE_PAGE = "<html";

/** The same needs where they have to be there as well. */
function andNeeds(needs: string[][], name: string): string[][] {
  return needs.length === 0 ? [[name]] : needs.map((names) => [...names, name]);
}

/**
 * The classes, the elements and the states of fields that a selector needs; what stands within `:is()` and `:not()` may be missing. Whoever adds one that
 * `:has()` asks for has the whole sheet by then.
 */
function neededBy(selector: string): string[] {
  let plain = selector.replace(/:not\((?:[^()]|\([^()]*\))*\)/g, "").replace(/:has\(([^(),]*)\)/g, " $1");
  for (let before = ""; before !== plain; ) {
    before = plain;
    plain = plain.replace(/\([^()]*\)/g, "");
  }
  const classes = [...plain.matchAll(/\.([\w-]+)/g)].map((match) => match[1] ?? "");
  const types = [...plain.matchAll(/\btype=\W?(date|time|number)/g)].map(([, type]) => `type="${type}"`);
  // What a script takes away from the visitor later is styled by the whole sheet, which has come by then.
  const states = [...plain.matchAll(/[:[](disabled|readonly)/g)].map(([, state]) => `${state}=""`);
  const elements = plain.replace(/\[[^\]]*\]|[.#:][\w-]+/g, "").match(/[a-z]\w*/g) ?? [];
  return [
    ...classes,
    ...types,
    ...states,
    ...elements.filter((name) => !/^(?:html|body)$/.test(name)).map((name) => `<${name}`),
  ];
}
