import { execFileSync } from "node:child_process";
import { existsSync } from "node:fs";
import { chromium } from "playwright";

/** The browser without windows comes first: it does the same in half of the time. */
const KNOWN_PLACES = [
  "/usr/bin/chromium-headless-shell",
  "/usr/bin/chromium",
  "/usr/bin/chromium-browser",
  "/usr/bin/google-chrome",
  "/usr/bin/google-chrome-stable",
  "/Applications/Google Chrome.app/Contents/MacOS/Google Chrome",
  "/Applications/Chromium.app/Contents/MacOS/Chromium",
  "C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe",
];

/** The path of a Chromium or Chrome on this machine, or null. `CHROMIUM_PATH` goes before all others. */
export function installedBrowser(): string | null {
  const places = [process.env.CHROMIUM_PATH ?? "", ...KNOWN_PLACES, chromium.executablePath()];
  return places.find((place) => place !== "" && existsSync(place)) ?? null;
}

/** Gets a browser where there is none: Playwright's own, else Debian's. Says what it does. */
function getBrowser(): void {
  console.log("No Chromium or Chrome found: getting one with 'playwright install chromium' …");
  if (runs("npx", ["playwright", "install", "chromium"]) && installedBrowser()) return;
  console.log("That was refused: installing Debian's chromium-headless-shell with apt-get …");
  runs("apt-get", ["update"]);
  runs("apt-get", ["install", "-y", "--no-install-recommends", "chromium-headless-shell"]);
}

function runs(command: string, words: string[]): boolean {
  try {
    execFileSync(command, words, { stdio: "inherit", timeout: 10 * 60 * 1000 });
    return true;
  } catch {
    return false;
  }
}

if (process.argv[1] === import.meta.filename) {
  if (!installedBrowser()) getBrowser();
  const browser = installedBrowser();
  if (!browser) {
    console.error("The tests need a Chromium or Chrome. Install one, or name it in CHROMIUM_PATH.");
    process.exit(1);
  }
  console.log(`Browser for the tests: ${browser}`);
}
