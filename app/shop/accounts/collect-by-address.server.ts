import type { Connection } from "../../platform/database/database.server.ts";
import { listInquiriesFrom } from "../inquiries/inquiries.store.server.ts";
import type { Inquiry } from "../inquiries/inquiry.ts";
import { decimalEuro } from "../money/money.ts";
import type { Reservation } from "../reservations/reservation.ts";
import { listReservationsOf } from "../reservations/reservations.store.server.ts";
import { listStockAlertsTo } from "../stock-alerts/stock-alerts.store.server.ts";
import { isFromBuyer, type WithdrawalStatement } from "../withdrawals/withdrawal.ts";
import { listWithdrawalsFrom } from "../withdrawals/withdrawals.store.server.ts";

/**
 * What is kept under a confirmed address without belonging to its account: products to hear of, reservations, inquiries and statements of
 * withdrawal, without the keys to any. Anybody may have typed the address of a reservation, an inquiry or a statement, so as in the mails
 * to it names, numbers and texts are left out, and a statement is there only where it is its buyer's. Prices in decimal euro, moments in
 * ISO 8601.
 */
export async function collectByAddress(read: Connection, email: string) {
  const alerts = await listStockAlertsTo(read, email);
  const statements = (await listWithdrawalsFrom(read, email)).filter(isFromBuyer);
  return {
    stockAlerts: alerts.map(({ productId, createdAt }) => ({ productId, createdAt: isoMoment(createdAt) })),
    reservations: (await listReservationsOf(read, email)).map(reservationData),
    inquiries: (await listInquiriesFrom(read, email)).map(inquiryData),
    withdrawals: statements.map(withdrawalData),
  };
}

/** A moment in milliseconds since 1970, as ISO 8601. */
export function isoMoment(milliseconds: number): string {
  return new Date(milliseconds).toISOString();
}

function reservationData(reservation: Reservation) {
  const { state, date, time, adults, children, childrenMenu, language, createdAt, cancelledAt, totalCents } =
    reservation;
  return {
    ...{ package: reservation.package, state, date, time, adults, children, childrenMenu, language },
    createdAt: isoMoment(createdAt),
    cancelledAt: cancelledAt === null ? null : isoMoment(cancelledAt),
    total: decimalEuro(totalCents),
  };
}

const inquiryData = ({ kind, language, createdAt }: Inquiry) => ({ kind, language, createdAt: isoMoment(createdAt) });

/** Which orders were found is left out: whoever types a number here must not learn whether there is one (docs/rules.md "Withdrawal"). */
function withdrawalData({ name, orderNumber, email, goods, language, sentAt }: WithdrawalStatement) {
  return { name, orderNumber, email, goods, language, sentAt: isoMoment(sentAt) };
}
