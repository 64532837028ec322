import { parseArgs } from "node:util";
import { createServer } from "vite";
import { readSettings, WrongSetting } from "../app/platform/settings.server.ts";
import { openShop } from "../app/shop/open-shop.server.ts";

type InviteStaff = typeof import("../app/shop/accounts/invite-staff.server.ts");

const USAGE = "npm run staff -- invite somebody@example.com --scope orders,catalogue";

const { positionals, values } = parseArgs({ allowPositionals: true, options: { scope: { type: "string" } } });
const [command, email = ""] = positionals;
if (command !== "invite" || !values.scope) stop(`How to use it: ${USAGE}`);
await invite(
  email,
  values.scope.split(",").map((name) => name.trim()),
);

/** Puts the invitation into the queue; the running shop sends it. */
async function invite(address: string, scope: string[]): Promise<void> {
  const platform = await openShop(settingsOrStop());
  // The mails' templates and texts are modules that only the build knows how to read.
  const vite = await createServer({
    configFile: false,
    server: { middlewareMode: true },
    appType: "custom",
    logLevel: "error",
  });
  try {
    const { inviteStaff } = (await vite.ssrLoadModule("/app/shop/accounts/invite-staff.server.ts")) as InviteStaff;
    const result = await inviteStaff(platform, { email: address, scope });
    if (result.ok) console.log(`${address} is invited to ${scope.join(", ")}; the running shop sends the mail.`);
    else console.error(result.reason === "email" ? `${address} is no mail address.` : `How to use it: ${USAGE}`);
    process.exitCode = result.ok ? 0 : 1;
  } finally {
    await vite.close();
    await platform.database.close();
  }
}

function settingsOrStop() {
  try {
    return readSettings(process.env);
  } catch (error) {
    if (error instanceof WrongSetting) stop(error.message);
    throw error;
  }
}

function stop(message: string): never {
  console.error(message);
  process.exit(1);
}
