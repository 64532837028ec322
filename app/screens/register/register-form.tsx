import { Form } from "@remix-run/react";
import type { FormAnswer } from "../../forms/form-answer.ts";
import { FormStart } from "../../forms/form-start.tsx";
import type { FormSetup } from "../../forms/open-form.server.ts";
import { useForm } from "../../forms/use-form.ts";
import { useLanguage, useText } from "../../i18n/text.ts";
import { pathTo } from "../../routing/paths.ts";
import { Button } from "../../ui/button.tsx";
import { CheckboxField, TextField } from "../../ui/field.tsx";
import { Link } from "../../ui/link.tsx";
import { TermsLabel } from "../../ui/terms-label.tsx";

type Props = { answer: FormAnswer | undefined; setup: FormSetup };

const NAMES = ["firstName", "lastName", "email", "phone", "birthDate", "newsletter", "terms"] as const;

/** The registration form. */
export function RegisterForm({ answer, setup }: Props) {
  const text = useText("register");
  const words = useText("account");
  const language = useLanguage();
  const form = useForm("register", { names: NAMES, setup, answer, texts: "account" });
  const { fields, words: field } = form;
  return (
    <Form method="post" {...form.props} className="form card">
      <FormStart form={form} />
      <div className="account-pair">
        <TextField {...field.input(fields.firstName, "text")} autoComplete="given-name" />
        <TextField {...field.input(fields.lastName, "text")} autoComplete="family-name" />
      </div>
      <TextField {...field.input(fields.email, "email")} autoComplete="email" hint={text("emailHint")} />
      <TextField {...field.input(fields.phone, "tel")} autoComplete="tel" hint={words("hints.phone")} />
      <TextField {...field.input(fields.birthDate, "date")} autoComplete="bday" />
      <CheckboxField {...field.checkbox(fields.newsletter)} />
      <CheckboxField
        {...field.checkbox(fields.terms)}
        label={<TermsLabel before={text("termsBefore")} link={text("termsLink")} />}
      />
      <Button disabled={form.sending}>{text("send")}</Button>
      <p>
        {text("login.text")} <Link to={pathTo("login", language)}>{text("login.link")}</Link>
      </p>
    </Form>
  );
}
