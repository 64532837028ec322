import { ADDRESSES } from "./paths.ts";

/** The address of the picture by which an order is paid. @param token the order's own */
export function paymentCodePath(token: string, code: "hub3" | "epc"): string {
  return `${ADDRESSES.paymentCode}/${encodeURIComponent(token)}/${code}.svg`;
}

/** The address of an invoice or a credit note. @param token the order's own @param file its name, as `12-WEB1-1.pdf` */
export function invoicePath(token: string, file: string): string {
  return `${ADDRESSES.invoice}/${encodeURIComponent(token)}/${encodeURIComponent(file)}`;
}
