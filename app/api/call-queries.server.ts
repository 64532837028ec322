import { z } from "zod";
import { DEFAULT_LANGUAGE, LANGUAGES } from "../i18n/languages.ts";
import { CATEGORIES } from "../shop/catalogue/product.ts";
import { isDate } from "../shop/reservations/calendar.ts";
import { MAX_QUERY_LENGTH } from "../shop/search/query.ts";

/** What can be asked of the catalogue. */
export const productQuery = z.object({ lang: z.enum(LANGUAGES).default(DEFAULT_LANGUAGE) });
export const catalogueQuery = productQuery.extend({ category: z.enum(CATEGORIES).optional() });
/** What somebody has typed of a search; more than the field takes is cut. */
export const suggestionsQuery = productQuery.extend({
  q: z
    .string()
    .max(4 * MAX_QUERY_LENGTH)
    .default(""),
});
/** The day whose free times are asked for. */
export const slotsQuery = z.object({
  date: z.string().refine(isDate, "A day of the calendar, such as 2026-06-20").meta({ format: "date" }),
});

/** Holds an address's query against a schema; an empty value counts as not given. */
export function parseQuery<Value>(request: Request, schema: z.ZodType<Value>) {
  const given = [...new URL(request.url).searchParams].filter(([, value]) => value !== "");
  return schema.safeParse(Object.fromEntries(given));
}
