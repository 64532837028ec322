import { Form } from "@remix-run/react";
import type { FormAnswer } from "../../forms/form-answer.ts";
import { FormStart } from "../../forms/form-start.tsx";
import type { FormSetup } from "../../forms/open-form.server.ts";
import { useForm } from "../../forms/use-form.ts";
import { useText } from "../../i18n/text.ts";
import { Button } from "../../ui/button.tsx";
import { TextField } from "../../ui/field.tsx";
import type { StatementPrefill } from "./statement.server.ts";

const NAMES = ["name", "orderNumber", "email", "goods"] as const;

type Props = { setup: FormSetup; prefill: StatementPrefill; answer: FormAnswer | null };

/** The statement of withdrawal; its button sends it. It has no checkbox. */
export function StatementForm({ setup, prefill, answer }: Props) {
  const text = useText("withdrawal");
  const form = useForm("withdrawal", { names: NAMES, setup, answer, defaults: prefill, texts: "withdrawal" });
  const { fields, words } = form;
  return (
    <Form method="post" {...form.props} className="card card-label withdrawal-form">
      <h2>{text("form.title")}</h2>
      <FormStart form={form} />
      <p>{text("form.statement")}</p>
      <TextField {...words.input(fields.name, "text")} autoComplete="name" />
      <TextField {...words.input(fields.orderNumber, "text")} autoComplete="off" hint={text("form.orderNumberHint")} />
      <TextField {...words.input(fields.email, "email")} autoComplete="email" hint={text("form.emailHint")} />
      <TextField {...words.input(fields.goods, "text")} autoComplete="off" hint={text("form.goodsHint")} />
      <Button disabled={form.sending}>{text("form.confirm")}</Button>
    </Form>
  );
}
