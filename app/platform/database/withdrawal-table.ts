/** A statement of withdrawal, as it was sent. */
export type WithdrawalRow = {
  id: string;
  withdrawal_key: string;
  /** The orders that are named in what was typed, and what was known of each when it came, as JSON. */
  orders: string;
  language: string;
  sent_at: number;
  name: string;
  /** As it was typed. */
  order_number: string;
  email: string;
  goods: string;
};
