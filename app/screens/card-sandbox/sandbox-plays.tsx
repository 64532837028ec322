import type { ReactNode } from "react";
import { useLanguage, useText } from "../../i18n/text.ts";
import { pathTo } from "../../routing/paths.ts";
import { PLAY_FIELD, SANDBOX_CALLS } from "../../shop/payment/sandbox-calls.ts";
import { Button } from "../../ui/button.tsx";
import { Notice } from "../../ui/notice.tsx";
import { Price } from "../../ui/price.tsx";

type Form = { method: "get" | "post"; action: string; fields: [string, string][] };
type Props = {
  payment: { number: string; amountCents: number };
  forms: Record<"pay" | "decline" | "cancel" | "wrongAmount" | "forged", Form>;
  /** The shop's own form, which the last two buttons send once more. */
  fields: Record<string, string>;
};

/** Our own card page: a button for each outcome of a card provider. Every form is plain and loads a document. */
export function SandboxPlays({ payment, forms, fields }: Props) {
  const text = useText("card-sandbox");
  const language = useLanguage();
  const again = { method: "post" as const, action: pathTo("card-sandbox", language) };
  const callFields = (play: string): Form["fields"] => [...Object.entries(fields), [PLAY_FIELD, play]];
  return (
    <div className="wrap wrap-narrow sandbox">
      <Notice tone="alert" title={text("test")}>
        <p>{text("testText")}</p>
      </Notice>
      <h1>{text("title")}</h1>
      <p>
        {text("payment", { number: payment.number })} <strong>{<Price cents={payment.amountCents} />}</strong>
      </p>
      <ul className="plain-list sandbox-plays">
        <Play form={forms.pay} primary>
          {text("plays.pay")}
        </Play>
        {(["decline", "cancel"] as const).map((play) => (
          <Play key={play} form={forms[play]} hint={text(`hints.${play}`)}>
            {text(`plays.${play}`)}
          </Play>
        ))}
        {SANDBOX_CALLS.map((play) => (
          <Play key={play} form={{ ...again, fields: callFields(play) }} hint={text(`hints.${play}`)}>
            {text(`plays.${play}`)}
          </Play>
        ))}
        {(["wrongAmount", "forged"] as const).map((play) => (
          <Play key={play} form={forms[play]} hint={text(`hints.${play}`)}>
            {text(`plays.${play}`)}
          </Play>
        ))}
      </ul>
    </div>
  );
}

type PlayProps = { form: Form; primary?: boolean; hint?: string; children: ReactNode };

function Play({ form: { method, action, fields }, primary = false, hint, children }: PlayProps) {
  return (
    <li>
      <form method={method} action={action}>
        {fields.map(([name, value]) => (
          <input key={name} type="hidden" name={name} value={value} />
        ))}
        <Button kind={primary ? "primary" : "secondary"}>{children}</Button>
      </form>
      {hint && <p className="quiet small">{hint}</p>}
    </li>
  );
}
