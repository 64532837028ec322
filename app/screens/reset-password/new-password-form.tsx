import { Form } from "@remix-run/react";
import type { FormAnswer } from "../../forms/form-answer.ts";
import { FormStart } from "../../forms/form-start.tsx";
import type { FormSetup } from "../../forms/open-form.server.ts";
import { useForm } from "../../forms/use-form.ts";
import { useText } from "../../i18n/text.ts";
import { Button } from "../../ui/button.tsx";
import { TextField } from "../../ui/field.tsx";

type Props = { answer: FormAnswer | undefined; setup: FormSetup; token: string };

const NAMES = ["password", "passwordConfirm"] as const;

/** The form for a new password; the token of the mail's link travels in it. */
export function NewPasswordForm({ answer, setup, token }: Props) {
  const text = useText("reset-password");
  const account = useText("account");
  const form = useForm("new-password", { names: NAMES, setup, answer, texts: "account" });
  const { fields, words } = form;
  return (
    <Form method="post" {...form.props} className="form card">
      <FormStart form={form} />
      <input type="hidden" name="token" value={token} />
      <TextField
        {...words.input(fields.password, "password")}
        label={account("fields.newPassword")}
        autoComplete="new-password"
        hint={account("hints.password")}
      />
      <TextField {...words.input(fields.passwordConfirm, "password")} autoComplete="new-password" />
      <Button disabled={form.sending}>{text("send")}</Button>
    </Form>
  );
}
