import type { Language } from "../../i18n/languages.ts";
import type { Settings } from "../../platform/settings.server.ts";
import { cardPath, pathTo } from "../../routing/paths.ts";
import type { Order } from "../orders/order.ts";
import type { CardForm } from "../payment/card-adapter.ts";
import { cardFormHosts, cardOffer } from "../payment/card-providers.server.ts";
import { WINERY } from "../winery/winery.ts";
import type { CardAttempt } from "./card-attempt.ts";
import { signedNumber } from "./signed-number.server.ts";

/** The form that leads to the card page, and the hosts that it may lead to. */
export type LeadingForm = CardForm & { hosts: readonly string[]; isSandbox: boolean };

/**
 * The form by which a buyer leaves for the card page with an attempt; null where its provider takes no cards any more.
 * @param language that of the page on which it stands
 */
export function cardFormFor(
  settings: Settings,
  order: Order,
  attempt: CardAttempt,
  language: Language,
): LeadingForm | null {
  const offer = cardOffer(settings);
  if (offer?.adapter.provider !== attempt.provider) return null;
  const { adapter, isSandbox } = offer;
  const { publicUrl } = settings;
  const { firstName, lastName, email, phone, billing } = order;
  const form = adapter.begin({
    number: attempt.number,
    amountCents: attempt.amountCents,
    language,
    title: `${WINERY.name}, ${order.number}`,
    buyer: { firstName, lastName, email, phone, ...billing },
    returnUrl: publicUrl + cardPath("cardReturn", adapter.provider),
    cancelUrl: publicUrl + cardPath("cardCancel", signedNumber(settings, attempt.number)),
    callbackUrl: publicUrl + cardPath("cardCallback", adapter.provider),
  });
  const action = isSandbox ? publicUrl + pathTo("card-sandbox", language) : form.action;
  return { ...form, action, isSandbox, hosts: cardFormHosts(offer, action) };
}
