import { getFormProps, type SubmissionResult, useForm } from "@conform-to/react";
import { Form, useNavigation } from "@remix-run/react";
import { fieldWords, summaryOf } from "../../frame/form-fields.ts";
import { SpamFields, SpamNotice } from "../../frame/spam/spam-fields.tsx";
import { useLanguage, useText } from "../../i18n/text.ts";
import { pathTo } from "../../routing/paths.ts";
import { LIMITS } from "../../shop/inquiries/inquiry-form.ts";
import type { SpamRefusal } from "../../shop/spam/spam.ts";
import { Button } from "../../ui/button.tsx";
import { CheckboxField, ErrorSummary, TextareaField, TextField } from "../../ui/field.tsx";

type Fields = Record<"name" | "email" | "phone" | "subject" | "message" | "terms" | "inquiryKey", string>;

type Props = {
  constraint: Parameters<typeof useForm>[0]["constraint"];
  inquiryKey: string;
  spam: Parameters<typeof SpamFields>[0];
  /** With what it is filled in before anything was typed. */
  prefill: { subject: string; message: string } | null;
  refusal: SpamRefusal | null | undefined;
  result: SubmissionResult<string[]> | undefined;
};

/** The inquiry form (contract, "Forms"). */
export function ContactForm({ constraint, inquiryKey, spam, prefill, refusal, result }: Props) {
  const text = useText("contact");
  const language = useLanguage();
  const sending = useNavigation().state === "submitting";
  const [form, fields] = useForm<Fields>({
    id: "inquiry",
    lastResult: result,
    constraint,
    // The browser's own checks stay on: they say at once what the server would say later.
    defaultNoValidate: false,
    defaultValue: result?.initialValue ?? prefill ?? {},
  });
  const words = fieldWords(text, LIMITS);
  return (
    <Form method="post" {...getFormProps(form)} className="card contact-form">
      <h2>{text("form.title")}</h2>
      <ErrorSummary title={text("errors.summary")} errors={summaryOf(text, form, fields, LIMITS)} answer={result} />
      <SpamNotice refusal={refusal} />
      <SpamFields {...spam} />
      <input type="hidden" name="inquiryKey" value={result?.initialValue?.inquiryKey?.toString() ?? inquiryKey} />
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
        label={
          <>
            {text("form.termsBefore")}{" "}
            <a href={pathTo("privacy-policy", language)} target="_blank" rel="noreferrer">
              {text("form.termsLink")}
            </a>
          </>
        }
      />
      <Button disabled={sending}>{text("form.send")}</Button>
    </Form>
  );
}
