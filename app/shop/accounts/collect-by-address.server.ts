import type { Connection } from "../../platform/database/database.server.ts";
import { listInquiriesFrom } from "../inquiries/inquiries.store.server.ts";
import type { Inquiry } from "../inquiries/inquiry.ts";
import { decimalEuro } from "../money/money.ts";
import type { Reservation } from "../reservations/reservation.ts";
import { listReservationsOf } from "../reservations/reservations.store.server.ts";
import { listStockAlertsTo } from "../stock-alerts/stock-alerts.store.server.ts";
import type { WithdrawalStatement } from "../withdrawals/withdrawal.ts";
import { listWithdrawalsFrom } from "../withdrawals/withdrawals.store.server.ts";

/**
 * What is kept under a confirmed address without belonging to its account: products to hear of, reservations, inquiries and statements of
 * withdrawal, without the keys to any. Prices in decimal euro, moments in ISO 8601.
 */
export async function collectByAddress(read: Connection, email: string) {
  const alerts = await listStockAlertsTo(read, email);
  return {
    stockAlerts: alerts.map(({ productId, createdAt }) => ({ productId, createdAt: isoMoment(createdAt) })),
    reservations: (await listReservationsOf(read, email)).map(reservationData),
    inquiries: (await listInquiriesFrom(read, email)).map(inquiryData),
    withdrawals: (await listWithdrawalsFrom(read, email)).map(withdrawalData),
  };
}

/** A moment in milliseconds since 1970, as ISO 8601. */
export function isoMoment(milliseconds: number): string {
  return new Date(milliseconds).toISOString();
}

function reservationData({ id: _, token, reservationKey, createdAt, cancelledAt, totalCents, ...same }: Reservation) {
  return {
    ...same,
    createdAt: isoMoment(createdAt),
    cancelledAt: cancelledAt === null ? null : isoMoment(cancelledAt),
    total: decimalEuro(totalCents),
  };
}

function inquiryData({ id: _, inquiryKey, createdAt, details, referrer, ...same }: Inquiry) {
  return { ...same, ...referrer, createdAt: isoMoment(createdAt), details: inEuro(details) };
}

/** Which orders were found is left out: whoever types a number here must not learn whether there is one (docs/rules.md "Withdrawal"). */
function withdrawalData({ name, orderNumber, email, goods, language, sentAt }: WithdrawalStatement) {
  return { name, orderNumber, email, goods, language, sentAt: isoMoment(sentAt) };
}

const CENTS = /Cents$/;

/** The same with every amount that is stored in whole cents (`totalCents`) in decimal euro (`totalEuro`). */
function inEuro(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(inEuro);
  if (typeof value !== "object" || value === null) return value;
  const parts = Object.entries(value).map(([name, part]) => {
    const isAmount = CENTS.test(name) && typeof part === "number";
    return [name.replace(CENTS, "Euro"), isAmount ? decimalEuro(part) : inEuro(part)];
  });
  return Object.fromEntries(parts);
}
