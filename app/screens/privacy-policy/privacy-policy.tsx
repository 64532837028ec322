import type { LoaderFunctionArgs, MetaFunction } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { describePage } from "../../frame/head/describe-page.server.ts";
import { pageMeta } from "../../frame/head/page-meta.ts";
import { LANGUAGE_TAGS } from "../../i18n/languages.ts";
import { openScreen } from "../../session/screen-request.server.ts";
import { keptInWords } from "../../shop/retention/retention.ts";
import { LegalText } from "../../ui/legal-text.tsx";
import { DataList } from "./data-list.tsx";

export const handle = { i18n: ["privacy-policy"] };

export const meta: MetaFunction<typeof loader> = ({ data }) => pageMeta(data?.page);

export async function loader(args: LoaderFunctionArgs) {
  const screenRequest = await openScreen(args, "privacy-policy");
  return {
    page: describePage(screenRequest, "privacy-policy"),
    kept: keptInWords(LANGUAGE_TAGS[screenRequest.language]),
  };
}

/** Which personal data this shop keeps, why, and for how long (GDPR, article 13). */
export default function PrivacyPolicy() {
  const { kept } = useLoaderData<typeof loader>();
  return <LegalText screen="privacy-policy" slots={{ data: <DataList kept={kept} /> }} values={kept} />;
}
