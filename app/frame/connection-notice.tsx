import { useEffect, useRef } from "react";
import { noteConnection, useConnection } from "../forms/connection.ts";
import { useText } from "../i18n/text.ts";
import { Button } from "../ui/button.tsx";
import { Notice } from "../ui/notice.tsx";

/**
 * Says that the line is broken where nothing else does: of a form that has no place for its errors, a link that was not followed, a page
 * that does not come. It lies over the page and moves nothing.
 * @param cartTells whether the cart says already that the server cannot be asked
 */
export function ConnectionNotice({ cartTells }: { cartTells: boolean }) {
  const text = useText();
  const { lost, stayed, waiting } = useConnection();
  const untold = lost?.form === "" ? lost : null;
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (untold) box.current?.focus();
  }, [untold]);
  return (
    <div className="passing" ref={box} tabIndex={-1}>
      {untold && (
        <Notice tone="alert" className="passing-notice" title={text(`connection.${reasonOf(untold.error.reason)}`)}>
          {untold.error.details && (
            <p className="small">
              {text("oops.reference")} <code>{untold.error.details.reference}</code>
            </p>
          )}
          <p className="button-row">
            <Button type="button" kind="secondary" onClick={untold.retry}>
              {text("connection.retry")}
            </Button>
            <Button type="button" kind="quiet" onClick={() => noteConnection({ lost: null })}>
              {text("connection.dismiss")}
            </Button>
          </p>
        </Notice>
      )}
      {!untold && (stayed || (waiting && !cartTells)) && (
        <Notice
          tone="alert"
          className="passing-notice"
          title={text(stayed ? "connection.stayed" : "connection.waiting")}
        />
      )}
    </div>
  );
}

/** What is none of the line's own reasons is a failure like any other here. */
function reasonOf(reason: string): "offline" | "failed" {
  return reason === "offline" ? "offline" : "failed";
}
