import { parseArgs } from "node:util";
import type { Platform } from "../app/platform/platform.server.ts";
import { readSettings, WrongSetting } from "../app/platform/settings.server.ts";
import { openShop } from "../app/shop/open-shop.server.ts";
import { replayDeliveries } from "../app/shop/webhooks/deliveries.store.server.ts";
import { newSecret } from "../app/shop/webhooks/sign-delivery.server.ts";
import { isHookUrl } from "../app/shop/webhooks/webhook.ts";
import { listWebhooks, removeWebhook, storeWebhook } from "../app/shop/webhooks/webhooks.store.server.ts";

const USAGE = `npm run webhooks -- list
npm run webhooks -- add "Hotel Example" --url https://hotel.example/hook --origin https://hotel.example
npm run webhooks -- remove "Hotel Example"
npm run webhooks -- replay <id of a notice>
npm run webhooks -- replay --failed
npm run webhooks -- replay --since 2026-11-20`;

/** What was asked for cannot be done; the message says why. */
class WrongUse extends Error {}

const { positionals, values } = parseArgs({
  allowPositionals: true,
  options: {
    url: { type: "string" },
    origin: { type: "string" },
    since: { type: "string" },
    failed: { type: "boolean", default: false },
  },
});
const [command = "", subject = ""] = positionals;
const COMMANDS: Record<string, (platform: Platform) => Promise<string>> = { list, add, remove, replay };

const run = COMMANDS[command] ?? stop(USAGE);
const platform = await openShop(settingsOrStop());
try {
  console.log(await run(platform));
} catch (error) {
  if (!(error instanceof WrongUse)) throw error;
  console.error(error.message);
  process.exitCode = 1;
} finally {
  await platform.database.close();
}

async function list({ database }: Platform): Promise<string> {
  const webhooks = await listWebhooks(database.read);
  return webhooks.map(({ partner, origin, url }) => `${partner}\t${origin ?? "-"}\t${url}`).join("\n");
}

/** Adds a partner or gives it a new secret, which is shown this once. */
async function add({ database, clock, settings }: Platform): Promise<string> {
  const { url = "", origin = null } = values;
  if (subject === "" || !isHookUrl(url)) throw new WrongUse(`A name and an https address are needed.\n${USAGE}`);
  if (origin !== null && !settings.partnerOrigins.includes(origin)) {
    throw new WrongUse(`${origin} is not in PARTNER_ORIGINS.`);
  }
  const secret = newSecret();
  await database.write((connection) => storeWebhook(connection, { partner: subject, origin, url, secret }, clock()));
  return `${subject} gets its notices at ${url}. Its secret, which is not shown again:\n${secret}`;
}

async function remove({ database }: Platform): Promise<string> {
  const removed = await database.write((connection) => removeWebhook(connection, subject));
  if (!removed) throw new WrongUse(`There is no ${subject}.`);
  return `${subject} gets no more notices.`;
}

/** Puts notices into the outbox again; the running shop sends them. */
async function replay({ database, clock }: Platform): Promise<string> {
  const since = values.since === undefined ? Number.NaN : Date.parse(values.since);
  const input =
    subject !== ""
      ? { id: subject }
      : values.failed
        ? { failed: true as const }
        : Number.isNaN(since)
          ? null
          : { since };
  if (!input) throw new WrongUse(USAGE);
  const count = await database.write((connection) => replayDeliveries(connection, input, clock()));
  return `${count} to be sent again.`;
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
