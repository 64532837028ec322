import { useEffect, useRef, useState } from "react";
import { useText } from "../i18n/text.ts";
import { Button } from "../ui/button.tsx";
import { ErrorSummary } from "../ui/error-summary.tsx";
import { useConnection } from "./connection.ts";
import { type FormAnswer, type FormError, PRESS_AGAIN_FIELD } from "./form-answer.ts";
import { memoryOfTab } from "./kept-values.ts";
import { RestoredNotice } from "./restored-notice.tsx";
import { keepSentKey, sentKeyOf } from "./sent-key.ts";
import { SpamFields } from "./spam/spam-fields.tsx";
import type { ShopForm } from "./use-form.ts";

type Props = {
  // biome-ignore lint/suspicious/noExplicitAny: a form's names are its own; nothing here asks for one
  form: ShopForm<any>;
  /** Where an error's link leads, where that is not the field itself. */
  targetOf?(id: string): string;
  /** What heads the list of wrong fields where the form has more to say than "please check": that nothing is booked yet. */
  summary?: string;
  /** What stands before the answer, as a form's heading. */
  className?: string;
};

/**
 * What every form begins with: what is wrong with it, which takes the focus, and the fields that nobody fills in: its one-time
 * key, which stays the same when it is shown again, and those of the spam check. What was left half filled in is brought back.
 */
export function FormStart({ form, targetOf = (id) => id, summary, className }: Props) {
  const { answer, setup } = form;
  const text = useText();
  const [dismissed, setDismissed] = useState<FormAnswer | null>(null);
  const error = answer === dismissed ? null : answer?.formError;
  return (
    <>
      <ErrorSummary
        title={summary ?? text("form.summary")}
        errors={form.summary.map(({ id, message }) => ({ id: targetOf(id), message }))}
        answer={answer}
        {...(className && { className })}
      >
        {error && (
          <>
            <FormErrorText error={error} form={form} />
            <LostPostButtons form={form.name} dismiss={() => setDismissed(answer)} />
          </>
        )}
      </ErrorSummary>
      <RestoredNotice form={form.name} answered={answer !== null} />
      {setup.key && <OneTimeKey {...setup.key} form={form.name} answer={answer} />}
      {answer?.formError?.pressAgain && (
        <input type="hidden" name={PRESS_AGAIN_FIELD} value={answer.formError.pressAgain} />
      )}
      {setup.spam && <SpamFields {...setup.spam} />}
    </>
  );
}

type KeyProps = { name: string; value: string; form: string; answer: FormAnswer | null };

/**
 * The form's key. It is kept before the form is sent: until an answer takes the form, the next one of this tab has the same key, though the
 * page was loaded anew, or left and come back to, while the answer was on its way.
 */
function OneTimeKey({ name, value, form, answer }: KeyProps) {
  const [sentKey, setSentKey] = useState<string | null>(null);
  const field = useRef<HTMLInputElement>(null);
  useEffect(() => {
    const sender = field.current?.form;
    const keep = () => keepSentKey(memoryOfTab(), form, field.current?.value ?? "", Date.now());
    sender?.addEventListener("submit", keep);
    return () => sender?.removeEventListener("submit", keep);
  }, [form]);
  // Whatever is drawn anew may be what follows a post: its answer, or that it was given up.
  useEffect(() => setSentKey(sentKeyOf(memoryOfTab(), form, Date.now())));
  return <input type="hidden" ref={field} name={name} value={answer?.values[name] ?? sentKey ?? value} />;
}

/** Errors that any form may have; a form has words of its own for all others. */
const COMMON = ["tooOften", "pressAgain", "busy", "spam", "offline", "failed"];

// biome-ignore lint/suspicious/noExplicitAny: as above
function FormErrorText({ error, form }: { error: FormError; form: ShopForm<any> }) {
  const common = useText();
  const { reason, retryAfterSeconds = 0, details, items = [] } = error;
  const [text, errors] = COMMON.includes(reason) ? [common, "form.formErrors"] : [form.text, "formErrors"];
  const values = { count: Math.ceil(retryAfterSeconds / 60), seconds: retryAfterSeconds, ...details };
  return (
    <>
      <p className="error-summary-title">{text(`${errors}.${reason}.title`)}</p>
      <p>{text(`${errors}.${reason}.message`, values)}</p>
      {items.length > 0 && (
        <ul>
          {items.map((item) => (
            <li key={item}>{item}</li>
          ))}
        </ul>
      )}
      {reason === "failed" && details && (
        <p className="small">
          {common("form.reference")} <code>{details.reference}</code>
        </p>
      )}
    </>
  );
}

/** Under an error that is not the server's: to send the form once more, and to put the sentence away. */
function LostPostButtons({ form, dismiss }: { form: string; dismiss(): void }) {
  const text = useText();
  const { lost } = useConnection();
  if (lost?.form !== form) return null;
  return (
    <p className="button-row">
      <Button type="button" kind="secondary" onClick={lost.retry}>
        {text("form.retry")}
      </Button>
      <Button type="button" kind="quiet" onClick={dismiss}>
        {text("form.dismiss")}
      </Button>
    </p>
  );
}
