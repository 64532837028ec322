import { useLanguage, useText } from "../../i18n/text.ts";
import { pathTo } from "../../routing/paths.ts";
import { ButtonLink } from "../../ui/button.tsx";
import { EmptyBox } from "../../ui/drawings/scenes/empty-box.tsx";
import { ResultPage } from "../../ui/result-page.tsx";
import { TroubleNotice } from "./trouble-notice.tsx";

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
      {soldOut.length > 0 && <TroubleNotice trouble={{ reason: "outOfStock", products: soldOut }} />}
      <p>{text("empty.message")}</p>
    </ResultPage>
  );
}
