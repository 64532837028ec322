import { useFetcher, useLocation } from "@remix-run/react";
import { type FormEvent, useContext, useEffect, useState } from "react";
import { useFetcherData } from "../../forms/fetcher-data.ts";
import { type FormAnswer, PRESS_AGAIN_FIELD } from "../../forms/form-answer.ts";
import { useText } from "../../i18n/text.ts";
import { SECONDS } from "../../platform/system/clock.ts";
import { ADDRESSES } from "../../routing/paths.ts";
import { MAX_EMAIL_LENGTH } from "../../shop/accounts/account.ts";
import { Button } from "../../ui/button.tsx";
import { TextField } from "../../ui/field.tsx";
import { Notice } from "../../ui/notice.tsx";
import { ForgotPasswordAnswer, type ForgotPasswordResult } from "./forgot-password-answer.ts";
import { OverlayTitle } from "./overlay-title.tsx";

/** How long a message stays with scripts (docs/rules.md "Pages"). */
const MESSAGE_MS = 3 * SECONDS;

/**
 * The forgot-password form (docs/interface.md "Forms"). Without scripts it posts to its page; a script sends it separately and shows the
 * message for three seconds.
 */
export function ForgotPassword() {
  const text = useText();
  const { pathname, search } = useLocation();
  const fetcher = useFetcher<ForgotPasswordResult>();
  const [posted, setPosted] = useState(useContext(ForgotPasswordAnswer));
  const answered = useFetcherData(fetcher.data);
  const shown = useForAWhile(fetcher.state === "idle" ? answered : undefined);
  const answer = answered ?? posted;

  function send(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    setPosted(null);
    fetcher.submit(event.currentTarget, { method: "post", action: ADDRESSES.forgotPassword });
  }

  return (
    <form
      id="forgotPassword"
      method="post"
      action={pathname + search}
      onSubmit={send}
      className="forgot"
      data-shows-errors=""
    >
      <Fields refused={answer === "sent" ? null : answer} from={pathname} />
      <Button disabled={fetcher.state !== "idle"}>{text("forgotPassword.send")}</Button>
      <div className="forgot-message">
        <Message answer={shown ?? posted} />
      </div>
    </form>
  );
}

function Fields({ refused, from }: { refused: FormAnswer | null; from: string }) {
  const text = useText();
  const invalid = refused?.fieldErrors.email ? [text("forgotPassword.invalid")] : undefined;
  return (
    <>
      <OverlayTitle>{text("forgotPassword.title")}</OverlayTitle>
      <p>{text("forgotPassword.lead")}</p>
      <input type="hidden" name="intent" value="forgotPassword" />
      <input type="hidden" name="from" value={from} />
      {refused?.formError?.pressAgain && (
        <input type="hidden" name={PRESS_AGAIN_FIELD} value={refused.formError.pressAgain} />
      )}
      <TextField
        id="forgot-email"
        type="email"
        name="email"
        label={text("forgotPassword.email")}
        placeholder={text("forgotPassword.placeholder")}
        defaultValue={refused?.values.email}
        errors={invalid}
        maxLength={MAX_EMAIL_LENGTH}
        autoComplete="email"
        required
      />
    </>
  );
}

function Message({ answer }: { answer: ForgotPasswordResult | null }) {
  const text = useText();
  if (!answer) return null;
  if (answer === "sent") return <Notice tone="success">{text("forgotPassword.sent")}</Notice>;
  const seconds = answer.formError?.retryAfterSeconds;
  if (answer.formError?.pressAgain) {
    return <Notice tone="alert">{text("forgotPassword.pressAgain", { seconds })}</Notice>;
  }
  const reason = answer.formError?.reason === "offline" ? "offline" : "failed";
  const message =
    seconds === undefined ? text(`forgotPassword.${reason}`) : text("forgotPassword.tooOften", { seconds });
  const reference = answer.formError?.details?.reference;
  return (
    <Notice tone="alert">
      <p>{message}</p>
      {reference && (
        <p>
          {text("oops.reference")} <code>{reference}</code>
        </p>
      )}
    </Notice>
  );
}

/** An answer until its three seconds are over. */
function useForAWhile(answer: ForgotPasswordResult | undefined): ForgotPasswordResult | null {
  const [shown, setShown] = useState<ForgotPasswordResult | null>(null);
  useEffect(() => {
    if (!answer) return;
    setShown(answer);
    const over = setTimeout(() => setShown(null), MESSAGE_MS);
    return () => clearTimeout(over);
  }, [answer]);
  return shown;
}
