import { z } from "zod";
import type { Address } from "./address.ts";
import type { Company } from "./company.ts";

/** A postal address as a column keeps it, as JSON. */
export const addressJson: z.ZodType<Address> = z.object({
  country: z.string(),
  city: z.string(),
  address: z.string(),
  postalCode: z.string(),
});

/** A company as a column keeps it, as JSON. */
export const companyJson: z.ZodType<Company> = z.object({
  name: z.string(),
  taxNumber: z.string(),
  address: z.string(),
});
