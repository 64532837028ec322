import { CALLS, type CallRow } from "../../routing/calls.server.ts";
import { nextOpenDay } from "../../shop/reservations/calendar.ts";
import { isCroatianHoliday } from "../../shop/reservations/holidays.server.ts";
import { accountCalls } from "./openapi-account-calls.server.ts";
import type { CallSpec, DescribedCall, DescribedName } from "./openapi-call.server.ts";
import { cartCalls } from "./openapi-cart-calls.server.ts";
import { catalogueCalls } from "./openapi-catalogue-calls.server.ts";
import { inquiryCalls } from "./openapi-inquiry-calls.server.ts";
import { tastingCalls } from "./openapi-tasting-calls.server.ts";

/** Every call (docs/interface.md "Calls"). @param now the moment, in milliseconds since 1970, after which tastings can be booked */
export function describedCalls(now: number): DescribedCall[] {
  const date = nextOpenDay(now, isCroatianHoliday);
  const specs: Record<DescribedName, CallSpec> = {
    ...catalogueCalls,
    ...tastingCalls(date),
    ...inquiryCalls,
    ...cartCalls,
    ...accountCalls,
  };
  const isDescribed = (name: string): name is DescribedName => Object.hasOwn(specs, name);
  return Object.keys(specs)
    .filter(isDescribed)
    .map((name) => described(CALLS[name], specs[name]));
}

/** What the table says of a call, as OpenAPI has it. */
function described({ path, method, partners }: CallRow, spec: CallSpec): DescribedCall {
  return {
    ...spec,
    path: path.replace(/:(\w+)/g, "{$1}"),
    method: method === "GET" ? "get" : "post",
    form: partners === "forms",
  };
}
