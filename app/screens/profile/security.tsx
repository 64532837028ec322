import { getFormProps, useForm } from "@conform-to/react";
import { Form } from "@remix-run/react";
import type { ReactNode } from "react";
import { fieldWords, summaryOf } from "../../frame/form-fields.ts";
import { FormTrouble } from "../../frame/form-trouble.tsx";
import { useText } from "../../i18n/text.ts";
import { ADDRESSES } from "../../routing/paths.ts";
import type { FormAnswer } from "../../session/form-answer.server.ts";
import { ACCOUNT_LIMITS, MIN_PASSWORD_LENGTH } from "../../shop/accounts/account.ts";
import type { KeptInWords } from "../../shop/retention/retention.ts";
import { Button, type ButtonKind, ButtonLink } from "../../ui/button.tsx";
import { ErrorSummary, TextField } from "../../ui/field.tsx";
import { type Device, Devices } from "./devices.tsx";

type Props = {
  answer: FormAnswer | null;
  answerOf(answer: FormAnswer | null, intent: string): FormAnswer | null;
  email: string;
  devices: Device[];
  kept: KeptInWords;
};

/** What keeps an account safe, and what ends it; each part unfolds, and stays open where its form was refused. */
export function Security({ answer, answerOf, email, devices, kept }: Props) {
  const text = useText("profile");
  const of = (intent: string) => answerOf(answer, intent);
  return (
    <section className="profile-security" aria-labelledby="profile-security">
      <h2 id="profile-security">{text("security.title")}</h2>
      <Part title={text("changeEmail.title")} note={email} open={of("changeEmail") !== null}>
        <p>{text("changeEmail.text")}</p>
        <PasswordForm intent="changeEmail" answer={of("changeEmail")} fields={["email", "presentPassword"]} />
      </Part>
      <Part title={text("changePassword.title")} open={of("changePassword") !== null}>
        <p>{text("changePassword.text")}</p>
        <PasswordForm
          intent="changePassword"
          answer={of("changePassword")}
          fields={["presentPassword", "password", "passwordConfirm"]}
        />
      </Part>
      <Part title={text("devices.title")} note={text("devices.count", { count: devices.length })} open={false}>
        <Devices devices={devices} />
      </Part>
      <Part title={text("data.title")} open={false}>
        <p>{text("data.text")}</p>
        <ButtonLink kind="secondary" href={ADDRESSES.authData} download="">
          {text("data.button")}
        </ButtonLink>
      </Part>
      <Part title={text("deleteAccount.title")} open={of("deleteAccount") !== null}>
        <p>{text("deleteAccount.text", kept)}</p>
        <PasswordForm intent="deleteAccount" answer={of("deleteAccount")} fields={["presentPassword"]} kind="danger" />
      </Part>
    </section>
  );
}

type PartProps = { title: string; note?: string; open: boolean; children: ReactNode };

function Part({ title, note, open, children }: PartProps) {
  return (
    <details className="profile-fold" open={open}>
      <summary>
        <span>{title}</span> {note && <span className="quiet small">{note}</span>}
      </summary>
      <div className="stack">{children}</div>
    </details>
  );
}

type Name = "email" | "presentPassword" | "password" | "passwordConfirm";
type FormProps = { intent: string; answer: FormAnswer | null; fields: readonly Name[]; kind?: ButtonKind };

const LABELS: Partial<Record<Name, string>> = { password: "newPassword" };
const LENGTHS = { minLength: MIN_PASSWORD_LENGTH, maxLength: ACCOUNT_LIMITS.password };

/** A small form that asks for the present password before it changes anything. */
function PasswordForm({ intent, answer, fields: names, kind = "primary" }: FormProps) {
  const text = useText("profile");
  const words = useText("account");
  const [form, fields] = useForm<Record<Name, string>>({
    id: intent,
    lastResult: answer?.result ?? null,
    defaultNoValidate: false,
    defaultValue: answer?.result.initialValue ?? {},
    constraint: {
      email: { required: true, maxLength: ACCOUNT_LIMITS.email },
      presentPassword: { required: true, maxLength: ACCOUNT_LIMITS.password },
      password: { required: true, ...LENGTHS },
      passwordConfirm: { required: true },
    },
  });
  const field = fieldWords(words, ACCOUNT_LIMITS);
  const autoComplete = { email: "email", presentPassword: "current-password" } as const;
  return (
    <Form method="post" {...getFormProps(form)} className="form">
      <FormTrouble trouble={answer?.trouble} />
      <ErrorSummary
        title={words("errors.summary")}
        errors={summaryOf(words, form, fields, ACCOUNT_LIMITS)}
        answer={answer}
      />
      <input type="hidden" name="intent" value={intent} />
      {names.map((name) => (
        <TextField
          key={name}
          {...field.input(fields[name], name === "email" ? "email" : "password")}
          label={name === "email" ? text("changeEmail.field") : words(`fields.${LABELS[name] ?? name}`)}
          autoComplete={name === "email" || name === "presentPassword" ? autoComplete[name] : "new-password"}
          hint={name === "password" ? words("hints.password") : undefined}
        />
      ))}
      <Button kind={kind}>{text(`${intent}.button`)}</Button>
    </Form>
  );
}
