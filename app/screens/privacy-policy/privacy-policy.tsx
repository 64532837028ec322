import type { LoaderFunctionArgs, MetaFunction } from "@remix-run/node";
import { pageMeta } from "../../frame/page-meta.ts";
import { describePage } from "../../frame/page.server.ts";
import { useText } from "../../i18n/text.ts";
import { openVisit } from "../../session/visit.server.ts";
import { ResultPage } from "../../ui/result-page.tsx";

export const handle = { i18n: ["privacy-policy"] };
export { unlessOnlyOverlayChanged as shouldRevalidate } from "../../frame/overlay/overlay.ts";
export { publicPage as headers } from "../../frame/page-meta.ts";

export const meta: MetaFunction<typeof loader> = ({ data }) => pageMeta(data?.page);

export async function loader(args: LoaderFunctionArgs) {
  const visit = await openVisit(args, "privacy-policy");
  return { page: describePage(visit, "privacy-policy") };
}

export default function PrivacyPolicy() {
  const text = useText("privacy-policy");
  return (
    <ResultPage title={text("meta.title")}>
      <p>{text("text")}</p>
    </ResultPage>
  );
}
