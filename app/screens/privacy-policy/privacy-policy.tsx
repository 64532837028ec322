import type { LoaderFunctionArgs, MetaFunction } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { FACTS } from "../../facts/facts.ts";
import { describePage } from "../../frame/head/describe-page.server.ts";
import { pageMeta } from "../../frame/head/page-meta.ts";
import { fromDate, withDayUnbroken } from "../../i18n/date-in-words.ts";
import { LANGUAGE_TAGS } from "../../i18n/languages.ts";
import { openScreen, type ScreenRequest } from "../../session/screen-request.server.ts";
import { CARD_PROVIDER_NAMES, GIVEN_BUYER_DATA } from "../../shop/payment/card-adapter.ts";
import { keptInWords } from "../../shop/retention/retention.ts";
import { LegalText } from "../../ui/legal-text.tsx";
import { DataList } from "./data-list.tsx";

export const handle = { i18n: ["privacy-policy"] };

export const meta: MetaFunction<typeof loader> = ({ data }) => pageMeta(data?.page);

export async function loader(args: LoaderFunctionArgs) {
  const screenRequest = await openScreen(args, "privacy-policy");
  const { language } = screenRequest;
  return {
    page: describePage(screenRequest, "privacy-policy"),
    kept: keptInWords(LANGUAGE_TAGS[language]),
    since: withDayUnbroken(fromDate(FACTS.privacyFrom, language)),
    cardData: cardData(screenRequest),
  };
}

/** What whoever charges cards gets to know; nothing where nobody does, or the shop itself plays it. */
function cardData({ platform, text }: ScreenRequest): string {
  const { cardProvider } = platform.settings;
  if (cardProvider === "none" || cardProvider === "sandbox") return "";
  const key = GIVEN_BUYER_DATA.includes(cardProvider) ? "cardData.buyer" : "cardData.payment";
  return text("privacy-policy")(key, { provider: CARD_PROVIDER_NAMES[cardProvider] });
}

/** Which personal data this shop keeps, why, and for how long (GDPR, article 13). */
export default function PrivacyPolicy() {
  const { kept, since, cardData } = useLoaderData<typeof loader>();
  const values = { ...kept, since, cardData };
  return <LegalText screen="privacy-policy" slots={{ data: <DataList kept={kept} /> }} values={values} />;
}
