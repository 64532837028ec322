import { execFile } from "node:child_process";
import { readFileSync } from "node:fs";
import { promisify } from "node:util";
import { z } from "zod";

/** What `package.json` pins, and why some of it is not the newest (`heldBack`). */
const versions = z.record(z.string(), z.string());
const manifest = z.object({
  dependencies: versions,
  devDependencies: versions,
  optionalDependencies: versions,
  overrides: versions,
  heldBack: versions,
});

type Newer = { name: string; pinned: string; inLine: string; newest: string; reason: string | null };

const run = promisify(execFile);
const { heldBack, ...pins } = manifest.parse(
  JSON.parse(readFileSync(new URL("../package.json", import.meta.url), "utf8")),
);
const pinned = Object.assign({}, ...Object.values(pins)) as Record<string, string>;

const found: Newer[] = [];
for (const [name, pin] of Object.entries(pinned)) {
  // A package may stand here under another name: "npm:typescript@7.0.2".
  const [, alias, aliased] = /^npm:(.+)@(.+)$/.exec(pin) ?? [];
  const version = aliased ?? pin;
  const published = await publishedVersions(alias ?? name);
  const inLine = newestOf(published.filter((one) => lineOf(one) === lineOf(version)));
  const newest = newestOf(published);
  if (isNewer(inLine, version) || isNewer(newest, version)) {
    found.push({ name, pinned: version, inLine, newest, reason: heldBack[name] ?? null });
  }
}
for (const { name, pinned: version, inLine, newest, reason } of found) {
  const within = isNewer(inLine, version) && inLine !== newest ? `${inLine}, ` : "";
  console.log(`${name} ${version} -> ${within}${newest}: ${reason ?? "NO REASON: upgrade it, and run the tests"}`);
}
for (const name of Object.keys(heldBack)) {
  if (!found.some((one) => one.name === name)) console.log(`${name}: its reason is not needed any more (heldBack)`);
}
if (found.some(({ reason }) => reason === null)) process.exitCode = 1;

/** Every version that is out, without those on trial. */
async function publishedVersions(name: string): Promise<string[]> {
  const { stdout } = await run("npm", ["view", name, "versions", "--json"], { maxBuffer: 64 * 1024 * 1024 });
  const reply = z.union([z.string(), z.array(z.string())]).parse(JSON.parse(stdout));
  return [reply].flat().filter((version) => /^\d+\.\d+\.\d+$/.test(version));
}

/** What may break nothing: the first number that is not 0 is the same. */
function lineOf(version: string): string {
  return /^(0\.)*\d+/.exec(version)?.[0] ?? version;
}

function newestOf(published: readonly string[]): string {
  return published.reduce((newest, version) => (isNewer(version, newest) ? version : newest), "0.0.0");
}

function isNewer(version: string, than: string): boolean {
  return version.localeCompare(than, "en", { numeric: true }) > 0;
}
