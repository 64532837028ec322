import { Form } from "@remix-run/react";
import type { FormAnswer } from "../../forms/form-answer.ts";
import { FormStart } from "../../forms/form-start.tsx";
import type { FormSetup } from "../../forms/open-form.server.ts";
import { useForm } from "../../forms/use-form.ts";
import { NewPasswordForm } from "../../frame/accounts/new-password-form.tsx";
import { useText } from "../../i18n/text.ts";
import { AccountPage } from "../../ui/account-page.tsx";
import { Button } from "../../ui/button.tsx";
import { TextField } from "../../ui/field.tsx";
import { Notice } from "../../ui/notice.tsx";

type Props = { answer: FormAnswer | undefined; setup: FormSetup; token: string; email: string };

/** What a registration's link opens: the person who reads the mail chooses the password, which creates the account. */
export function ConfirmRegistration({ newsletter, ...form }: Props & { newsletter: boolean }) {
  const text = useText("confirm");
  return (
    <AccountPage title={text("register.title")} lead={text("register.text")} picture={{ scene: "vineyard" }}>
      {newsletter && <Notice tone="info">{text("register.newsletter")}</Notice>}
      <NewPasswordForm {...form} name="confirm-registration" send={text("register.button")} />
    </AccountPage>
  );
}

const NAMES = ["presentPassword"] as const;

/** What the link to a new address opens: only with the account's password does the address change. */
export function ConfirmEmail({ answer, setup, token }: Props) {
  const text = useText("confirm");
  const form = useForm("confirm-email", { names: NAMES, setup, answer, texts: "account" });
  const { fields, words } = form;
  return (
    <AccountPage title={text("changeEmail.title")} lead={text("changeEmail.text")} picture={{ scene: "vineyard" }}>
      <Form method="post" {...form.props} className="form card">
        <FormStart form={form} />
        <input type="hidden" name="token" value={token} />
        <TextField {...words.input(fields.presentPassword, "password")} autoComplete="current-password" />
        <Button disabled={form.sending}>{text("changeEmail.button")}</Button>
      </Form>
    </AccountPage>
  );
}
