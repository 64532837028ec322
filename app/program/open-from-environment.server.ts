import type { OpenOptions, Platform } from "../platform/platform.server.ts";
import { readSettings } from "../platform/settings.server.ts";
import { openShop } from "../shop/opening/open-shop.server.ts";

/** Opens the shop that the environment describes, for the program and its commands. @throws WrongSetting, StartFailure */
export function openFromEnvironment(options: OpenOptions = {}): Promise<Platform> {
  return openShop(readSettings(process.env), undefined, options);
}
