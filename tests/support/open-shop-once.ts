import { readSettings } from "../../app/platform/settings.server.ts";
import { openShop } from "../../app/shop/opening/open-shop.server.ts";

// A server's start and end in a process of its own, with the settings of the environment.
const platform = await openShop(readSettings(process.env));
await platform.database.close();
