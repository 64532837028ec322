import { z } from "zod";
import { WrongSetting, wholeNumber } from "./setting-values.ts";

const code = z
  .string()
  .regex(/^[A-Za-z0-9]{1,20}$/, "must be 1 to 20 letters and digits, as registered with the tax office");
const device = wholeNumber(1, 9999);

/** How invoices are numbered, as registered with the tax office; a part of the environment's settings. */
export const INVOICE_ENVIRONMENT = {
  INVOICE_PREMISES: code.default("WEB1"),
  INVOICE_DEVICE: device.default(1),
  INVOICE_CREDIT_DEVICE: device.default(2),
  INVOICE_OPERATOR: code.default("WEB"),
};

export type InvoiceSettings = {
  /** The business premises that every number names. */
  premises: string;
  /** The device of the invoices' numbers. */
  device: number;
  /** The device of the credit notes' numbers; another one, so that each series is without gaps. */
  creditDevice: number;
  /** Who issues, as it stands on the document. */
  operator: string;
};

type InvoiceVariables = z.infer<z.ZodObject<typeof INVOICE_ENVIRONMENT>>;

/**
 * The settings of invoices from the variables of the environment.
 * @throws WrongSetting where invoices and credit notes would share one series (docs/rules.md, "Invoices")
 */
export function invoiceSettings(values: InvoiceVariables): InvoiceSettings {
  const { INVOICE_PREMISES, INVOICE_DEVICE, INVOICE_CREDIT_DEVICE, INVOICE_OPERATOR } = values;
  if (INVOICE_CREDIT_DEVICE === INVOICE_DEVICE) {
    throw new WrongSetting(
      "INVOICE_CREDIT_DEVICE",
      `must be another number than INVOICE_DEVICE, which is ${INVOICE_DEVICE}`,
    );
  }
  return {
    premises: INVOICE_PREMISES,
    device: INVOICE_DEVICE,
    creditDevice: INVOICE_CREDIT_DEVICE,
    operator: INVOICE_OPERATOR,
  };
}
