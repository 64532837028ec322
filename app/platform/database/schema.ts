import type { AccountTables } from "./account-tables.ts";
import type { CatalogueTables } from "./catalogue-tables.ts";
import type { InquiryRow } from "./inquiry-table.ts";
import type { InvoiceRow } from "./invoice-tables.ts";
import type { OrderTables } from "./order-tables.ts";
import type { FromPartner, PartnerTables } from "./partner-tables.ts";
import type { JobRow } from "./queue-tables.ts";
import type { ReservationTables } from "./reservation-tables.ts";
import type { StockAlertRow } from "./stock-alert-table.ts";
import type { WithdrawalRow } from "./withdrawal-table.ts";

/**
 * The tables, the same on both engines. Moments are milliseconds since 1970, money is whole cents, flags are 0 or 1,
 * lists and objects are JSON text: so a row reads alike from SQLite and from PostgreSQL.
 */
export type Schema = CatalogueTables &
  OrderTables &
  ReservationTables &
  AccountTables &
  PartnerTables & {
    invoices: InvoiceRow;
    inquiries: InquiryRow & FromPartner;
    withdrawals: WithdrawalRow;
    stock_alerts: StockAlertRow;
    terms_versions: { version: string; language: string; html: string; first_used_at: number };
    jobs: JobRow;
    counters: { name: string; value: number };
    /** What is held until `expires_at`, as a place in a mailbox; `count` is 1: what is counted is the rows. */
    span_counts: { name: string; count: number; expires_at: number };
    retention_runs: { name: string; ran_at: number };
  };
