import type { LoaderFunctionArgs, MetaFunction } from "@remix-run/node";
import { useSearchParams } from "@remix-run/react";
import { describePage } from "../../frame/head/describe-page.server.ts";
import { pageMeta } from "../../frame/head/page-meta.ts";
import { useLanguage, useText } from "../../i18n/text.ts";
import { pathTo } from "../../routing/paths.ts";
import { openScreen } from "../../session/screen-request.server.ts";
import { ButtonLink } from "../../ui/button.tsx";
import { Envelope } from "../../ui/drawings/scenes/envelope.tsx";
import { ResultPage } from "../../ui/result-page.tsx";

export const handle = { i18n: ["inquiry-success"] };
export { unlessOnlyOverlayChanged as shouldRevalidate } from "../../frame/overlay/overlay.ts";

export const meta: MetaFunction<typeof loader> = ({ data }) => pageMeta(data?.page);

export async function loader(args: LoaderFunctionArgs) {
  const screenRequest = await openScreen(args, "inquiry-success");
  return { page: describePage(screenRequest, "inquiry-success") };
}

/** What an asker sees once the inquiry is stored; the checkout's inquiry keeps the cart and says so (`?cart=kept`). */
export default function InquirySuccess() {
  const text = useText("inquiry-success");
  const language = useLanguage();
  const [query] = useSearchParams();
  return (
    <ResultPage
      drawing={<Envelope />}
      title={text("title")}
      actions={
        <>
          <ButtonLink href={pathTo("our-products", language)}>{text("shop")}</ButtonLink>
          <ButtonLink href={pathTo("home", language)} kind="secondary">
            {text("home")}
          </ButtonLink>
        </>
      }
    >
      <p>{text("text")}</p>
      {query.get("cart") === "kept" && <p>{text("cart")}</p>}
    </ResultPage>
  );
}
