import type { Platform } from "../platform/platform.server.ts";
import { readSettings } from "../platform/settings.server.ts";
import { openFromEnvironment } from "./open-from-environment.server.ts";
import { requireOwnUser } from "./own-user.server.ts";

/** A command of the program: how it is used, and what it does; its answer is shown. @throws WrongUse, StartFailure, WrongSetting */
export type Command = { usage: string; run(args: readonly string[]): Promise<string> };

/** A command that works on the shop's database, beside a shop that may be running. Where there is none it makes none: that is for the start. */
export function shopCommand(
  usage: string,
  run: (platform: Platform, args: readonly string[]) => Promise<string>,
): Command {
  return {
    usage,
    run: async (args) => {
      requireOwnUser(readSettings(process.env));
      const platform = await openFromEnvironment({ mustExist: true });
      try {
        return await run(platform, args);
      } finally {
        await platform.database.close();
      }
    },
  };
}
