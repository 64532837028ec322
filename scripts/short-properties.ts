import { globSync, readFileSync } from "node:fs";
import type { Plugin as StylePlugin } from "postcss";
import type { Plugin } from "vite";

const NAME = /(?<![\w-])--[a-z][\w-]*/g;

/**
 * Gives the custom properties that only style sheets speak of names of one or two letters, while the program is built: every page brings
 * its styles along, and the names are two hundred bytes of it. What drawings speak of (`--ink`) keeps its name, since the browser keeps
 * drawings longer than pages.
 */
export function shortProperties(): Plugin {
  return {
    name: "short-properties",
    apply: "build",
    config: ({ root = process.cwd() }) => ({ css: { postcss: { plugins: [renaming(shortNames(root))] } } }),
  };
}

function renaming(names: ReadonlyMap<string, string>): StylePlugin {
  const short = (text: string) => text.replace(NAME, (name) => names.get(name) ?? name);
  return {
    postcssPlugin: "short-properties",
    Once(root) {
      root.walkDecls((declaration) => {
        declaration.prop = short(declaration.prop);
        declaration.value = short(declaration.value);
      });
    },
  };
}

/** Each custom property that stands in style sheets alone, with its short name. */
export function shortNames(root: string): Map<string, string> {
  const namesIn = (pattern: string) => {
    const files = globSync(pattern, { cwd: root, exclude: ["**/*.test.ts"] });
    return new Set(files.flatMap((file) => readFileSync(`${root}/${file}`, "utf8").match(NAME) ?? []));
  };
  const elsewhere = namesIn("app/**/*.{ts,tsx,svg}");
  const long = [...namesIn("app/**/*.css")].filter((name) => !elsewhere.has(name)).sort();
  return new Map(long.map((name, at) => [name, shortName(at)]));
}

/** `--a` to `--z`, then `--aa` and on. */
function shortName(at: number): string {
  const letter = String.fromCharCode(97 + (at % 26));
  return at < 26 ? `--${letter}` : `${shortName(Math.floor(at / 26) - 1)}${letter}`;
}
