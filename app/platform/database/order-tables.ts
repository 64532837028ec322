/** A change of an order's state; the first row of an order has no state before. */
export type OrderTransitionRow = {
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
export type OrderPaymentRow = {
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
  /** Null: nothing that can be relied on told the amount. */
  amount_cents: number | null;
  currency: string;
  detail: string;
  settled_at: number | null;
};

/** What an order's row says of its state; rows of the first shops had none of it. */
export type OrderStateColumns = {
  state: string;
  /** Since when it is in this state. */
  state_since: number;
  paid_at: number | null;
  /** When an unpaid order expires; null: not by itself. */
  held_until: number | null;
};

/** An attempt to pay an order by card. */
export type PaymentAttemptRow = {
  /** The order's number and a letter, as the card house knows it. */
  number: string;
  order_id: string;
  house: string;
  amount_cents: number;
  started_at: number;
  ended_at: number | null;
  /** `paid`, `declined`, `cancelled`, `setAside`; null: nobody has told yet. */
  outcome: string | null;
  approval_code: string;
  /** The house's own name of the payment, where it has one that is the same for no other. */
  payment_id: string | null;
};
