import type { Plugin } from "vite";

const GLOBALS = /\/node_modules\/@remix-run\/node\/dist\/globals\.js$/;
const NOTHING_TO_INSTALL = `Object.defineProperty(exports, "__esModule", { value: true });
exports.installGlobals = () => undefined;
`;

/**
 * Leaves out of the server's files what Remix brings for older versions of Node: two implementations of `fetch`, one of streams. They
 * would be read and set up by each start, although nobody asks for them: 1.2 of 6 megabytes.
 */
export function lighterServer(): Plugin {
  return {
    name: "lighter-server",
    apply: "build",
    enforce: "pre",
    transform: (_, id) => (GLOBALS.test(id) ? { code: NOTHING_TO_INSTALL, map: null } : null),
  };
}
