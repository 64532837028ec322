import { Form } from "@remix-run/react";
import type { FormAnswer } from "../../forms/form-answer.ts";
import { FormStart } from "../../forms/form-start.tsx";
import type { FormSetup } from "../../forms/open-form.server.ts";
import { useForm } from "../../forms/use-form.ts";
import { useText } from "../../i18n/text.ts";
import { Button } from "../../ui/button.tsx";
import { TextField } from "../../ui/field.tsx";

type Props = {
  name: "new-password" | "confirm-registration";
  answer: FormAnswer | undefined;
  setup: FormSetup;
  /** The token of the mail's link. */
  token: string;
  /** Whose password it is, for the browser that keeps it. */
  email?: string;
  /** What the button says. */
  send: string;
};

const NAMES = ["password", "passwordConfirm"] as const;

/** The form in which a password is chosen by the link of a mail; the link's token travels in it. */
export function NewPasswordForm({ name, answer, setup, token, email, send }: Props) {
  const account = useText("account");
  const form = useForm(name, { names: NAMES, setup, answer, texts: "account" });
  const { fields, words } = form;
  return (
    <Form method="post" {...form.props} className="form card">
      <FormStart form={form} />
      <input type="hidden" name="token" value={token} />
      {email && (
        <TextField label={account("fields.email")} name="username" value={email} autoComplete="username" readOnly />
      )}
      <TextField
        {...words.input(fields.password, "password")}
        label={account("fields.newPassword")}
        autoComplete="new-password"
        hint={account("hints.password")}
      />
      <TextField {...words.input(fields.passwordConfirm, "password")} autoComplete="new-password" />
      <Button disabled={form.sending}>{send}</Button>
    </Form>
  );
}
