import type { LoaderFunctionArgs, MetaFunction } from "@remix-run/node";
import { pageMeta } from "../../frame/page-meta.ts";
import { describePage } from "../../frame/page.server.ts";
import { useText } from "../../i18n/text.ts";
import { openVisit } from "../../session/visit.server.ts";

export const handle = { i18n: ["home"] };
export { unlessOnlyOverlayChanged as shouldRevalidate } from "../../frame/overlay/overlay.ts";
export { publicPage as headers } from "../../frame/page-meta.ts";

export const meta: MetaFunction<typeof loader> = ({ data }) => pageMeta(data?.page);

export async function loader(args: LoaderFunctionArgs) {
  const visit = await openVisit(args, "home");
  return { page: describePage(visit, "home") };
}

export default function Home() {
  const text = useText("home");
  return <h1>{text("hero.title")}</h1>;
}
