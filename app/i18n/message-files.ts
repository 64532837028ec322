import type { Tree } from "./texts.ts";

/** Where the browser finds the texts of each screen; a module of its own, since a first page brings its texts along. */
export const FILES = import.meta.glob<Tree>(["../../locales/*/*.json", "!../../locales/*/*mail.json"], {
  import: "default",
});
