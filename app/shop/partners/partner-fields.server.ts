import { z } from "zod";
import { DEFAULT_LANGUAGE, LANGUAGES, type Language } from "../../i18n/languages.ts";
import type { RawFields } from "../../platform/flat-fields.ts";
import { formSchema } from "../fields/define-form.server.ts";
import { INVALID, line, TOO_LONG } from "../fields/form-fields.server.ts";
import { MAX_PARTNER_LENGTH } from "./partner.ts";

const MAX_RETURN_TO_LENGTH = 2000;

const fields = z.object({
  lang: z.enum(LANGUAGES, { error: INVALID }).default(DEFAULT_LANGUAGE),
  partner: line(MAX_PARTNER_LENGTH).optional(),
  returnTo: z.string({ error: INVALID }).max(MAX_RETURN_TO_LENGTH, TOO_LONG).optional(),
});

/** What every form and call from another site may say beside its own fields. Messages are keys of `locales/<language>/calls.json`. */
export const partnerFields = formSchema({ fields, value: (values) => values });

/** The same of a page's form: its visitor cannot mend what the page's maker got wrong. */
export const partnerFieldsOfPage = formSchema({
  fields: z.object({
    lang: fields.shape.lang.catch(DEFAULT_LANGUAGE),
    partner: fields.shape.partner.catch(undefined),
    returnTo: fields.shape.returnTo.catch(undefined),
  }),
  value: (values) => values,
});

/** The language in which a form or call asks to be answered, whatever else is wrong with it; Croatian where it names none that there is. */
export function askedLanguage({ lang }: RawFields): Language {
  return fields.shape.lang.catch(DEFAULT_LANGUAGE).parse(lang);
}

/** Where a visitor is led afterwards: `returnTo` if it lies on the very origin whose page was sent, else null. */
export function ownReturn(returnTo: string | undefined, partnerOrigin: string | null): string | null {
  if (returnTo === undefined || partnerOrigin === null || !URL.canParse(returnTo)) return null;
  const { origin, username, password, href } = new URL(returnTo);
  return origin === partnerOrigin && username + password === "" ? href : null;
}
