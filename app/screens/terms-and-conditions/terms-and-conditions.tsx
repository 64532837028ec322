import type { LoaderFunctionArgs, MetaFunction } from "@remix-run/node";
import { pageMeta } from "../../frame/page-meta.ts";
import { describePage } from "../../frame/page.server.ts";
import { useText } from "../../i18n/text.ts";
import { openVisit } from "../../session/visit.server.ts";
import { ResultPage } from "../../ui/result-page.tsx";

export const handle = { i18n: ["terms-and-conditions"] };
export { unlessOnlyOverlayChanged as shouldRevalidate } from "../../frame/overlay/overlay.ts";
export { publicPage as headers } from "../../frame/page-meta.ts";

export const meta: MetaFunction<typeof loader> = ({ data }) => pageMeta(data?.page);

export async function loader(args: LoaderFunctionArgs) {
  const visit = await openVisit(args, "terms-and-conditions");
  return { page: describePage(visit, "terms-and-conditions") };
}

export default function TermsAndConditions() {
  const text = useText("terms-and-conditions");
  return (
    <ResultPage title={text("meta.title")}>
      <p>{text("text")}</p>
    </ResultPage>
  );
}
