import { Form } from "@remix-run/react";
import type { FormAnswer } from "../../forms/form-answer.ts";
import { FormStart } from "../../forms/form-start.tsx";
import type { FormSetup } from "../../forms/open-form.server.ts";
import { useForm } from "../../forms/use-form.ts";
import { useText } from "../../i18n/text.ts";
import { Button } from "../../ui/button.tsx";
import { CheckboxField, TextareaField, TextField } from "../../ui/field.tsx";
import { TermsLabel } from "../../ui/terms-label.tsx";

const NAMES = ["name", "email", "phone", "subject", "message", "terms"] as const;

type Props = {
  setup: FormSetup;
  answer: FormAnswer | null;
};

/** The inquiry form. */
export function ContactForm({ setup, answer }: Props) {
  const text = useText("contact");
  const form = useForm("inquiry", { names: NAMES, setup, answer, texts: "contact" });
  const { fields, words } = form;
  return (
    <Form method="post" {...form.props} className="card contact-form">
      <h2>{text("form.title")}</h2>
      <FormStart form={form} summary={text("refused")} />
      <TextField {...words.input(fields.name, "text")} autoComplete="name" />
      <TextField {...words.input(fields.email, "email")} autoComplete="email" />
      <TextField
        {...words.input(fields.phone, "tel")}
        autoComplete="tel"
        hint={text("form.phoneHint")}
        className="contact-wide"
      />
      <TextField {...words.input(fields.subject, "text")} autoComplete="off" className="contact-wide" />
      <TextareaField {...words.textarea(fields.message)} rows={6} className="contact-wide" />
      <CheckboxField
        {...words.checkbox(fields.terms)}
        className="contact-wide"
        label={<TermsLabel screen="privacy-policy" before={text("form.termsBefore")} link={text("form.termsLink")} />}
      />
      <Button disabled={form.sending}>{text("form.send")}</Button>
    </Form>
  );
}
