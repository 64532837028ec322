/** A statement of withdrawal, as it was sent. */
export type WithdrawalRow = {
  id: string;
  withdrawal_key: string;
  /** The order that its number names; null where there is none of that number. */
  order_id: string | null;
  /** Whether its address is that of the order: only then the receipt may repeat what it says. */
  from_buyer: number;
  language: string;
  sent_at: number;
  name: string;
  /** As it was typed; of an order that was found, its number. */
  order_number: string;
  email: string;
  goods: string;
};
