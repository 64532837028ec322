import { z } from "zod";
import { defineForm } from "../fields/define-form.server.ts";
import { emailLine } from "../fields/form-fields.server.ts";

// Messages are keys of `locales/<language>/back-in-stock.json`.

/** Somebody leaves an address, and nothing else, to hear when a product is there again. */
export const stockAlertForm = defineForm({
  name: "stock-alert",
  fields: z.object({ email: emailLine(100) }),
  value: (values) => values,
  texts: "back-in-stock",
  limits: ["stockAlert"],
  accountOf: ({ email }) => email,
  spam: "stockAlert",
});
