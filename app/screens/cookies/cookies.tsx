import type { LoaderFunctionArgs, MetaFunction } from "@remix-run/node";
import { ConsentForm } from "../../frame/first-visit/consent-form.tsx";
import { describePage } from "../../frame/head/describe-page.server.ts";
import { pageMeta } from "../../frame/head/page-meta.ts";
import { openScreen } from "../../session/screen-request.server.ts";
import { LegalText } from "../../ui/legal-text.tsx";
import { CookieList } from "./cookie-list.tsx";

export const handle = { i18n: ["cookies", "consent-form"] };

export const meta: MetaFunction<typeof loader> = ({ data }) => pageMeta(data?.page);

export async function loader(args: LoaderFunctionArgs) {
  const screenRequest = await openScreen(args, "cookies");
  return { page: describePage(screenRequest, "cookies") };
}

/** Every cookie of the shop, why it is stored and how long it lives. */
export default function Cookies() {
  return <LegalText screen="cookies" slots={{ list: <CookieList />, consent: <ConsentForm /> }} />;
}
