import { momentAtWinery, readCommandLine, WrongUse } from "../../platform/command-line.ts";
import type { Platform } from "../../platform/platform.server.ts";
import {
  deleteJobs,
  type JobEntry,
  type JobFilter,
  listJobs,
  replayJobs,
} from "../../platform/queue/queue-log.store.server.ts";
import { MAIL_JOBS } from "./queue-mail.server.ts";

export const MAILS_USAGE = `npm run mails                       mails that wait or were given up
npm run mails -- retry <id>         sends one now
npm run mails -- retry --all        sends all of them now
npm run mails -- discard <id>       throws one away that was given up
npm run mails -- discard --all      throws away all that were given up`;

const SHAPE = {
  options: { all: { type: "boolean", default: false } },
  usage: MAILS_USAGE,
  words: { list: 1, retry: 2, discard: 2 },
} as const;

/** Does what somebody asks of the mails that are not out yet; answers what is to be shown. @throws WrongUse */
export async function runMailsCommand(platform: Platform, args: readonly string[]): Promise<string> {
  const { positionals, values } = readCommandLine(args, SHAPE);
  const [command = "list", id] = positionals;
  const { database, clock } = platform;
  if (command === "list") return shown(await listJobs(database.read, { kind: MAIL_JOBS, states: ["queued", "dead"] }));
  if (!Object.hasOwn(SHAPE.words, command)) throw new WrongUse(MAILS_USAGE);
  if ((id === undefined) !== values.all) throw new WrongUse(`The id of a mail or --all is needed.\n\n${MAILS_USAGE}`);
  const chosen: JobFilter = { kind: MAIL_JOBS, ...(id === undefined ? {} : { id }) };
  if (command === "retry") {
    const count = await database.write((unit) => replayJobs(unit, { ...chosen, states: ["queued", "dead"] }, clock()));
    return counted(count, "the running shop sends them within a quarter of a minute");
  }
  return counted(await database.write((unit) => deleteJobs(unit, { ...chosen, states: ["dead"] })), "thrown away");
}

function counted(count: number, done: string): string {
  if (count === 0) throw new WrongUse("There is no such mail.");
  return `${count}: ${done}.`;
}

function shown(mails: JobEntry[]): string {
  if (mails.length === 0) return "No mail waits, and none was given up.";
  return mails.map(shownMail).join("\n\n");
}

function shownMail({ id, topic, recipient, state, attempts, createdAt, nextAt, endedAt, lastError }: JobEntry): string {
  const fate =
    state === "dead" ? `given up ${momentAtWinery(endedAt ?? nextAt)}` : `waits until ${momentAtWinery(nextAt)}`;
  const tried = lastError === null ? "" : `\n  ${lastError.replaceAll(/\s+/g, " ")}`;
  return `${id}  ${topic} to ${recipient}\n  queued ${momentAtWinery(createdAt)}, tried ${attempts} times, ${fate}${tried}`;
}
