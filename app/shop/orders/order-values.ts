import type { Address } from "../contact/address.ts";
import type { Company } from "../contact/company.ts";
import type { Delivery } from "../delivery/delivery.ts";
import type { Payment } from "../payment/payment.ts";

/** A buyer's checkout form, once it is valid. */
export type CheckoutValues = {
  firstName: string;
  lastName: string;
  email: string;
  /** `+` and digits. */
  phone: string;
  address: Address;
  /** The delivery address where no other is given. */
  billing: Address;
  /** Who the company invoice (R1) is for; null without one. */
  company: Company | null;
  delivery: Delivery;
  note: string;
  /** Printed on a card that lies in the parcel (docs/rules.md "Gifts"); empty without one. */
  giftMessage: string;
  orderKey: string;
};

export type OrderValues = CheckoutValues & { payment: Payment };
