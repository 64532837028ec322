import type { Platform } from "../../platform/platform.server.ts";
import type { Job } from "../../platform/queue/job.ts";
import type { JobHandler } from "../../platform/queue/job-handler.ts";
import { WEBHOOK_WAITS } from "../../platform/queue/retry-waits.ts";
import { MINUTES } from "../../platform/system/clock.ts";
import { cardAdapter } from "../payment/card-providers.server.ts";
import { askCardProvider } from "./ask-card-provider.server.ts";
import { findAttempt } from "./card-attempts.store.server.ts";
import { CARD_JOBS, inquiryPayload, queueNextInquiry, sandboxPayload } from "./card-jobs.server.ts";
import { receiveCardReport } from "./receive-card-report.server.ts";

const MAX_AT_ONCE = 4;
/** Well over the time that a provider may take to answer. */
const LEASE_MS = 2 * MINUTES;

/** Asks card providers about attempts without an outcome; and plays the sandbox's late reports. */
export function cardJobHandler(platform: Platform): JobHandler {
  const closing = new AbortController();
  return {
    kind: CARD_JOBS,
    maxAtOnce: MAX_AT_ONCE,
    onePerRecipient: false,
    waits: WEBHOOK_WAITS,
    leaseMs: LEASE_MS,
    command: "the card provider's own pages",
    work: (job) => (job.topic === "sandbox" ? callAsSandbox(platform, job) : inquire(platform, job, closing.signal)),
    close: () => closing.abort(),
  };
}

async function inquire(platform: Platform, { payload }: Job, signal: AbortSignal): Promise<void> {
  const { database, settings, clock } = platform;
  const { number, left } = inquiryPayload.parse(payload);
  const attempt = await findAttempt(database.read, number);
  if (!attempt || attempt.outcome === "paid" || attempt.outcome === "setAside") return;
  const adapter = cardAdapter(settings, attempt.provider);
  const report = adapter && (await askCardProvider(adapter, number, signal));
  // An answer about another attempt is none.
  if (report?.outcome === "paid" && report.number === number) {
    await receiveCardReport(platform, attempt.provider, report);
    return;
  }
  await database.write((unit) => queueNextInquiry(unit, number, left, clock()));
}

async function callAsSandbox(platform: Platform, { payload }: Job): Promise<void> {
  const { provider, headers, body } = sandboxPayload.parse(payload);
  const adapter = cardAdapter(platform.settings, provider);
  if (!adapter) return;
  await receiveCardReport(platform, provider, adapter.readCallback({ url: "", headers: new Headers(headers), body }));
}
