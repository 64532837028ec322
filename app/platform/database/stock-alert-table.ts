/** Who wants to hear when a product is there again; it is deleted as the mail is queued that says so. */
export type StockAlertRow = {
  id: string;
  product_id: string;
  email: string;
  /** The address in small letters: of one product, each mailbox hears once. */
  email_key: string;
  language: string;
  created_at: number;
  /** When its owner pressed the button behind the mail's link; null: nobody has yet, and nothing is sent. */
  confirmed_at: number | null;
};
