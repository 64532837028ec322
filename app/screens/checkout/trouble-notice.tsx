import { useText } from "../../i18n/text.ts";
import { Notice } from "../../ui/notice.tsx";
import type { Trouble } from "./answer-checkout.server.ts";

/** Why the order could not be made, on top of the form that holds everything that was typed. */
export function TroubleNotice({ trouble }: { trouble: Trouble }) {
  const text = useText("checkout");
  return (
    <Notice tone="alert" title={text(`troubles.${trouble.reason}.title`)}>
      <p>{text(`troubles.${trouble.reason}.message`)}</p>
      {trouble.products.length > 0 && (
        <ul>
          {trouble.products.map((name) => (
            <li key={name}>{name}</li>
          ))}
        </ul>
      )}
      {trouble.reason === "boxNotFull" && (
        <p>
          <a href="?overlay=cartOpen">{text("openCart")}</a>
        </p>
      )}
    </Notice>
  );
}
