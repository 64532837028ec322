import type { Settings } from "../../platform/settings.server.ts";
import { signedHeaders } from "./sign-delivery.server.ts";
import { TIMEOUT_MS, type Webhook } from "./webhook.ts";

/** What a receiver gets. */
export type WebhookMessage = {
  id: string;
  type: string;
  /** When it happened, as `2026-11-20T11:00:00.000Z`. */
  timestamp: string;
  data: Record<string, unknown>;
};

type Posting = { settings: Pick<Settings, "publicUrl">; now: number; signal?: AbortSignal };

/**
 * Posts a signed message to a receiver, following no redirect; answers its status and how long it asks to be left alone.
 * @throws what `fetch` throws where no answer comes
 */
export async function postEvent(
  { url, secret }: Pick<Webhook, "url" | "secret">,
  { id, ...message }: WebhookMessage,
  { settings, now, signal }: Posting,
): Promise<{ ok: boolean; status: number; retryAfter: string | null }> {
  const body = JSON.stringify(message);
  const timeout = AbortSignal.timeout(TIMEOUT_MS);
  const response = await fetch(url, {
    method: "POST",
    headers: { ...signedHeaders({ id, body }, secret, now), "User-Agent": userAgent(settings) },
    body,
    redirect: "manual",
    signal: signal ? AbortSignal.any([signal, timeout]) : timeout,
  });
  await response.body?.cancel();
  return { ok: response.ok, status: response.status, retryAfter: response.headers.get("Retry-After") };
}

/** The shop by its own address: `shop.example-webhooks/1 (+https://shop.example)`. */
function userAgent({ publicUrl }: Pick<Settings, "publicUrl">): string {
  return `${new URL(publicUrl).hostname}-webhooks/1 (+${publicUrl})`;
}
