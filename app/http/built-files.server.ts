import type { RequestListener } from "node:http";
import sirv from "sirv";
import { DAYS, HOURS, SECONDS } from "../platform/system/clock.ts";
import { useAsDictionary } from "./page-dictionaries.server.ts";

/** Sends a built or public file, or calls `next` where there is none. */
export type SendFile = (...request: [...Parameters<RequestListener>, next: () => void]) => void;

/** Sends the files of a folder as `npm run build` left it: `build/client`. */
export function builtFiles(folder: string): SendFile {
  return sirv(folder, {
    brotli: true,
    setHeaders: (response, path) => {
      // The list is of the start: a file that a build has deleted since ends its own answer, where it would end the program.
      response.once("pipe", (file) => file.once("error", () => response.destroy()));
      // What the build names by its content never changes; the rest of public/ may.
      const named = path.startsWith("/static/");
      const life = (named ? 365 * DAYS : HOURS) / SECONDS;
      // A type that the file server does not know.
      if (path.endsWith(".ico")) response.setHeader("Content-Type", "image/x-icon");
      const dictionary = useAsDictionary(path);
      if (dictionary) response.setHeader("Use-As-Dictionary", dictionary);
      response.setHeader("Cache-Control", `public, max-age=${life}${named ? ", immutable" : ""}`);
    },
  });
}
