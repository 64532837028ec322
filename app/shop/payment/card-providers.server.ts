import { createHmac } from "node:crypto";
import type { CardAccounts } from "../../platform/card-settings.server.ts";
import type { Settings } from "../../platform/settings.server.ts";
import { CARD_PROVIDER_NAMES, type CardAdapter, type CardProvider } from "./card-adapter.ts";
import { corvuspay } from "./corvuspay.server.ts";
import { monri } from "./monri.server.ts";
import type { TakenCards } from "./taken-cards.ts";
import { wspay } from "./wspay.server.ts";

type CardProviderSettings = Pick<Settings, "cardProvider" | "sandboxProvider" | "cardAccounts" | "sessionSecret">;

/** To whom a buyer is sent now; `isSandbox`: to the card page of our own, which plays that provider. */
type CardOffer = { adapter: CardAdapter; isSandbox: boolean };

/** The provider that takes cards for the shop just now; null where nobody does. */
export function cardOffer(settings: CardProviderSettings): CardOffer | null {
  const { cardProvider } = settings;
  if (cardProvider === "none") return null;
  const provider = cardProvider === "sandbox" ? settings.sandboxProvider : cardProvider;
  const adapter = cardAdapter(settings, provider);
  return adapter && { adapter, isSandbox: cardProvider === "sandbox" };
}

/** What pages say of cards; null where none are taken. */
export function takenCards({ cardProvider }: Pick<Settings, "cardProvider">): TakenCards | null {
  if (cardProvider === "none") return null;
  return { provider: cardProvider === "sandbox" ? null : CARD_PROVIDER_NAMES[cardProvider] };
}

/** A provider's adapter, also where another is chosen by now: what is under way comes to its end. Null where the shop has no account. */
export function cardAdapter(settings: CardProviderSettings, provider: CardProvider): CardAdapter | null {
  const accounts = settings.cardProvider === "sandbox" ? sandboxAccounts(settings) : settings.cardAccounts;
  const made = {
    corvuspay: () => accounts.corvuspay && corvuspay(accounts.corvuspay),
    monri: () => accounts.monri && monri(accounts.monri),
    wspay: () => accounts.wspay && wspay(accounts.wspay),
  }[provider]();
  // Nobody stands behind the sandbox who could be asked.
  return made && settings.cardProvider === "sandbox" ? { ...made, inquiry: null } : made;
}

type Accounts = { [Provider in CardProvider]: NonNullable<CardAccounts[Provider]> };

/** The accounts of the sandbox: their keys come from the session secret, so that nobody else can say that something was paid. */
export function sandboxAccounts({ sessionSecret }: Pick<Settings, "sessionSecret">): Accounts {
  const secretKey = createHmac("sha256", sessionSecret).update("card sandbox").digest("hex").slice(0, 32);
  const nowhere = { formUrl: "", inquiryUrl: "" };
  return {
    corvuspay: { storeId: "sandbox", secretKey, formUrl: "" },
    monri: { authenticityToken: "sandbox", merchantKey: secretKey, ...nowhere },
    wspay: { shopId: "SANDBOX", secretKey, ...nowhere },
  };
}

/** Where a provider's pages lead on to within itself, beside the address that we post to. */
const OWN_HOSTS: Record<CardProvider, readonly string[]> = {
  corvuspay: ["https://*.corvuspay.com", "https://*.corvus.hr"],
  monri: ["https://*.monri.com"],
  wspay: ["https://*.wspay.biz"],
};

/** The hosts that a form with this action may lead to, as a policy names them (CSP, `form-action`); none beside our own in the sandbox. */
export function cardFormHosts({ adapter, isSandbox }: CardOffer, action: string): readonly string[] {
  return isSandbox ? [] : [new URL(action).origin, ...OWN_HOSTS[adapter.provider]];
}
