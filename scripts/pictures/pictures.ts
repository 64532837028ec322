import { execFileSync } from "node:child_process";
import { existsSync, mkdirSync, readdirSync, rmSync, statSync, writeFileSync } from "node:fs";
import { join, resolve } from "node:path";
import { parseArgs } from "node:util";
import { LANGUAGES } from "../../app/i18n/languages.ts";
import { openBrowser } from "../../tests/support/browser.ts";
import { discardServer } from "../../tests/support/server.ts";
import { pictureOf, type View } from "./camera.ts";
import { welcomeGuests } from "./guests.ts";
import { openBuiltShop } from "./open-shop.ts";
import { PLACES } from "./places.ts";
import { lineOf, reportDifferences } from "./report.ts";

/*
 * Takes pictures of the built shop's screens in their states, into a folder named by the commit (`PICTURES_DIR`, else `pictures`, which git
 * ignores), and compares them with those of the run before: npm run pictures -- [--against 1a2b3c4 | folder] [--strict] [--only product]
 * [--language de] [--width 700]. With --strict it fails where one differs.
 */
const { values } = parseArgs({
  options: {
    against: { type: "string" },
    strict: { type: "boolean", default: false },
    only: { type: "string", default: "" },
    language: { type: "string", multiple: true, default: ["hr"] },
    width: { type: "string", multiple: true, default: ["360", "1440"] },
  },
});
const AT_ONCE = 2;
const home = resolve(process.env.PICTURES_DIR ?? "pictures");
const folder = join(home, commit());
const earlier = folderAgainst();

await takePictures();
if (earlier === null) console.log(`Pictures: ${folder}\nThere are none to compare them with yet.`);
else {
  const { page, compared } = await reportDifferences(earlier, folder);
  for (const one of compared) if (one.state !== "same") console.log(lineOf(one));
  const differing = compared.filter(({ state }) => state !== "same").length;
  console.log(`${differing} of ${compared.length} differ from ${earlier}: ${page}`);
  if (values.strict && differing > 0) process.exitCode = 1;
}

async function takePictures(): Promise<void> {
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder, { recursive: true });
  const [server, browser] = await Promise.all([openBuiltShop(), openBrowser()]);
  try {
    const camera = { browser, url: server.url, guests: await welcomeGuests(server) };
    const waiting = PLACES.filter(({ name }) => name.includes(values.only)).flatMap((place) =>
      views().map((view) => ({ place, view })),
    );
    const take = async () => {
      for (let next = waiting.shift(); next; next = waiting.shift()) {
        const { place, view } = next;
        const file = `${place.name}-${view.language}-${view.width}.png`;
        writeFileSync(join(folder, file), await pictureOf(camera, place, view));
      }
    };
    await Promise.all(Array.from({ length: AT_ONCE }, take));
  } finally {
    await browser.close();
    await discardServer(server);
  }
}

function views(): View[] {
  const languages = LANGUAGES.filter((language) => values.language.includes(language));
  return languages.flatMap((language) => values.width.map((width) => ({ language, width: Number(width) })));
}

/** The commit that the pictures show, marked where files have changed since. */
function commit(): string {
  const git = (...words: string[]) => execFileSync("git", words, { encoding: "utf8" }).trim();
  return git("rev-parse", "--short", "HEAD") + (git("status", "--porcelain") === "" ? "" : "-changed");
}

/** The folder to compare with: the one that is named, else the newest of the others. */
function folderAgainst(): string | null {
  const { against } = values;
  if (against) {
    const found = [join(home, against), resolve(against)].find((one) => existsSync(one));
    if (!found) throw new Error(`There are no pictures of ${against}`);
    return found;
  }
  const others = existsSync(home) ? readdirSync(home).map((name) => join(home, name)) : [];
  const byAge = others
    .filter((one) => one !== folder)
    .sort((one, other) => statSync(other).mtimeMs - statSync(one).mtimeMs);
  return byAge[0] ?? null;
}
