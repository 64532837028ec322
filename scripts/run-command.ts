import { asksForHelp, WrongUse } from "../app/platform/command.ts";
import type { Platform } from "../app/platform/platform.server.ts";
import { readSettings, WrongSetting } from "../app/platform/settings.server.ts";
import { openShop } from "../app/shop/open-shop.server.ts";

/** Runs a command of the shop with the words of the command line, and prints what it answers. */
export async function runCommand(
  usage: string,
  run: (platform: Platform, args: readonly string[]) => Promise<string>,
): Promise<void> {
  const args = process.argv.slice(2);
  if (asksForHelp(args)) return console.log(usage);
  try {
    const platform = await openShop(readSettings(process.env));
    try {
      console.log(await run(platform, args));
    } finally {
      await platform.database.close();
    }
  } catch (error) {
    if (!(error instanceof WrongUse || error instanceof WrongSetting)) throw error;
    console.error(error.message);
    process.exitCode = 1;
  }
}
