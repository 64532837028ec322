import { randomUUID } from "node:crypto";
import { z } from "zod";
import type { UnitOfWork } from "../../platform/database/database.server.ts";
import type { Platform } from "../../platform/platform.server.ts";
import { insertJob } from "../../platform/queue/jobs.store.server.ts";
import { HOURS, MINUTES } from "../../platform/system/clock.ts";
import { CARD_PROVIDERS, type CardProvider } from "../payment/card-adapter.ts";

/** The queue's name for what is asked of card providers, and for what the sandbox says later. */
export const CARD_JOBS = "card";

/** A question how an attempt stands; `left`: when to ask again, in milliseconds since 1970. */
export const inquiryPayload = z.object({ number: z.string(), left: z.array(z.number()) });

/** A call that the sandbox makes later. */
export const sandboxPayload = z.object({
  provider: z.enum(CARD_PROVIDERS),
  headers: z.record(z.string(), z.string()),
  body: z.string(),
});

/** How long after its beginning an attempt is asked about; and how long before its order expires, and after. */
const AFTER_START_MS = [3 * MINUTES, 10 * MINUTES, 25 * MINUTES];
const BEFORE_EXPIRY_MS = 4 * MINUTES;
const AFTER_EXPIRY_MS = [1 * HOURS, 24 * HOURS];

/** When to ask about an attempt that begins now, and whose order expires then: the last times find money that has come too late. */
export function inquiryTimes(now: number, heldUntil: number | null): number[] {
  const early = AFTER_START_MS.map((ms) => now + ms).filter((at) => heldUntil === null || at < heldUntil);
  const late = heldUntil === null ? [] : [heldUntil - BEFORE_EXPIRY_MS, ...AFTER_EXPIRY_MS.map((ms) => heldUntil + ms)];
  return [...early, ...late].filter((at) => at > now).sort((one, other) => one - other);
}

/** Queues the questions about an attempt, within the transaction in which it starts. */
export async function queueInquiry(
  { clock }: Pick<Platform, "clock">,
  unit: UnitOfWork,
  { number, heldUntil }: { number: string; heldUntil: number | null },
): Promise<void> {
  await queueNextInquiry(unit, number, inquiryTimes(clock(), heldUntil), clock());
}

/** Queues the next of the questions about an attempt; none where none is left. */
export async function queueNextInquiry(unit: UnitOfWork, number: string, times: number[], now: number): Promise<void> {
  const [notBefore, ...left] = times;
  if (notBefore === undefined) return;
  const payload: z.infer<typeof inquiryPayload> = { number, left };
  await insertJob(
    unit,
    { id: randomUUID(), kind: CARD_JOBS, topic: "inquiry", recipient: "", notBefore, payload },
    now,
  );
}

/** Queues a call of the sandbox's for a moment. */
export async function queueSandboxCall(
  { database, clock }: Platform,
  call: { provider: CardProvider; headers: Record<string, string>; body: string },
  notBefore: number,
): Promise<void> {
  const job = { kind: CARD_JOBS, topic: "sandbox", recipient: call.provider, notBefore, payload: call };
  await database.write((unit) => insertJob(unit, { id: randomUUID(), ...job }, clock()));
}
