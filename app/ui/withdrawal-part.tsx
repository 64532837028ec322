import { useParams } from "@remix-run/react";
import { useLanguage, useText } from "../i18n/text.ts";
import { pathTo } from "../routing/paths.ts";
import { ButtonLink } from "./button.tsx";

/** The way to withdraw from a purchase, visible on every page of an order (Directive 2011/83/EU, article 11a). Texts of `order`. */
export function WithdrawalPart({ number }: { number: string }) {
  const text = useText("order");
  const language = useLanguage();
  const { token } = useParams();
  return (
    <section aria-labelledby="order-withdrawal">
      <h2 id="order-withdrawal">{text("withdrawal.title")}</h2>
      <p>{text("withdrawal.text")}</p>
      <p className="order-sheet-withdrawal">
        <ButtonLink kind="secondary" href={pathTo("withdrawal", language, {}, token ? { token } : { order: number })}>
          {text("withdrawal.link")}
        </ButtonLink>
      </p>
    </section>
  );
}
