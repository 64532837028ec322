import { Form } from "@remix-run/react";
import type { ReactNode } from "react";
import { answerTo, type FormAnswer } from "../../forms/form-answer.ts";
import { FormStart } from "../../forms/form-start.tsx";
import type { FormSetup } from "../../forms/open-form.server.ts";
import { useForm } from "../../forms/use-form.ts";
import { useText } from "../../i18n/text.ts";
import { ADDRESSES } from "../../routing/paths.ts";
import type { KeptInWords } from "../../shop/retention/retention.ts";
import { Button, type ButtonKind, ButtonLink } from "../../ui/button.tsx";
import { TextField } from "../../ui/field.tsx";
import { Devices, type ShownDevice } from "./devices.tsx";

type Props = {
  answer: FormAnswer | null;
  setups: Record<"changeEmail" | "changePassword" | "deleteAccount", FormSetup>;
  email: string;
  devices: ShownDevice[];
  kept: KeptInWords;
};

/** The account's security settings and its deletion; each part unfolds, and stays open if its form was refused. */
export function Security({ answer, setups, email, devices, kept }: Props) {
  const text = useText("profile");
  const of = (intent: keyof Props["setups"]) => ({ answer: answerTo(answer, intent), setup: setups[intent] });
  return (
    <section className="profile-security" aria-labelledby="profile-security">
      <h2 id="profile-security">{text("security.title")}</h2>
      <EmailPart {...of("changeEmail")} email={email} />
      <PasswordPart {...of("changePassword")} />
      <Part title={text("devices.title")} note={text("devices.count", { count: devices.length })} open={false}>
        <Devices devices={devices} />
      </Part>
      <OwnData />
      <EndPart {...of("deleteAccount")} kept={kept} />
    </section>
  );
}

type RefusableProps = { answer: FormAnswer | null; setup: FormSetup };

function EmailPart({ email, ...given }: RefusableProps & { email: string }) {
  const text = useText("profile");
  return (
    <Part title={text("changeEmail.title")} note={email} open={given.answer !== null}>
      <p>{text("changeEmail.text")}</p>
      <PasswordForm intent="changeEmail" {...given} fields={["email", "presentPassword"]} />
    </Part>
  );
}

function PasswordPart(given: RefusableProps) {
  const text = useText("profile");
  return (
    <Part title={text("changePassword.title")} open={given.answer !== null}>
      <p>{text("changePassword.text")}</p>
      <PasswordForm intent="changePassword" {...given} fields={["presentPassword", "password", "passwordConfirm"]} />
    </Part>
  );
}

function EndPart({ kept, ...given }: RefusableProps & { kept: KeptInWords }) {
  const text = useText("profile");
  return (
    <Part title={text("deleteAccount.title")} open={given.answer !== null}>
      <p>{text("deleteAccount.text", kept)}</p>
      <PasswordForm intent="deleteAccount" {...given} fields={["presentPassword"]} kind="danger" />
    </Part>
  );
}

function OwnData() {
  const text = useText("profile");
  return (
    <Part title={text("data.title")} open={false}>
      <p>{text("data.text")}</p>
      <ButtonLink kind="secondary" href={ADDRESSES.authData} download="">
        {text("data.button")}
      </ButtonLink>
    </Part>
  );
}

type PartProps = { title: string; note?: string; open: boolean; children: ReactNode };

function Part({ title, note, open, children }: PartProps) {
  return (
    <details className="profile-fold fold" open={open}>
      <summary>
        <span>{title}</span> {note && <span className="quiet small">{note}</span>}
      </summary>
      <div className="stack">{children}</div>
    </details>
  );
}

type Name = "email" | "presentPassword" | "password" | "passwordConfirm";
type FormProps = RefusableProps & { intent: string; fields: readonly Name[]; kind?: ButtonKind };

const LABELS: Partial<Record<Name, string>> = { password: "newPassword" };

/** A small form that asks for the present password before it changes anything. */
function PasswordForm({ intent, answer, setup, fields: names, kind = "primary" }: FormProps) {
  const text = useText("profile");
  const words = useText("account");
  const form = useForm(intent, { names, setup, answer, texts: "account" });
  const { fields, words: field } = form;
  const autoComplete = { email: "email", presentPassword: "current-password" } as const;
  return (
    <Form method="post" {...form.props} className="form">
      <FormStart form={form} />
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
