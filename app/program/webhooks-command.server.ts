import type { Platform } from "../platform/platform.server.ts";
import { replayDeliveries } from "../shop/webhooks/deliveries.store.server.ts";
import { newSecret } from "../shop/webhooks/sign-delivery.server.ts";
import { isHookUrl } from "../shop/webhooks/webhook.ts";
import { listWebhooks, removeWebhook, storeWebhook } from "../shop/webhooks/webhooks.store.server.ts";
import { parseWords, WrongUse, withShop } from "./command.server.ts";

const USAGE = `npm run webhooks -- list
npm run webhooks -- add "Hotel Example" --url https://hotel.example/hook --origin https://hotel.example
npm run webhooks -- remove "Hotel Example"
npm run webhooks -- replay <id of a notice>
npm run webhooks -- replay --failed
npm run webhooks -- replay --since 2026-11-20`;

const OPTIONS = {
  url: { type: "string" },
  origin: { type: "string" },
  since: { type: "string" },
  failed: { type: "boolean", default: false },
} as const;

type Asked = { subject: string; url?: string; origin?: string; since?: string; failed: boolean };

const TASKS = { list, add, remove, replay };

/** Lists, adds and removes partners' webhooks, and has notices sent again. */
export async function webhooksCommand(words: string[]): Promise<string> {
  const { positionals, values } = parseWords(words, OPTIONS, USAGE);
  const [name = "", subject = ""] = positionals;
  const task = Object.hasOwn(TASKS, name) ? TASKS[name as keyof typeof TASKS] : undefined;
  if (!task) throw new WrongUse(USAGE);
  return withShop((platform) => task(platform, { subject, ...values }));
}

async function list({ database }: Platform): Promise<string> {
  const webhooks = await listWebhooks(database.read);
  return webhooks.map(({ partner, origin, url }) => `${partner}\t${origin ?? "-"}\t${url}`).join("\n");
}

/** Adds a partner or gives it a new secret, which is shown this once. */
async function add({ database, clock, settings }: Platform, asked: Asked): Promise<string> {
  const { subject, url = "", origin = null } = asked;
  if (subject === "" || !isHookUrl(url)) throw new WrongUse(`A name and an https address are needed.\n${USAGE}`);
  if (origin !== null && !settings.partnerOrigins.includes(origin)) {
    throw new WrongUse(`${origin} is not in PARTNER_ORIGINS.`);
  }
  const secret = newSecret();
  await database.write((connection) => storeWebhook(connection, { partner: subject, origin, url, secret }, clock()));
  return `${subject} gets its notices at ${url}. Its secret, which is not shown again:\n${secret}`;
}

async function remove({ database }: Platform, { subject }: Asked): Promise<string> {
  const removed = await database.write((connection) => removeWebhook(connection, subject));
  if (!removed) throw new WrongUse(`There is no ${subject}.`);
  return `${subject} gets no more notices.`;
}

/** Puts notices into the outbox again; the running shop sends them. */
async function replay({ database, clock }: Platform, asked: Asked): Promise<string> {
  const wanted = wantedOf(asked);
  if (!wanted) throw new WrongUse(USAGE);
  const count = await database.write((connection) => replayDeliveries(connection, wanted, clock()));
  return `${count} to be sent again.`;
}

function wantedOf({ subject, failed, since }: Asked) {
  if (subject !== "") return { id: subject };
  if (failed) return { failed: true as const };
  const moment = since === undefined ? Number.NaN : Date.parse(since);
  return Number.isNaN(moment) ? null : { since: moment };
}
