import type { LoaderFunctionArgs } from "@remix-run/node";
import { platformOf } from "../../session/request-platform.server.ts";
import { findAttempt } from "../../shop/card-payments/card-attempts.store.server.ts";
import { receiveCardReport } from "../../shop/card-payments/receive-card-report.server.ts";
import { readSignedNumber } from "../../shop/card-payments/signed-number.server.ts";
import { leadOn } from "./card-message.server.ts";

/** Where a card provider sends a buyer who has given up: it signs nothing there, so that the address bears our own signature. */
export async function loader({ context, params }: LoaderFunctionArgs) {
  const platform = await platformOf(context);
  const number = readSignedNumber(platform.settings, params.last ?? "");
  const attempt = number === null ? null : await findAttempt(platform.database.read, number);
  if (!attempt) return leadOn(platform, { result: "forged", orderId: null });
  const said = { number: attempt.number, amountCents: null, currency: null, approvalCode: "", paymentId: null };
  const received = await receiveCardReport(platform, attempt.provider, { outcome: "cancelled", ...said });
  return leadOn(platform, received);
}

export const action = loader;
