import type { Tree } from "./texts.ts";

/**
 * Where the browser finds the texts of each screen; a module of its own, since a first page brings its texts along. Those that only the
 * server speaks are left out: each would be four names in the scripts of every page.
 */
export const FILES = import.meta.glob<Tree>(
  ["../../locales/*/*.json", "!../../locales/*/*mail.json", "!../../locales/*/{calls,front-door,invoice}.json"],
  { import: "default" },
);
