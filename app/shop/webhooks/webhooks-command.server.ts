import { momentFrom, readCommandLine, shownMoment, WrongUse } from "../../platform/command-line.ts";
import type { Platform } from "../../platform/platform.server.ts";
import { deleteJobs, type JobFilter, listJobs, replayJobs } from "../../platform/queue/queue-log.store.server.ts";
import { postEvent } from "./post-event.server.ts";
import { newDeliveryId, WEBHOOK_JOBS } from "./queue-webhook.server.ts";
import { newWebhookSecret } from "./sign-delivery.server.ts";
import { isHookUrl } from "./webhook.ts";
import { findWebhook, findWebhookOf, listWebhooks, removeWebhook, storeWebhook } from "./webhooks.store.server.ts";

export const WEBHOOKS_USAGE = `npm run webhooks -- list
npm run webhooks -- add "Hotel Example" --url https://hotel.example/hook --origin https://hotel.example
npm run webhooks -- add "Hotel Example" --url … --replace     another address, and a new secret
npm run webhooks -- remove "Hotel Example"
npm run webhooks -- test "Hotel Example"                      sends a signed test event now
npm run webhooks -- log ["Hotel Example"]                     what was delivered, what waits, what was given up
npm run webhooks -- replay <id of a delivery>
npm run webhooks -- replay --failed
npm run webhooks -- replay --since 2026-11-20T08:00Z [--until 2026-11-21] [--partner "Hotel Example"]`;

const OPTIONS = {
  url: { type: "string" },
  origin: { type: "string" },
  replace: { type: "boolean", default: false },
  since: { type: "string" },
  until: { type: "string" },
  partner: { type: "string" },
  failed: { type: "boolean", default: false },
} as const;

const WORDS = { list: 1, add: 2, remove: 2, test: 2, log: 2, replay: 2 };

type CommandLine = ReturnType<typeof readCommandLine<typeof OPTIONS>>["values"] & {
  /** What the command is about: a partner's name, a delivery's id. */
  subject: string;
};

const COMMANDS: Record<string, (platform: Platform, line: CommandLine) => Promise<string>> = {
  ...{ list, add, remove, replay },
  test: sendTest,
  log: showLog,
};

/** Does what somebody asks of partners' webhooks; answers what is to be shown. @throws WrongUse */
export async function runWebhooksCommand(platform: Platform, args: readonly string[]): Promise<string> {
  const { positionals, values } = readCommandLine(args, { options: OPTIONS, usage: WEBHOOKS_USAGE, words: WORDS });
  const [command = "", subject = ""] = positionals;
  const run = Object.hasOwn(COMMANDS, command) ? COMMANDS[command] : undefined;
  if (!run) throw new WrongUse(WEBHOOKS_USAGE);
  return run(platform, { ...values, subject });
}

async function list({ database }: Platform): Promise<string> {
  const webhooks = await listWebhooks(database.read);
  if (webhooks.length === 0) return "There are none.";
  return webhooks
    .map(({ partner, origin, url, disabledAt }) => {
      const state = disabledAt === null ? "" : `\tdisabled since ${shownMoment(disabledAt)}: the receiver answered 410`;
      return `${partner}\t${origin ?? "-"}\t${url}${state}`;
    })
    .join("\n");
}

/** Adds a partner, or gives it another address and a new secret; the secret is shown this once. */
async function add(platform: Platform, { subject: partner, url = "", replace, ...line }: CommandLine): Promise<string> {
  const { database, clock, settings } = platform;
  const { origin = "" } = line;
  if (partner === "" || !isHookUrl(url))
    throw new WrongUse(`A name and an https address are needed.\n\n${WEBHOOKS_USAGE}`);
  // What comes from a partner is known by its origin alone: a name is anybody's.
  if (!settings.partnerOrigins.includes(origin)) {
    throw new WrongUse(`An --origin that is in PARTNER_ORIGINS is needed, not "${origin}".`);
  }
  const secret = newWebhookSecret();
  await database.write(async (unit) => {
    const own = await findWebhook(unit, partner);
    if (!replace && own) {
      throw new WrongUse(`${partner} is there already. With --replace it gets this address and a new secret.`);
    }
    const other = await findWebhookOf(unit, { partner: null, partnerOrigin: origin });
    if (other && other.partner !== partner && own?.origin !== origin) {
      throw new WrongUse(`${origin} is ${other.partner}'s, which gets all that comes from there: remove it first.`);
    }
    await storeWebhook(unit, { partner, origin, url, secret }, clock());
  });
  return `${partner} gets its webhooks at ${url}. Its secret, which is not shown again:\n${secret}`;
}

/** Ends a partner's webhooks, with all that waits for it. */
async function remove({ database }: Platform, { subject: partner }: CommandLine): Promise<string> {
  requireName(partner);
  const removed = await database.write(async (unit) => {
    await deleteJobs(unit, { kind: WEBHOOK_JOBS, recipient: partner });
    return removeWebhook(unit, partner);
  });
  if (!removed) throw new WrongUse(`There is no ${partner}.`);
  return `${partner} gets no more webhooks.`;
}

async function sendTest({ database, settings, clock }: Platform, { subject: partner }: CommandLine): Promise<string> {
  requireName(partner);
  const webhook = await findWebhook(database.read, partner);
  if (!webhook) throw new WrongUse(`There is no ${partner}.`);
  const timestamp = new Date(clock()).toISOString();
  const message = { id: newDeliveryId(), type: "webhook.test", timestamp, data: { partner } };
  const answer = await postEvent(webhook, message, { settings, now: clock() }).catch((error: Error) => {
    throw new WrongUse(`${webhook.url} does not answer: ${error.message}`);
  });
  if (!answer.ok) throw new WrongUse(`${webhook.url} answered ${answer.status} to ${message.id}.`);
  return `${webhook.url} answered ${answer.status} to ${message.id}.`;
}

function requireName(partner: string): void {
  if (partner === "") throw new WrongUse(`A partner's name is needed.\n\n${WEBHOOKS_USAGE}`);
}

async function showLog({ database }: Platform, { subject }: CommandLine): Promise<string> {
  const filter: JobFilter = { kind: WEBHOOK_JOBS, ...(subject === "" ? {} : { recipient: subject }) };
  const lines = (await listJobs(database.read, filter)).map((entry) => {
    const { id, topic, recipient, state, attempts, createdAt, nextAt, endedAt, lastError } = entry;
    const fate = state === "queued" ? `next ${shownMoment(nextAt)}` : shownMoment(endedAt ?? nextAt);
    return [
      shownMoment(createdAt),
      id,
      recipient,
      topic,
      `${state} ${fate}`,
      `attempts ${attempts}`,
      lastError ?? "",
    ].join("\t");
  });
  return lines.length === 0 ? "Nothing was delivered in the last thirty days, and nothing waits." : lines.join("\n");
}

/** Queues deliveries once more, in their order; the running shop sends them. */
async function replay({ database, clock }: Platform, line: CommandLine): Promise<string> {
  const { subject, since, until, partner, failed } = line;
  if (subject === "" && since === undefined && !failed) {
    throw new WrongUse(`The id of a delivery, --failed or --since is needed.\n\n${WEBHOOKS_USAGE}`);
  }
  const filter: JobFilter = {
    kind: WEBHOOK_JOBS,
    ...(subject === "" ? {} : { id: subject }),
    ...(since === undefined ? {} : { since: momentFrom(since, WEBHOOKS_USAGE) }),
    ...(until === undefined ? {} : { until: momentFrom(until, WEBHOOKS_USAGE) }),
    ...(partner === undefined ? {} : { recipient: partner }),
    ...(failed ? { states: ["dead"] as const } : {}),
  };
  const count = await database.write((unit) => replayJobs(unit, filter, clock()));
  if (count === 0 && subject !== "")
    throw new WrongUse(`There is no delivery ${subject}, or it is on its way just now.`);
  return `${count} to be sent again.`;
}
