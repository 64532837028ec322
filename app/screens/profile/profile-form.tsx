import { getFormProps, useForm } from "@conform-to/react";
import { Form, useNavigation } from "@remix-run/react";
import { fieldWords, summaryOf } from "../../frame/form-fields.ts";
import { FormTrouble } from "../../frame/form-trouble.tsx";
import { useText } from "../../i18n/text.ts";
import type { FormAnswer } from "../../session/form-answer.server.ts";
import { ACCOUNT_LIMITS } from "../../shop/accounts/account.ts";
import { LIMITS } from "../../shop/orders/checkout-form.ts";
import { Button } from "../../ui/button.tsx";
import { CheckboxField, ErrorSummary, SelectField, TextField } from "../../ui/field.tsx";

type Name =
  | ("firstName" | "lastName" | "phone" | "birthDate" | "country" | "city" | "address" | "postalCode")
  | ("billingSameAsDelivery" | "billingCountry" | "billingCity" | "billingAddress" | "billingPostalCode")
  | ("r1" | "companyName" | "companyTaxNumber" | "companyAddress" | "newsletter");

type Props = {
  answer: FormAnswer | null;
  defaults: Record<string, string>;
  constraint: Parameters<typeof useForm>[0]["constraint"];
  countries: { countryCode: string; name: string }[];
  newsletter: "no" | "asked" | "yes";
};

const MOST = { ...LIMITS, ...ACCOUNT_LIMITS };

/** The profile's form (specification, section 3; contract, "Forms"). */
export function ProfileForm({ answer, defaults, constraint, countries, newsletter }: Props) {
  const text = useText("profile");
  const words = useText("account");
  const sending = useNavigation().state === "submitting";
  const [form, fields] = useForm<Record<Name, string>>({
    id: "profile",
    lastResult: answer?.result ?? null,
    constraint,
    defaultNoValidate: false,
    defaultValue: answer ? (answer.result.initialValue ?? {}) : defaults,
  });
  const field = fieldWords(words, MOST);
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
    <Form method="post" {...getFormProps(form)} className="profile-form card">
      <FormTrouble trouble={answer?.trouble} />
      <ErrorSummary title={words("errors.summary")} errors={summaryOf(words, form, fields, MOST)} answer={answer} />
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
      <fieldset className="profile-part">
        <legend>{text("parts.newsletter")}</legend>
        <CheckboxField
          {...field.checkbox(fields.newsletter)}
          className="profile-wide"
          hint={text(`newsletter.${newsletter}`)}
        />
      </fieldset>
      <Button disabled={sending}>{text("save")}</Button>
    </Form>
  );
}
