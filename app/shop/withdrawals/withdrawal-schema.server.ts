import { z } from "zod";
import { defineForm } from "../fields/define-form.server.ts";
import { emailLine, lineWithoutLink, oneTimeKey, personName } from "../fields/form-fields.server.ts";

// Messages are keys of `locales/<language>/withdrawal.json`.

/** The statement of withdrawal. Nothing is asked that the law does not name: a name, what names the contract, where to confirm it. */
export const withdrawalForm = defineForm({
  name: "withdrawal",
  fields: z.object({
    name: personName(100),
    orderNumber: lineWithoutLink(60),
    email: emailLine(100),
    goods: lineWithoutLink(300).optional(),
    withdrawalKey: oneTimeKey(),
  }),
  value: ({ goods = "", ...values }) => ({ ...values, goods }),
  texts: "withdrawal",
  keyField: "withdrawalKey",
  limits: ["withdrawal"],
  accountOf: ({ email }) => email,
  spam: "withdrawal",
});
