import type { Generated } from "kysely";

export type OrderTables = {
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
  order_transitions: OrderTransitionRow;
  order_payments: OrderPaymentRow;
  payment_attempts: PaymentAttemptRow;
  payments_set_aside: PaymentSetAsideRow;
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
  /** What the winery prints on the card of a gift; empty without one. */
  gift_message: string;
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

/** A change of an order's state; the first row of an order has no state before. */
type OrderTransitionRow = {
  order_id: string;
  /** From 0. */
  position: number;
  from_state: string | null;
  to_state: string;
  at: number;
  /** `buyer`, `staff`, `provider`, `time`. */
  cause: string;
  /** Who it was, as far as it is known: the name of a provider, what a person at the winery calls themselves. */
  actor: string;
  detail: string;
};

/** The payment that made an order paid; there is one at most. */
type OrderPaymentRow = {
  order_id: string;
  received_at: number;
  /** `provider` or `staff`. */
  channel: string;
  actor: string;
  reference: string;
  amount_cents: number;
  currency: string;
};

/** A payment that does not make its order paid, and waits for a person. */
export type PaymentSetAsideRow = {
  id: string;
  /** Null: no order has the number. */
  order_id: string | null;
  order_number: string;
  reason: string;
  received_at: number;
  channel: string;
  actor: string;
  reference: string;
  /** Null: the amount is not known from a source that can be relied on. */
  amount_cents: number | null;
  currency: string;
  detail: string;
  settled_at: number | null;
};

/** What an order's row says of its state; rows of the first shops had none of it. */
type OrderStateColumns = {
  state: string;
  /** Since when it is in this state. */
  state_since: number;
  paid_at: number | null;
  /** When an unpaid order expires; null: not by itself. */
  held_until: number | null;
  /** How much of what was paid has been given back. */
  refunded_cents: number;
};

/** An attempt to pay an order by card. */
export type PaymentAttemptRow = {
  /** The order's number and a letter, as the card provider knows it. */
  number: string;
  order_id: string;
  /** The card provider; its column keeps the name of its migration. */
  house: string;
  amount_cents: number;
  started_at: number;
  ended_at: number | null;
  /** `paid`, `declined`, `cancelled`, `setAside`; null: not known yet. */
  outcome: string | null;
  approval_code: string;
  /** The provider's own name of the payment, where it has one that is the same for no other. */
  payment_id: string | null;
};
