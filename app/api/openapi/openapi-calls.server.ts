import { PARTNER_FORMS } from "../../routing/paths.ts";
import { nextOpenDay } from "../../shop/reservations/calendar.ts";
import { isCroatianHoliday } from "../../shop/reservations/holidays.server.ts";
import { accountCalls } from "./openapi-account-calls.server.ts";
import type { DescribedCall } from "./openapi-call.server.ts";
import { cartCalls } from "./openapi-cart-calls.server.ts";
import { catalogueCalls } from "./openapi-catalogue-calls.server.ts";
import { inquiryCalls } from "./openapi-inquiry-calls.server.ts";
import { tastingCalls } from "./openapi-tasting-calls.server.ts";

/** Every call (docs/interface.md "Calls"). @param now the moment, in milliseconds since 1970, after which tastings can be booked */
export function describedCalls(now: number): DescribedCall[] {
  const date = nextOpenDay(now, isCroatianHoliday);
  const calls = [...catalogueCalls, ...tastingCalls(date), ...inquiryCalls, ...cartCalls, ...accountCalls];
  return calls.map((call) => ({ ...call, form: PARTNER_FORMS.includes(call.path) }));
}
