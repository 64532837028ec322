import { z } from "zod";
import { oneTimeKey } from "../fields/form-fields.server.ts";
import { formSchema } from "../fields/form-schema.server.ts";

/** What a buyer sends who changes an order: nothing but the press of a button. */
export const orderChangeSchema = formSchema({
  fields: z.object({ formKey: oneTimeKey() }),
  value: ({ formKey }) => ({ formKey }),
});
