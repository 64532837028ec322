import { getFormProps, useForm } from "@conform-to/react";
import { Form, Link, useLocation, useNavigation } from "@remix-run/react";
import { fieldWords, summaryOf } from "../../frame/form-fields.ts";
import { FormTrouble } from "../../frame/form-trouble.tsx";
import { withOverlay } from "../../frame/overlay/overlay.ts";
import { useText } from "../../i18n/text.ts";
import type { FormAnswer } from "../../session/form-answer.server.ts";
import { ACCOUNT_LIMITS } from "../../shop/accounts/account.ts";
import { Button } from "../../ui/button.tsx";
import { CheckboxField, ErrorSummary, TextField } from "../../ui/field.tsx";

type Fields = Record<"email" | "password" | "remember", string>;

type Props = { answer: FormAnswer | null | undefined; redirectTo: string };

/** The login form (contract, "Forms"). */
export function LoginForm({ answer, redirectTo }: Props) {
  const text = useText("login");
  const words = useText("account");
  const { search } = useLocation();
  const sending = useNavigation().state === "submitting";
  const [form, fields] = useForm<Fields>({
    id: "login",
    lastResult: answer?.result ?? null,
    defaultNoValidate: false,
    constraint: {
      email: { required: true, maxLength: ACCOUNT_LIMITS.email },
      password: { required: true, maxLength: ACCOUNT_LIMITS.password },
      remember: { required: false },
    },
    defaultValue: answer?.result.initialValue ?? { remember: "on" },
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
      <input type="hidden" name="redirectTo" value={redirectTo} />
      <TextField {...field.input(fields.email, "email")} autoComplete="username" />
      <TextField {...field.input(fields.password, "password")} autoComplete="current-password" />
      <CheckboxField {...field.checkbox(fields.remember)} />
      <Button disabled={sending}>{text("send")}</Button>
      <p>
        <Link to={withOverlay(search, "forgotPassword")} preventScrollReset>
          {text("forgot")}
        </Link>
      </p>
    </Form>
  );
}
