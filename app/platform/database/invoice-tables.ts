/** An invoice or a credit note, as it was issued; only the tax office's codes come later. */
export type InvoiceRow = {
  id: string;
  order_id: string;
  kind: string;
  /** The winery's year in which its number was drawn. */
  year: number;
  premises: string;
  device: number;
  sequence: number;
  number: string;
  issued_at: number;
  total_cents: number;
  /** All that stands on it, words included, as JSON. */
  document: string;
  zki: string | null;
  jir: string | null;
  fiscal_qr: string | null;
};
