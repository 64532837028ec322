import { useEffect, useRef } from "react";
import { noteConnection, useConnection } from "../forms/connection.ts";
import { useText } from "../i18n/text.ts";
import { Button } from "../ui/button.tsx";
import { Notice } from "../ui/notice.tsx";

/**
 * Reports a broken connection where nothing else does: a form without a place for errors, a link that was not followed, a page that does
 * not arrive. It floats over the page and moves nothing.
 * @param cartReports whether the cart already reports that the server cannot be reached
 */
export function ConnectionNotice({ cartReports }: { cartReports: boolean }) {
  const text = useText();
  const { lost, stayed, waiting } = useConnection();
  const unreported = lost?.form === "" ? lost : null;
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (unreported) box.current?.focus();
  }, [unreported]);
  return (
    <div className="passing" ref={box} tabIndex={-1}>
      {unreported && (
        <Notice tone="alert" className="passing-notice" title={text(`connection.${reasonOf(unreported.error.reason)}`)}>
          {unreported.error.details && (
            <p className="small">
              {text("oops.reference")} <code>{unreported.error.details.reference}</code>
            </p>
          )}
          <p className="button-row">
            <Button type="button" kind="secondary" onClick={unreported.retry}>
              {text("connection.retry")}
            </Button>
            <Button type="button" kind="quiet" onClick={() => noteConnection({ lost: null })}>
              {text("connection.dismiss")}
            </Button>
          </p>
        </Notice>
      )}
      {!unreported && (stayed || (waiting && !cartReports)) && (
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
