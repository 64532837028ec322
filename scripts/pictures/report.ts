import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { basename, join, relative } from "node:path";
import { compare } from "./compare.ts";

/** A picture that two runs have, or only one: then its share is 1. */
export type Compared = { name: string; share: number; state: "same" | "changed" | "new" | "gone" };

const isPicture = (name: string) => name.endsWith(".png");

/** Compares the pictures of two folders and writes a page into the later one that shows what differs; answers where it is. */
export async function reportDifferences(
  before: string,
  after: string,
): Promise<{ page: string; compared: Compared[] }> {
  const differences = join(after, "differences");
  rmSync(differences, { recursive: true, force: true });
  mkdirSync(differences);
  const names = [...new Set([before, after].flatMap((folder) => readdirSync(folder).filter(isPicture)))].sort();
  const compared: Compared[] = [];
  for (const name of names) compared.push(await compareOne(before, after, name));
  const page = join(after, "differences.html");
  writeFileSync(page, pageOf(before, after, compared));
  return { page, compared };
}

async function compareOne(before: string, after: string, name: string): Promise<Compared> {
  const [one, other] = [join(before, name), join(after, name)];
  if (!existsSync(one)) return { name, share: 1, state: "new" };
  if (!existsSync(other)) return { name, share: 1, state: "gone" };
  const { share, shown } = await compare(readFileSync(one), readFileSync(other));
  if (shown) writeFileSync(join(after, "differences", name), shown);
  return { name, share, state: share > 0 ? "changed" : "same" };
}

/** A picture's line: how much of it has changed. */
export function lineOf({ name, share, state }: Compared): string {
  const amount = state === "changed" ? `${(share * 100).toFixed(2)} %` : state;
  return `${amount.padStart(9)}  ${name.replace(".png", "")}`;
}

function pageOf(before: string, after: string, compared: readonly Compared[]): string {
  const rows = compared
    .filter(({ state }) => state !== "same")
    .map((one) => `<h2>${lineOf(one)}</h2><div>${columns(before, after, one)}</div>`);
  return `<!doctype html><meta charset="utf-8"><title>${basename(before)} and ${basename(after)}</title>
<style>body{font:16px sans-serif}div{display:flex;gap:1rem;align-items:start}figure{flex:1;min-width:0;margin:0}img{max-width:100%}h2{white-space:pre}</style>
<h1>${rows.length} of ${compared.length} differ</h1>
${rows.join("\n")}
`;
}

function columns(before: string, after: string, { name, state }: Compared): string {
  const figure = (words: string, file: string) =>
    `<figure><figcaption>${words}</figcaption><img src="${file}" loading="lazy"></figure>`;
  return [
    state === "new" ? "" : figure("before", join(relative(after, before), name)),
    state === "gone" ? "" : figure("after", name),
    state === "changed" ? figure("difference", join("differences", name)) : "",
  ].join("");
}
