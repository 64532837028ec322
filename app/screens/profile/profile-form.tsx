import { Form } from "@remix-run/react";
import type { FormAnswer } from "../../forms/form-answer.ts";
import { FormStart } from "../../forms/form-start.tsx";
import type { FormSetup } from "../../forms/open-form.server.ts";
import { type ShopForm, useForm } from "../../forms/use-form.ts";
import { useText } from "../../i18n/text.ts";
import { Button } from "../../ui/button.tsx";
import { CheckboxField, SelectField, TextField } from "../../ui/field.tsx";

const NAMES = [
  ...(["firstName", "lastName", "phone", "birthDate", "country", "address", "postalCode", "city"] as const),
  ...(["billingSameAsDelivery", "billingCountry", "billingAddress", "billingPostalCode", "billingCity"] as const),
  ...(["r1", "companyName", "companyTaxNumber", "companyAddress", "newsletter"] as const),
];
type Name = (typeof NAMES)[number];

type Country = { countryCode: string; name: string };

type Props = {
  answer: FormAnswer | null;
  setup: FormSetup;
  defaults: Record<string, string>;
  countries: Country[];
  newsletter: "no" | "asked" | "lapsed" | "yes";
};

/** The profile's form. */
export function ProfileForm({ answer, setup, defaults, countries, newsletter }: Props) {
  const text = useText("profile");
  const form = useForm("profile", { names: NAMES, setup, answer, defaults, texts: "account" });
  return (
    <Form method="post" {...form.props} className="profile-form card">
      <FormStart form={form} />
      <Person form={form} />
      <DeliveryAddress form={form} countries={countries} />
      <BillingAddress form={form} countries={countries} />
      <CompanyPart form={form} />
      <Newsletter form={form} state={newsletter} />
      <Button disabled={form.sending}>{text("save")}</Button>
    </Form>
  );
}

type PartProps = { form: ShopForm<Name> };

function Person({ form: { fields, words: field } }: PartProps) {
  const [text, words] = [useText("profile"), useText("account")];
  return (
    <fieldset className="profile-part">
      <legend>{text("parts.person")}</legend>
      <TextField {...field.input(fields.firstName, "text")} autoComplete="given-name" />
      <TextField {...field.input(fields.lastName, "text")} autoComplete="family-name" />
      <TextField {...field.input(fields.phone, "tel")} autoComplete="tel" hint={words("hints.phone")} />
      <TextField {...field.input(fields.birthDate, "date")} autoComplete="bday" />
    </fieldset>
  );
}

function DeliveryAddress({ form, countries }: PartProps & { countries: Country[] }) {
  const text = useText("profile");
  const { fields, words: field } = form;
  return (
    <fieldset className="profile-part">
      <OptionalLegend>{text("parts.address")}</OptionalLegend>
      <CountrySelect form={form} name="country" countries={countries} />
      <Line form={form} name="address" autoComplete="address-line1" />
      <Line form={form} name="postalCode" autoComplete="postal-code" />
      <Line form={form} name="city" autoComplete="address-level2" />
      <CheckboxField {...field.checkbox(fields.billingSameAsDelivery)} className="profile-wide" />
    </fieldset>
  );
}

function BillingAddress({ form, countries }: PartProps & { countries: Country[] }) {
  const text = useText("profile");
  return (
    <fieldset className="profile-part profile-billing">
      <legend>{text("parts.billing")}</legend>
      <CountrySelect form={form} name="billingCountry" countries={countries} />
      <Line form={form} name="billingAddress" autoComplete="billing address-line1" />
      <Line form={form} name="billingPostalCode" autoComplete="billing postal-code" />
      <Line form={form} name="billingCity" autoComplete="billing address-level2" />
    </fieldset>
  );
}

function CompanyPart({ form }: PartProps) {
  const [text, words] = [useText("profile"), useText("account")];
  const { fields, words: field } = form;
  return (
    <fieldset className="profile-part">
      <OptionalLegend>{text("parts.company")}</OptionalLegend>
      <Line form={form} name="companyName" autoComplete="organization" />
      <Line form={form} name="companyAddress" />
      <Line form={form} name="companyTaxNumber" hint={words("hints.oib")} />
      <CheckboxField {...field.checkbox(fields.r1)} className="profile-wide" />
    </fieldset>
  );
}

function Newsletter({ form: { fields, words: field }, state }: PartProps & { state: Props["newsletter"] }) {
  const text = useText("profile");
  return (
    <fieldset className="profile-part">
      <legend>{text("parts.newsletter")}</legend>
      <CheckboxField
        {...field.checkbox(fields.newsletter)}
        className="profile-wide"
        hint={text(`newsletter.${state}`)}
      />
    </fieldset>
  );
}

/** The name of a part whose lines count only together: all of it may be left out. */
function OptionalLegend({ children }: { children: string }) {
  const words = useText("account");
  return (
    <legend>
      {children} <span className="field-note">{words("optional")}</span>
    </legend>
  );
}

type LineProps = PartProps & { name: Name; autoComplete?: string; hint?: string };

/** A line that counts only together with others: that it may be left out stands above them. */
function Line({ form: { fields, words: field }, name, ...more }: LineProps) {
  return <TextField {...field.input(fields[name], "text")} labelNote={undefined} {...more} />;
}

function CountrySelect({ form: { fields, words: field }, name, countries }: LineProps & { countries: Country[] }) {
  return (
    <SelectField {...field.select(fields[name])} labelNote={undefined}>
      {countries.map(({ countryCode, name: label }) => (
        <option key={countryCode} value={countryCode}>
          {label}
        </option>
      ))}
    </SelectField>
  );
}
