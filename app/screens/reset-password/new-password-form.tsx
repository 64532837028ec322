import { getFormProps, useForm } from "@conform-to/react";
import { Form, useNavigation } from "@remix-run/react";
import { fieldWords, summaryOf } from "../../frame/form-fields.ts";
import { FormTrouble } from "../../frame/form-trouble.tsx";
import { useText } from "../../i18n/text.ts";
import type { FormAnswer } from "../../session/form-answer.server.ts";
import { ACCOUNT_LIMITS, MIN_PASSWORD_LENGTH } from "../../shop/accounts/account.ts";
import { Button } from "../../ui/button.tsx";
import { ErrorSummary, TextField } from "../../ui/field.tsx";

type Fields = Record<"password" | "passwordConfirm", string>;

/** The form for a new password (contract, "Forms"); the token of the mail's link travels in it. */
export function NewPasswordForm({ answer, token }: { answer: FormAnswer | null | undefined; token: string }) {
  const text = useText("reset-password");
  const words = useText("account");
  const sending = useNavigation().state === "submitting";
  const length = { required: true, minLength: MIN_PASSWORD_LENGTH, maxLength: ACCOUNT_LIMITS.password };
  const [form, fields] = useForm<Fields>({
    id: "new-password",
    lastResult: answer?.result ?? null,
    defaultNoValidate: false,
    constraint: { password: length, passwordConfirm: { required: true } },
  });
  const field = fieldWords(words, ACCOUNT_LIMITS);
  return (
    <Form method="post" {...getFormProps(form)} className="form card">
      <FormTrouble trouble={answer?.trouble} />
      <ErrorSummary
        title={words("errors.summary")}
        errors={summaryOf(words, form, fields, ACCOUNT_LIMITS)}
        answer={answer}
      />
      <input type="hidden" name="token" value={token} />
      <TextField
        {...field.input(fields.password, "password")}
        label={words("fields.newPassword")}
        autoComplete="new-password"
        hint={words("hints.password")}
      />
      <TextField {...field.input(fields.passwordConfirm, "password")} autoComplete="new-password" />
      <Button disabled={sending}>{text("send")}</Button>
    </Form>
  );
}
