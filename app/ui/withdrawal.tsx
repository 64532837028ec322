import { useLanguage, useText } from "../i18n/text.ts";
import { pathTo } from "../routing/paths.ts";

/** Where a purchase is withdrawn from, in sight on every page of an order (Directive 2011/83/EU, article 11a). Words of `order`. */
export function Withdrawal({ number }: { number: string }) {
  const text = useText("order");
  const language = useLanguage();
  return (
    <section aria-labelledby="order-withdrawal">
      <h2 id="order-withdrawal">{text("withdrawal.title")}</h2>
      <p>{text("withdrawal.text")}</p>
      <p>
        <a href={pathTo("contact", language, {}, { about: "withdrawal", order: number })}>{text("withdrawal.link")}</a>
      </p>
    </section>
  );
}
