import type { LoaderFunctionArgs, MetaFunction } from "@remix-run/node";
import { describePage } from "../../frame/head/describe-page.server.ts";
import { pageMeta } from "../../frame/head/page-meta.ts";
import { useLanguage, useText } from "../../i18n/text.ts";
import { pathTo } from "../../routing/paths.ts";
import { openScreen } from "../../session/screen-request.server.ts";
import { WINERY } from "../../shop/winery/winery.ts";
import { ButtonLink } from "../../ui/button.tsx";
import { BrokenGlass } from "../../ui/drawings/scenes/broken-glass.tsx";
import { ResultPage } from "../../ui/result-page.tsx";

export const handle = { i18n: ["order-error"] };

export const meta: MetaFunction<typeof loader> = ({ data }) => pageMeta(data?.page);

export async function loader(args: LoaderFunctionArgs) {
  const screenRequest = await openScreen(args, "order-error");
  return { page: describePage(screenRequest, "order-error") };
}

/** An order or its payment failed: an apology, and the way to try again. */
export default function OrderError() {
  const text = useText("order-error");
  const language = useLanguage();
  return (
    <ResultPage
      drawing={<BrokenGlass />}
      title={text("title")}
      actions={
        <>
          <ButtonLink href={pathTo("checkout", language)}>{text("again")}</ButtonLink>
          <ButtonLink href={pathTo("contact", language)} kind="secondary">
            {text("contact")}
          </ButtonLink>
        </>
      }
    >
      <p>{text("text")}</p>
      <p>{text("help", { phone: WINERY.phones[0], email: WINERY.email })}</p>
    </ResultPage>
  );
}
