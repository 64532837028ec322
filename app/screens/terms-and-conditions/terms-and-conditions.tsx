import type { LoaderFunctionArgs, MetaFunction } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { describePage } from "../../frame/head/describe-page.server.ts";
import { pageMeta } from "../../frame/head/page-meta.ts";
import { useText } from "../../i18n/text.ts";
import { openScreen } from "../../session/screen-request.server.ts";
import { termsValues } from "../../shop/terms/terms-values.server.ts";
import { LegalText } from "../../ui/legal-text.tsx";
import { guaranteeNotice } from "./guarantee-notice.server.ts";
import { GuaranteeNotice } from "./guarantee-notice.tsx";
import sheet from "./terms-and-conditions.css?url";
import { WithdrawalForm } from "./withdrawal-form.tsx";

export const handle = { i18n: ["terms-and-conditions"] };
export const links = () => [{ rel: "stylesheet", href: sheet }];

export const meta: MetaFunction<typeof loader> = ({ data }) => pageMeta(data?.page);

export async function loader(args: LoaderFunctionArgs) {
  const screenRequest = await openScreen(args, "terms-and-conditions");
  return {
    page: describePage(screenRequest, "terms-and-conditions"),
    notice: guaranteeNotice(screenRequest.language),
    values: termsValues(screenRequest.platform.settings, screenRequest.language),
  };
}

/** The terms of buying here, by the Croatian Consumer Protection Act. */
export default function TermsAndConditions() {
  const text = useText("terms-and-conditions");
  const { values, notice } = useLoaderData<typeof loader>();
  const slots = { form: <WithdrawalForm />, notice: notice && <GuaranteeNotice src={notice} /> };
  return <LegalText screen="terms-and-conditions" slots={slots} values={values} contents={text("contents")} />;
}
