import type { LoaderFunctionArgs, MetaFunction } from "@remix-run/node";
import { ConsentForm } from "../../frame/consent.tsx";
import { describePage } from "../../frame/page.server.ts";
import { pageMeta } from "../../frame/page-meta.ts";
import { openVisit } from "../../session/visit.server.ts";
import { LegalText } from "../../ui/legal-text.tsx";
import { CookieList } from "./cookie-list.tsx";

export const handle = { i18n: ["cookies", "consent-form"] };
export { unlessOnlyOverlayChanged as shouldRevalidate } from "../../frame/overlay/overlay.ts";
export { publicPage as headers } from "../../frame/page-meta.ts";

export const meta: MetaFunction<typeof loader> = ({ data }) => pageMeta(data?.page);

export async function loader(args: LoaderFunctionArgs) {
  const visit = await openVisit(args, "cookies");
  return { page: describePage(visit, "cookies") };
}

/** Every cookie of the contract, why it is stored and how long it lives. */
export default function Cookies() {
  return <LegalText screen="cookies" slots={{ list: <CookieList />, consent: <ConsentForm /> }} />;
}
