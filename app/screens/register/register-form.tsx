import { getFormProps, useForm } from "@conform-to/react";
import { Form, Link, useNavigation } from "@remix-run/react";
import { fieldWords, summaryOf } from "../../frame/form-fields.ts";
import { FormTrouble } from "../../frame/form-trouble.tsx";
import { useLanguage, useText } from "../../i18n/text.ts";
import { pathTo } from "../../routing/paths.ts";
import type { FormAnswer } from "../../session/form-answer.server.ts";
import { ACCOUNT_LIMITS } from "../../shop/accounts/account.ts";
import { Button } from "../../ui/button.tsx";
import { CheckboxField, ErrorSummary, TextField } from "../../ui/field.tsx";

type Fields = Record<
  "firstName" | "lastName" | "email" | "phone" | "birthDate" | "password" | "passwordConfirm" | "newsletter" | "terms",
  string
>;

type Props = { answer: FormAnswer | null | undefined; constraint: Parameters<typeof useForm>[0]["constraint"] };

/** The registration form (contract, "Forms"). */
export function RegisterForm({ answer, constraint }: Props) {
  const text = useText("register");
  const words = useText("account");
  const language = useLanguage();
  const sending = useNavigation().state === "submitting";
  const [form, fields] = useForm<Fields>({
    id: "register",
    lastResult: answer?.result ?? null,
    constraint,
    defaultNoValidate: false,
    defaultValue: answer?.result.initialValue ?? {},
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
      <div className="account-pair">
        <TextField {...field.input(fields.firstName, "text")} autoComplete="given-name" />
        <TextField {...field.input(fields.lastName, "text")} autoComplete="family-name" />
      </div>
      <TextField {...field.input(fields.email, "email")} autoComplete="email" />
      <TextField {...field.input(fields.phone, "tel")} autoComplete="tel" hint={words("hints.phone")} />
      <TextField {...field.input(fields.birthDate, "date")} autoComplete="bday" />
      <TextField
        {...field.input(fields.password, "password")}
        autoComplete="new-password"
        hint={words("hints.password")}
      />
      <TextField {...field.input(fields.passwordConfirm, "password")} autoComplete="new-password" />
      <CheckboxField {...field.checkbox(fields.newsletter)} />
      <CheckboxField
        {...field.checkbox(fields.terms)}
        label={
          <>
            {text("termsBefore")}{" "}
            <a href={pathTo("terms-and-conditions", language)} target="_blank" rel="noreferrer">
              {text("termsLink")}
            </a>
          </>
        }
      />
      <Button disabled={sending}>{text("send")}</Button>
      <p>
        {text("login.text")} <Link to={pathTo("login", language)}>{text("login.link")}</Link>
      </p>
    </Form>
  );
}
