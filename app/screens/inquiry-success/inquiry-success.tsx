import type { LoaderFunctionArgs, MetaFunction } from "@remix-run/node";
import { useLoaderData, useSearchParams } from "@remix-run/react";
import { describePage } from "../../frame/head/describe-page.server.ts";
import { pageMeta } from "../../frame/head/page-meta.ts";
import { useLanguage, useText } from "../../i18n/text.ts";
import { pathTo } from "../../routing/paths.ts";
import { openScreen } from "../../session/screen-request.server.ts";
import { hasArrived } from "../../shop/inquiries/has-arrived.server.ts";
import { ButtonLink } from "../../ui/button.tsx";
import { Envelope } from "../../ui/drawings/scenes/envelope.tsx";
import { ResultPage } from "../../ui/result-page.tsx";

export const handle = { i18n: ["inquiry-success"] };

export const meta: MetaFunction<typeof loader> = ({ data }) => pageMeta(data?.page);

export async function loader(args: LoaderFunctionArgs) {
  const screenRequest = await openScreen(args, "inquiry-success");
  const { platform, url } = screenRequest;
  const arrived = await hasArrived(platform, url.searchParams.get("inquiry"));
  if (arrived) return { page: describePage(screenRequest, "inquiry-success"), arrived };
  const text = screenRequest.text("inquiry-success");
  const unknown = { title: text("unknown.title"), description: text("unknown.text") };
  return { page: describePage(screenRequest, "inquiry-success", unknown), arrived };
}

/**
 * What a visitor sees once the inquiry is stored; after the checkout's inquiry the page says that the cart was kept (`?cart=kept`). Without
 * a stored inquiry, a page that is true for anybody.
 */
export default function InquirySuccess() {
  const { arrived } = useLoaderData<typeof loader>();
  const text = useText("inquiry-success");
  const language = useLanguage();
  const [query] = useSearchParams();
  if (!arrived) return <NoInquiry />;
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

function NoInquiry() {
  const text = useText("inquiry-success");
  const language = useLanguage();
  return (
    <ResultPage
      drawing={<Envelope />}
      title={text("unknown.title")}
      actions={<ButtonLink href={pathTo("contact", language)}>{text("unknown.contact")}</ButtonLink>}
    >
      <p>{text("unknown.text")}</p>
    </ResultPage>
  );
}
