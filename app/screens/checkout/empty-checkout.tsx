import { useLanguage, useText } from "../../i18n/text.ts";
import { pathTo } from "../../routing/paths.ts";
import { ButtonLink } from "../../ui/button.tsx";
import { EmptyBox } from "../../ui/drawings/scenes/empty-box.tsx";
import { Notice } from "../../ui/notice.tsx";
import { ResultPage } from "../../ui/result-page.tsx";

/** A checkout without anything in the cart; `soldOut` names what somebody else has just bought. */
export function EmptyCheckout({ soldOut }: { soldOut: string[] }) {
  const text = useText("checkout");
  const language = useLanguage();
  return (
    <ResultPage
      drawing={<EmptyBox />}
      title={text("empty.title")}
      actions={<ButtonLink href={pathTo("our-products", language)}>{text("empty.shop")}</ButtonLink>}
    >
      {soldOut.length > 0 && (
        <Notice tone="alert" title={text("formErrors.outOfStock.title")}>
          <p>{text("formErrors.outOfStock.message")}</p>
          <ul>
            {soldOut.map((name) => (
              <li key={name}>{name}</li>
            ))}
          </ul>
        </Notice>
      )}
      <p>{text("empty.message")}</p>
    </ResultPage>
  );
}
