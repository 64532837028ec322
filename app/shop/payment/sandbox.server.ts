import type { Settings } from "../../platform/settings.server.ts";
import type { CardMessage, CardProvider } from "./card-adapter.ts";
import { sandboxAccounts } from "./card-providers.server.ts";
import {
  playCorvuspay,
  playMonri,
  playWspay,
  type SandboxForm,
  type SandboxPayment,
} from "./sandbox-providers.server.ts";

/** What the buttons of the sandbox do that lead the buyer back; of what the others do (`sandbox-calls.ts`) the shop hears past the buyer. */
const SANDBOX_RETURNS = ["pay", "decline", "cancel", "wrongAmount", "forged"] as const;
type SandboxReturn = (typeof SANDBOX_RETURNS)[number];

/** A payment that stands on the card page of our own, and the form behind each button that leads back. */
export type SandboxPage = { payment: SandboxPayment; forms: Record<SandboxReturn, SandboxForm> };

type SandboxSettings = Pick<Settings, "sessionSecret" | "sandboxProvider" | "publicUrl">;

/**
 * What a form that leads to a card page asks for, as the chosen provider would read it; null where it is not signed by us.
 * @param returnUrl where CorvusPay sends its buyers, which is configured there once and not sent in each form
 */
export function openSandbox(
  settings: SandboxSettings,
  fields: ReadonlyMap<string, string>,
  returnUrl: string,
): SandboxPage | null {
  const player = playerOf(settings);
  const payment = player.read(fields);
  if (!payment) return null;
  const at = { returnUrl: fields.get("success_url_override") ?? fields.get("ReturnURL") ?? returnUrl };
  const paid = { ...payment, outcome: "paid" } as const;
  return {
    payment,
    forms: {
      pay: player.back(at, paid),
      decline: player.back(at, { ...payment, outcome: "declined" }),
      cancel: player.cancel(at, payment, fields),
      wrongAmount: player.back(at, { ...paid, amountCents: payment.amountCents - 1 }),
      forged: forgedForm(player.back(at, paid)),
    },
  };
}

/** What the provider calls the shop with once that payment is made. */
export function sandboxCallback(
  settings: SandboxSettings,
  { number, amountCents }: SandboxPayment,
): { provider: CardProvider; message: Omit<CardMessage, "headers"> & { headers: Record<string, string> } } {
  const paid = { number, amountCents, outcome: "paid" } as const;
  return { provider: settings.sandboxProvider, message: playerOf(settings).call(paid) };
}

function playerOf(settings: SandboxSettings) {
  const accounts = sandboxAccounts(settings);
  switch (settings.sandboxProvider) {
    case "corvuspay":
      return playCorvuspay(accounts.corvuspay);
    case "monri":
      return playMonri(accounts.monri);
    case "wspay":
      return playWspay(accounts.wspay);
  }
}

/** The same with its last character turned into another: the signature stands last. */
function forgedForm({ fields, ...form }: SandboxForm): SandboxForm {
  const forged = fields.map(([name, value], index): [string, string] => {
    if (index < fields.length - 1) return [name, value];
    return [name, value.slice(0, -1) + (value.endsWith("0") ? "1" : "0")];
  });
  return { ...form, fields: forged };
}
