import type { Generated } from "kysely";
import type { InvoiceRow } from "./invoice-tables.ts";
import type {
  OrderPaymentRow,
  OrderStateColumns,
  OrderTransitionRow,
  PaymentAttemptRow,
  PaymentSetAsideRow,
} from "./order-tables.ts";
import type { DraftRow, FromPartner, GivenAnswerRow, WebhookRow } from "./partner-tables.ts";
import type { JobRow } from "./queue-tables.ts";
import type { WithdrawalRow } from "./withdrawal-table.ts";

/**
 * The tables, the same on both engines. Moments are milliseconds since 1970, money is whole cents, flags are 0 or 1,
 * lists and objects are JSON text: so a row reads alike from SQLite and from PostgreSQL.
 */
export type Schema = {
  products: ProductRow;
  product_texts: ProductTextRow;
  shipping_prices: ShippingPriceRow;
  tastings: TastingRow;
  counters: { name: string; value: number };
  orders: OrderRow & {
    /** Whose account it stands in; a guest's order has none. */
    user_id: Generated<string | null>;
    /** When its buyer deleted the account. */
    buyer_left_at: Generated<number | null>;
    /** The keyed hash of the network address it came from, for a day. */
    sender: Generated<string | null>;
    /** The terms under which it was placed. */
    terms_version: Generated<string | null>;
  };
  order_lines: OrderLineRow;
  invoices: InvoiceRow;
  order_transitions: OrderTransitionRow;
  order_payments: OrderPaymentRow;
  payment_attempts: PaymentAttemptRow;
  payments_set_aside: PaymentSetAsideRow;
  inquiries: InquiryRow & FromPartner;
  jobs: JobRow;
  withdrawals: WithdrawalRow;
  terms_versions: { version: string; language: string; html: string; first_used_at: number };
  reservation_slots: ReservationSlotRow;
  reservations: ReservationRow & FromPartner & { sender: Generated<string | null> };
  users: UserRow;
  sessions: SessionRow;
  tokens: TokenRow;
  drafts: DraftRow;
  given_answers: GivenAnswerRow;
  /** How often something was done in the span that `expires_at` ends. */
  span_counts: { name: string; count: number; expires_at: number };
  webhooks: WebhookRow;
  retention_runs: { name: string; ran_at: number };
};

export type ProductRow = {
  id: string;
  slug: string;
  category: string;
  year: number | null;
  volume_ml: number;
  alcohol_tenths: number;
  serving_from: number | null;
  serving_to: number | null;
  allergens: string;
  nutrition: string;
  price_cents: number;
  stock: number;
  boxed: number;
  drawing: string;
  position: number;
};

export type ProductTextRow = {
  product_id: string;
  language: string;
  name: string;
  summary: string;
  grape: string;
  tasting_note: string;
  food: string;
  ingredients: string;
};

/** What delivery to a country costs; `orderable` 0 means that an inquiry comes first (docs/rules.md "Ordering"). */
export type ShippingPriceRow = {
  country_code: string;
  orderable: number;
  first_box_cents: number;
  further_box_cents: number;
  free_from_cents: number | null;
};

export type TastingRow = {
  package: string;
  wines: number;
  oils: number;
  adult_cents: number;
  child_cents: number;
  children_menu_cents: number;
};

export type OrderRow = OrderStateColumns & {
  id: string;
  number: string;
  order_key: string;
  token: string;
  language: string;
  created_at: number;
  delivery: string;
  payment: string;
  first_name: string;
  last_name: string;
  email: string;
  phone: string;
  country: string;
  city: string;
  address: string;
  postal_code: string;
  billing: string;
  company: string | null;
  note: string;
  net_cents: number;
  tax_cents: number;
  gross_cents: number;
  fee_cents: number;
  delivery_cents: number;
  total_cents: number;
};

export type OrderLineRow = {
  order_id: string;
  position: number;
  product_id: string;
  name: string;
  year: number | null;
  quantity: number;
  price_cents: number;
  boxed: number;
};

export type InquiryRow = {
  id: string;
  inquiry_key: string;
  kind: string;
  language: string;
  created_at: number;
  name: string;
  email: string;
  phone: string;
  subject: string;
  message: string;
  details: string;
};

/** How many seats are taken at a beginning of a tasting; a slot that nobody has asked for has no row. */
export type ReservationSlotRow = { date: string; time: string; seats_taken: number };

export type ReservationRow = {
  id: string;
  reservation_key: string;
  token: string;
  state: string;
  language: string;
  created_at: number;
  cancelled_at: number | null;
  package: string;
  adults: number;
  children: number;
  children_menu: number;
  date: string;
  time: string;
  full_name: string;
  email: string;
  phone: string;
  note: string;
  total_cents: number;
};

export type UserRow = {
  id: string;
  email: string;
  email_key: string;
  password_hash: string;
  language: string;
  first_name: string;
  last_name: string;
  phone: string;
  birth_date: string;
  address: string | null;
  billing: string | null;
  r1: number;
  company: string | null;
  newsletter: string;
  newsletter_at: number | null;
  scope: string;
  cart: string;
  created_at: number;
};

/** `cart` is what the device and the account agreed on last. */
export type SessionRow = {
  id: string;
  token_hash: string;
  user_id: string;
  kind: string;
  agent: string;
  cart: string;
  created_at: number;
  seen_at: number;
  expires_at: number;
};

/** A link of a mail; only its hash is stored. */
export type TokenRow = {
  token_hash: string;
  purpose: string;
  user_id: string | null;
  details: string;
  created_at: number;
  expires_at: number;
  used_at: number | null;
};
