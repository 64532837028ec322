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

type Props = {
  answer: FormAnswer | null;
  setup: FormSetup;
  defaults: Record<string, string>;
  countries: { countryCode: string; name: string }[];
  newsletter: "no" | "asked" | "yes";
};

/** The profile's form. */
export function ProfileForm({ answer, setup, defaults, countries, newsletter }: Props) {
  const text = useText("profile");
  const words = useText("account");
  const form = useForm("profile", { names: NAMES, setup, answer, defaults, texts: "account" });
  const { fields, words: field } = form;
  const line = (name: Name, more: { autoComplete?: string; className?: string; hint?: string } = {}) => (
    <TextField {...field.input(fields[name], "text")} labelNote={undefined} {...more} />
  );
  const country = (name: Name) => (
    <SelectField {...field.select(fields[name])} labelNote={undefined} className="profile-wide">
      {countries.map(({ countryCode, name: label }) => (
        <option key={countryCode} value={countryCode}>
          {label}
        </option>
      ))}
    </SelectField>
  );
  return (
    <Form method="post" {...form.props} className="profile-form card">
      <FormStart form={form} />
      <Person form={form} />
      <fieldset className="profile-part">
        <legend>{text("parts.address")}</legend>
        {country("country")}
        {line("address", { autoComplete: "address-line1", className: "profile-wide" })}
        {line("postalCode", { autoComplete: "postal-code" })}
        {line("city", { autoComplete: "address-level2" })}
        <CheckboxField {...field.checkbox(fields.billingSameAsDelivery)} className="profile-wide" />
      </fieldset>
      <fieldset className="profile-part profile-billing">
        <legend>{text("parts.billing")}</legend>
        {country("billingCountry")}
        {line("billingAddress", { autoComplete: "billing address-line1", className: "profile-wide" })}
        {line("billingPostalCode", { autoComplete: "billing postal-code" })}
        {line("billingCity", { autoComplete: "billing address-level2" })}
      </fieldset>
      <fieldset className="profile-part">
        <legend>{text("parts.company")}</legend>
        {line("companyName", { autoComplete: "organization", className: "profile-wide" })}
        {line("companyTaxNumber", { className: "profile-wide", hint: words("hints.oib") })}
        {line("companyAddress", { className: "profile-wide" })}
        <CheckboxField {...field.checkbox(fields.r1)} className="profile-wide" />
      </fieldset>
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
      <TextField
        {...field.input(fields.phone, "tel")}
        autoComplete="tel"
        hint={words("hints.phone")}
        className="profile-wide"
      />
      <TextField {...field.input(fields.birthDate, "date")} autoComplete="bday" />
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
