import { accountMail } from "../accounts/account.mail.tsx";
import { ACCOUNT_MAIL_TOPICS, accountMailFacts } from "../accounts/account-mails.server.ts";
import { INQUIRY_MAILS } from "../inquiries/inquiry-mails.server.ts";
import type { MailWriters } from "../mail/mail-handler.server.ts";
import { ORDER_MAILS } from "../orders/order-mails.server.ts";
import { ORDER_STATE_MAILS } from "../orders/order-state-mails.server.ts";
import { PAID_WINERY_MAILS } from "../orders/paid-winery-mails.server.ts";
import { REOPENED_MAILS } from "../orders/reopened-mails.server.ts";
import { RESERVATION_MAILS } from "../reservations/reservation-mails.server.ts";
import { STOCK_ALERT_MAILS } from "../stock-alerts/stock-alert-mails.server.ts";
import { WITHDRAWAL_MAILS } from "../withdrawals/withdrawal-mails.server.ts";

const ACCOUNT_MAILS: MailWriters = Object.fromEntries(
  ACCOUNT_MAIL_TOPICS.map((about) => [
    `account-${about}`,
    ({ settings }, facts) => accountMail({ about, facts: accountMailFacts.parse(facts), settings }),
  ]) satisfies [string, MailWriters[string]][],
);

/** Every mail of the shop by its kind, with who writes it. */
export const MAIL_WRITERS: MailWriters = {
  ...ORDER_MAILS,
  ...ORDER_STATE_MAILS,
  ...PAID_WINERY_MAILS,
  ...REOPENED_MAILS,
  ...INQUIRY_MAILS,
  ...RESERVATION_MAILS,
  ...WITHDRAWAL_MAILS,
  ...STOCK_ALERT_MAILS,
  ...ACCOUNT_MAILS,
};
