import { globSync, readFileSync, writeFileSync } from "node:fs";

const BEGINNING = "window.__remixManifest=";

/**
 * Shortens the list of routes that Remix has written for the browser. Which files a screen imports is of use to the server alone, which
 * preloads them with the document, and what a route lacks is the same as what is not said of it.
 */
export function shortenManifest(folder: string): void {
  for (const file of globSync(`${folder}/static/manifest-*.js`)) {
    const text = readFileSync(file, "utf8");
    if (text.startsWith(BEGINNING)) writeFileSync(file, shortened(text));
  }
}

/** @param text the manifest as a script @throws where it is none */
export function shortened(text: string): string {
  const manifest = JSON.parse(text.slice(BEGINNING.length, text.lastIndexOf(";")));
  const said = (key: string, value: unknown) =>
    value === false || key === "imports" || (key === "css" && Array.isArray(value) && value.length === 0)
      ? undefined
      : value;
  return `${BEGINNING}${JSON.stringify(manifest, said)};`;
}
