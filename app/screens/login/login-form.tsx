import { Form, useLocation } from "@remix-run/react";
import type { FormAnswer } from "../../forms/form-answer.ts";
import { FormStart } from "../../forms/form-start.tsx";
import { keepHash } from "../../forms/keep-hash.ts";
import type { FormSetup } from "../../forms/open-form.server.ts";
import { useForm } from "../../forms/use-form.ts";
import { withOverlay } from "../../frame/overlay/overlay.ts";
import { useText } from "../../i18n/text.ts";
import { Button } from "../../ui/button.tsx";
import { CheckboxField, TextField } from "../../ui/field.tsx";
import { Link } from "../../ui/link.tsx";

type Props = { answer: FormAnswer | undefined; setup: FormSetup; redirectTo: string };

const NAMES = ["email", "password", "remember"] as const;

/** The login form. */
export function LoginForm({ answer, setup, redirectTo }: Props) {
  const text = useText("login");
  const { search } = useLocation();
  const form = useForm("login", { names: NAMES, setup, answer, defaults: { remember: "on" }, texts: "account" });
  const { fields, words } = form;
  return (
    <Form method="post" {...form.props} className="form card" onSubmitCapture={keepHash("redirectTo")}>
      <FormStart form={form} />
      <input type="hidden" name="redirectTo" value={redirectTo} />
      <TextField {...words.input(fields.email, "email")} autoComplete="username" />
      <TextField {...words.input(fields.password, "password")} autoComplete="current-password" />
      <CheckboxField {...words.checkbox(fields.remember)} />
      <Button disabled={form.sending}>{text("send")}</Button>
      <p>
        <Link to={withOverlay(search, "forgotPassword")} preventScrollReset>
          {text("forgot")}
        </Link>
      </p>
    </Form>
  );
}
