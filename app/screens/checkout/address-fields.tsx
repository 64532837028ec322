import { useText } from "../../i18n/text.ts";
import { CROATIAN_POSTAL_CODE } from "../../shop/contact/address.ts";
import { HOME_COUNTRY } from "../../shop/delivery/delivery.ts";
import { CheckboxField, SelectField, TextField } from "../../ui/field.tsx";
import { useHydrated } from "../../ui/use-hydrated.ts";
import type { CheckoutFieldsProps } from "./checkout-fields.ts";

export type CountryOption = { countryCode: string; name: string; orderable: boolean };

/** Who orders, and how the winery reaches them. */
export function PersonFields({ fields, words }: CheckoutFieldsProps) {
  const text = useText("checkout");
  return (
    <fieldset className="checkout-part">
      <legend>{text("parts.person")}</legend>
      <TextField {...words.input(fields.firstName, "text")} autoComplete="given-name" />
      <TextField {...words.input(fields.lastName, "text")} autoComplete="family-name" />
      <TextField {...words.input(fields.email, "email")} autoComplete="email" />
      <TextField {...words.input(fields.phone, "tel")} autoComplete="tel" hint={text("phoneHint")} />
    </fieldset>
  );
}

type AddressProps = CheckoutFieldsProps & { countries: CountryOption[]; country: string };

/** The delivery address, and the billing address if it differs. */
export function AddressFields({ fields, words, countries, country }: AddressProps) {
  const text = useText("checkout");
  return (
    <>
      <fieldset className="checkout-part">
        <legend>{text("parts.address")}</legend>
        <CountryField {...words.select(fields.country)} countries={countries} autoComplete="country" />
        <p className="checkout-inquiry-first checkout-wide">{text("inquiryFirst")}</p>
        <TextField {...words.input(fields.address, "text")} autoComplete="address-line1" className="checkout-wide" />
        <PostalCodeField {...words.input(fields.postalCode, "text")} country={country} />
        <TextField {...words.input(fields.city, "text")} autoComplete="address-level2" />
        <CheckboxField {...words.checkbox(fields.billingSameAsDelivery)} className="checkout-wide" />
      </fieldset>
      <BillingFields fields={fields} words={words} countries={countries} />
    </>
  );
}

function BillingFields({ fields, words, countries }: Omit<AddressProps, "country">) {
  const text = useText("checkout");
  return (
    <fieldset className="checkout-part checkout-billing">
      <legend>{text("parts.billing")}</legend>
      <CountryField
        {...words.select(fields.billingCountry)}
        countries={countries}
        labelNote={undefined}
        autoComplete="billing country"
      />
      <TextField
        {...words.input(fields.billingAddress, "text")}
        autoComplete="billing address-line1"
        className="checkout-wide"
        labelNote={undefined}
      />
      <TextField
        {...words.input(fields.billingPostalCode, "text")}
        autoComplete="billing postal-code"
        labelNote={undefined}
      />
      <TextField
        {...words.input(fields.billingCity, "text")}
        autoComplete="billing address-level2"
        labelNote={undefined}
      />
    </fieldset>
  );
}

type PostalCodeProps = ReturnType<CheckoutFieldsProps["words"]["input"]> & { country: string };

function PostalCodeField({ country, ...field }: PostalCodeProps) {
  const text = useText("checkout");
  // Only a script knows when another country is chosen: without one the pattern would hold back what is right there, and a pad of digits
  // has no letters for it.
  const croatian = useHydrated() && country === HOME_COUNTRY;
  const known = croatian && {
    pattern: CROATIAN_POSTAL_CODE,
    inputMode: "numeric" as const,
    title: text("errors.postalCode"),
  };
  return <TextField {...field} autoComplete="postal-code" {...known} />;
}

type CountryProps = ReturnType<CheckoutFieldsProps["words"]["select"]> & {
  countries: CountryOption[];
  autoComplete?: string;
};

function CountryField({ countries, ...field }: CountryProps) {
  return (
    <SelectField {...field} className="checkout-wide">
      {countries.map(({ countryCode, name, orderable }) => (
        <option key={countryCode} value={countryCode} data-orderable={orderable || undefined}>
          {name}
        </option>
      ))}
    </SelectField>
  );
}

/** The company that an invoice is made out to (R1). */
export function CompanyFields({ fields, words }: CheckoutFieldsProps) {
  const text = useText("checkout");
  return (
    <>
      <CheckboxField {...words.checkbox(fields.r1)} />
      <fieldset className="checkout-part checkout-company">
        <legend>{text("parts.company")}</legend>
        <TextField
          {...words.input(fields.companyName, "text")}
          autoComplete="organization"
          className="checkout-wide"
          labelNote={undefined}
        />
        <TextField {...words.input(fields.companyTaxNumber, "text")} labelNote={undefined} hint={text("oibHint")} />
        <TextField {...words.input(fields.companyAddress, "text")} labelNote={undefined} />
      </fieldset>
    </>
  );
}
