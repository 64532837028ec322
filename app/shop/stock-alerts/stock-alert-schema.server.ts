import { z } from "zod";
import { emailLine } from "../fields/form-fields.server.ts";
import { formSchema } from "../fields/form-schema.server.ts";

// Messages are keys of `locales/<language>/back-in-stock.json`.

/** The form that asks to hear of a product: an address, and nothing else. */
export const stockAlertSchema = formSchema({ fields: z.object({ email: emailLine(100) }), value: (values) => values });
