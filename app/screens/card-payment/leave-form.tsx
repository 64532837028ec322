import { useEffect, useRef } from "react";
import { useLanguage, useText } from "../../i18n/text.ts";
import { pathTo } from "../../routing/paths.ts";
import { Button, ButtonLink } from "../../ui/button.tsx";
import { useCspSources } from "../../ui/csp-sources.ts";
import { PackedBox } from "../../ui/drawings/scenes/packed-box.tsx";
import { Price } from "../../ui/price.tsx";
import { ResultPage } from "../../ui/result-page.tsx";
import { Unbroken } from "../../ui/unbroken.tsx";

type Props = {
  number: string;
  totalCents: number;
  form: {
    action: string;
    fields: Record<string, string>;
    hosts: readonly string[];
    isSandbox: boolean;
    begins: boolean;
  };
};

/** One form with one button that leads to the card page; with scripts it is sent at once. */
export function LeaveForm({ number, totalCents, form }: Props) {
  const text = useText("card-payment");
  const language = useLanguage();
  const { action, fields, hosts, isSandbox, begins } = form;
  useCspSources({ form: hosts });
  const sent = useSentAtOnce(!begins);
  return (
    <ResultPage
      drawing={<PackedBox />}
      title={<Unbroken sentence={text("title", { number })} part={number} />}
      actions={
        <>
          <form ref={sent} method="post" {...(begins ? {} : { action, acceptCharset: "utf-8" })}>
            {Object.entries(fields).map(([name, value]) => (
              <input key={name} type="hidden" name={name} value={value} />
            ))}
            <Button>{text("pay")}</Button>
          </form>
          <ButtonLink href={pathTo("contact", language)} kind="quiet">
            {text("help")}
          </ButtonLink>
        </>
      }
    >
      <p>
        {text("amount")} <strong>{<Price cents={totalCents} kuna />}</strong>
      </p>
      <p>{text(isSandbox ? "test" : begins ? "text" : "leaving")}</p>
    </ResultPage>
  );
}

/**
 * Sends the form once the page is there. The address is changed to that of the page without the attempt before: whoever comes back by
 * the browser's button finds the way to begin anew, and is not sent away again.
 */
function useSentAtOnce(isReady: boolean) {
  const form = useRef<HTMLFormElement>(null);
  useEffect(() => {
    if (!isReady) return;
    window.history.replaceState(window.history.state, "", window.location.pathname);
    form.current?.submit();
  }, [isReady]);
  return form;
}
