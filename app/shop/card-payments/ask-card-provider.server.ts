import { JobFailure } from "../../platform/queue/job.ts";
import { SECONDS } from "../../platform/system/clock.ts";
import type { CardAdapter, CardReport } from "../payment/card-adapter.ts";

const TIMEOUT_MS = 10 * SECONDS;
/** Far more than any answer has, in characters. */
const MAX_ANSWER_LENGTH = 64 * 1024;

/**
 * Asks a provider how an attempt stands; null where it has no such service.
 * @throws JobFailure where no answer comes
 */
export async function askCardProvider(
  { provider, inquiry }: CardAdapter,
  number: string,
  signal: AbortSignal,
): Promise<CardReport | null> {
  if (!inquiry) return null;
  const { url, headers, body } = inquiry.ask(number);
  try {
    const response = await fetch(url, {
      method: "POST",
      headers,
      body,
      redirect: "error",
      signal: AbortSignal.any([signal, AbortSignal.timeout(TIMEOUT_MS)]),
    });
    const text = (await response.text()).slice(0, MAX_ANSWER_LENGTH);
    // An attempt that nobody has finished is not known there.
    return response.ok ? inquiry.read(text) : { outcome: "other" };
  } catch (cause) {
    throw new JobFailure("away", `${provider} does not answer`, { cause });
  }
}
