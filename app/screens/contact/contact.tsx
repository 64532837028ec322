import {
  type ActionFunctionArgs,
  data,
  type HeadersFunction,
  type LoaderFunctionArgs,
  type MetaFunction,
  redirect,
} from "@remix-run/node";
import { useActionData, useLoaderData } from "@remix-run/react";
import { useCspSources } from "../../frame/head/csp-sources.ts";
import { describePage } from "../../frame/head/describe-page.server.ts";
import { pageMeta } from "../../frame/head/page-meta.ts";
import { wineryForSearchEngines } from "../../frame/head/winery-for-search-engines.ts";
import { useText } from "../../i18n/text.ts";
import { pathTo } from "../../routing/paths.ts";
import { draftOf, finishDraft, formHostsOf, referrerOf } from "../../session/draft.server.ts";
import { newKey, withKey } from "../../session/one-time-key.server.ts";
import { openScreen } from "../../session/screen-request.server.ts";
import { spamFieldsFor } from "../../session/spam-fields.server.ts";
import { inquiryConstraints, parseInquiryForm } from "../../shop/inquiries/inquiry-form.server.ts";
import { sendInquiry } from "../../shop/inquiries/send-inquiry.server.ts";
import { formOf } from "../../shop/partners/drafts.store.server.ts";
import { checkSpam } from "../../shop/spam/check-spam.server.ts";
import { refusalInit } from "../../shop/spam/spam.ts";
import sheet from "./contact.css?url";
import { ContactDetails } from "./contact-details.tsx";
import { ContactForm } from "./contact-form.tsx";
import { ContactMap } from "./contact-map.tsx";
import { withdrawalStatement } from "./withdrawal.server.ts";

export const handle = { i18n: ["contact", "spam"] };
export const links = () => [{ rel: "stylesheet", href: sheet }];
export { unlessOnlyOverlayChanged as shouldRevalidate } from "../../frame/overlay/overlay.ts";

// `Retry-After`, where too many forms came from one address.
export const headers: HeadersFunction = ({ actionHeaders }) => actionHeaders;

export const meta: MetaFunction<typeof loader> = ({ data }) =>
  pageMeta(data?.page, (publicUrl) => [wineryForSearchEngines(publicUrl)]);

// Not public: every form brings its own one-time key.
export async function loader(args: LoaderFunctionArgs) {
  const screenRequest = await openScreen(args, "contact");
  const draft = await draftOf(screenRequest, "inquiry");
  return {
    page: describePage(screenRequest, "contact"),
    constraint: inquiryConstraints(),
    inquiryKey: newKey(),
    spam: spamFieldsFor(args.request, screenRequest.platform, "inquiry"),
    formHosts: formHostsOf(draft),
    prefill: withdrawalStatement(screenRequest),
    draft: draft && { result: parseInquiryForm(formOf(draft)).reply(), refusal: draft.refusal.spam ?? null },
  };
}

export async function action(args: ActionFunctionArgs) {
  const screenRequest = await openScreen(args, "contact");
  const { platform, language, clientAddress } = screenRequest;
  const form = withKey(await args.request.formData(), "inquiryKey");
  const submission = parseInquiryForm(form);
  if (submission.status !== "success") return data({ result: submission.reply(), refusal: null }, 422);
  const spam = await checkSpam(platform, form, clientAddress, "inquiry");
  if (!spam.ok) return data({ result: submission.reply(), refusal: spam }, refusalInit(spam));
  const draft = await draftOf(screenRequest, "inquiry");
  await sendInquiry(platform, { form: submission.value, language, referrer: referrerOf(draft) });
  await finishDraft(screenRequest);
  return redirect(draft?.returnTo ?? pathTo("inquiry-success", language), 303);
}

/** Where the winery is, when it is open, and the inquiry form. */
export default function Contact() {
  const loaded = useLoaderData<typeof loader>();
  const answer = useActionData<typeof action>() ?? loaded.draft;
  const text = useText("contact");
  useCspSources({ form: loaded.formHosts });
  return (
    <>
      <div className="wrap contact">
        <header className="contact-head">
          <p className="overline">{text("overline")}</p>
          <h1>{text("title")}</h1>
          <p className="lead">{text("lead")}</p>
        </header>
        <ContactDetails />
        <ContactForm {...loaded} result={answer?.result} refusal={answer?.refusal} />
      </div>
      <ContactMap />
    </>
  );
}
