import type { Plugin } from "vite";

const LIBRARY = /\/node_modules\/((?:@[^/]+\/)?[^/]+)\//;
/** Libraries of which one is so large that it has a file of its own, or several that need nothing of the others. */
const APART = {
  "any-ascii": /^any-ascii$/,
  kysely: /^kysely$/,
  limits: /^rate-limiter-flexible$/,
  mails:
    /^(@react-email\/.*|@selderee\/.*|html-to-text|htmlparser2|entities|dom.*|selderee|parseley|leac|peberminta|deepmerge)$/,
  phones: /^libphonenumber-js$/,
  react: /^(react|react-dom|scheduler)$/,
  zod: /^zod$/,
};
const BELOW_SCREENS = /\/app\/(shop|platform|session|forms|api|i18n|routing|facts)\//;

/**
 * Which file of the server holds a module. Node keeps the source of a file above a megabyte in two bytes a letter, and reads each at
 * once, with memory that it does not give back: so there are several.
 */
export function serverChunkOf(id: string): string | undefined {
  if (id.includes("commonjsHelpers")) return "interop";
  const library = LIBRARY.exec(id)?.[1];
  if (library !== undefined) {
    const apart = Object.entries(APART).find(([, names]) => names.test(library));
    return apart ? apart[0] : "libraries";
  }
  if (id.includes("/locales/")) return "texts";
  if (id.includes("/app/platform/fonts/")) return "fonts";
  return BELOW_SCREENS.test(id) ? "shop" : undefined;
}

type Files = Record<string, readonly string[]>;

/** Stops a build whose files import each other in a circle: one of them would run before what it needs. */
export function withoutCircles(): Plugin {
  return {
    name: "without-circles",
    apply: "build",
    generateBundle(_, bundle) {
      const chunks = Object.values(bundle).flatMap((file) => (file.type === "chunk" ? [file] : []));
      const circle = circleIn(Object.fromEntries(chunks.map(({ fileName, imports }) => [fileName, imports])));
      if (this.environment.name === "ssr" && circle) this.error(`Files in a circle: ${circle.join(" -> ")}`);
    },
  };
}

/** The names of files that import each other in a circle; null where there are none. */
export function circleIn(files: Files): string[] | null {
  const done = new Set<string>();
  const search = (name: string, above: readonly string[]): string[] | null => {
    if (above.includes(name)) return [...above.slice(above.indexOf(name)), name];
    if (done.has(name)) return null;
    for (const next of files[name] ?? []) {
      const circle = search(next, [...above, name]);
      if (circle) return circle;
    }
    done.add(name);
    return null;
  };
  return Object.keys(files).reduce<string[] | null>((found, name) => found ?? search(name, []), null);
}
