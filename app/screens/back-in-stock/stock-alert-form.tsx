import { Form } from "@remix-run/react";
import type { FormAnswer } from "../../forms/form-answer.ts";
import { FormStart } from "../../forms/form-start.tsx";
import type { FormSetup } from "../../forms/open-form.server.ts";
import { useForm } from "../../forms/use-form.ts";
import { useText } from "../../i18n/text.ts";
import { Button } from "../../ui/button.tsx";
import { TextField } from "../../ui/field.tsx";
import { TermsLabel } from "../../ui/terms-label.tsx";

const NAMES = ["email"] as const;

/** An address, what it is used for, and nothing else. */
export function StockAlertForm({ setup, answer }: { setup: FormSetup; answer: FormAnswer | null }) {
  const text = useText("back-in-stock");
  const form = useForm("stock-alert", { names: NAMES, setup, answer, texts: "back-in-stock" });
  const { fields, words } = form;
  return (
    <Form method="post" {...form.props} className="form card">
      <FormStart form={form} />
      <TextField {...words.input(fields.email, "email")} autoComplete="email" />
      <p className="small quiet">
        <TermsLabel screen="privacy-policy" before={text("use")} link={text("privacy")} />
      </p>
      <Button disabled={form.sending}>{text("send")}</Button>
    </Form>
  );
}
