import { inquirySchema, mailSendSchema } from "../shop/inquiries/inquiry-schema.server.ts";
import { orderInquirySchema, orderSchema } from "../shop/orders/checkout-schema.server.ts";
import { cartChangeSchema } from "../shop/partners/cart-change.server.ts";
import { reservationSchema, timesSchema } from "../shop/reservations/reservation-schema.server.ts";
import { stockAlertSchema } from "../shop/stock-alerts/stock-alert-schema.server.ts";
import { withdrawalSchema } from "../shop/withdrawals/withdrawal-schema.server.ts";
import { defineForm } from "./define-form.server.ts";

export const reservationForm = defineForm({
  name: "reservation",
  schema: reservationSchema,
  texts: "reservation",
  keyField: "reservationKey",
  limits: ["reservation"],
  accountOf: ({ email }) => email,
  spam: "reservation",
});

/** Asks for the free times of a day, and judges nothing else. */
export const timesForm = defineForm({ name: "reservation", schema: timesSchema, texts: "reservation" });

export const inquiryForm = defineForm({
  name: "inquiry",
  schema: inquirySchema,
  texts: "contact",
  keyField: "inquiryKey",
  limits: ["inquiry"],
  accountOf: ({ email }) => email,
  spam: "inquiry",
});

export const withdrawalForm = defineForm({
  name: "withdrawal",
  schema: withdrawalSchema,
  texts: "withdrawal",
  keyField: "withdrawalKey",
  limits: ["withdrawal"],
  accountOf: ({ email }) => email,
  spam: "withdrawal",
});

/** Somebody leaves an address to hear when a product is there again. */
export const stockAlertForm = defineForm({
  name: "stock-alert",
  schema: stockAlertSchema,
  texts: "back-in-stock",
  limits: ["stockAlert"],
  accountOf: ({ email }) => email,
  spam: "stockAlert",
});

/** The same as a call whose terms have been accepted elsewhere. */
export const mailSendForm = defineForm({ ...inquiryForm, schema: mailSendSchema });

export const checkoutForm = defineForm({
  name: "checkout",
  schema: orderSchema,
  texts: "checkout",
  keyField: "orderKey",
  keyRequired: true,
  limits: ["order"],
});

/** The same form where the country cannot order. */
export const orderInquiryForm = defineForm({
  name: "checkout",
  schema: orderInquirySchema,
  texts: "checkout",
  keyField: "orderKey",
  keyRequired: true,
  limits: ["orderInquiry"],
});

/** The cart's forms of other sites and programs. */
export const cartForm = defineForm({ name: "cart", schema: cartChangeSchema, texts: "frame", limits: ["cart"] });
