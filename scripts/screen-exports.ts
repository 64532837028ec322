import type { Plugin } from "vite";

const SCREEN = /\/app\/screens\/([^/]+)\/\1\.tsx$/;
const EXPORTS_OF_SCREENS = `
export { unlessOnlyOverlayChanged as shouldRevalidate } from "../../frame/overlay/overlay.ts";
`;

/**
 * Gives the module of every screen what Remix looks for in each route and is the same in all of them. It has no one place for
 * `shouldRevalidate`; without it, opening the cart would load the page beneath anew. A screen that exports its own keeps that.
 */
export function screenExports(): Plugin {
  return {
    name: "screen-exports",
    enforce: "pre",
    transform(code, id) {
      if (!SCREEN.test(id) || /\bshouldRevalidate\b/.test(code)) return null;
      return { code: code + EXPORTS_OF_SCREENS, map: null };
    },
  };
}
