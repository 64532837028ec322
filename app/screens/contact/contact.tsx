import { type ActionFunctionArgs, type LoaderFunctionArgs, type MetaFunction, redirect } from "@remix-run/node";
import { useActionData, useLoaderData } from "@remix-run/react";
import { answerForm, readBody } from "../../forms/answer-form.server.ts";
import { answerOfDraft, draftOf, finishDraft, formHostsOf, referrerOf } from "../../forms/draft.server.ts";
import { openForm } from "../../forms/open-form.server.ts";
import { describePage } from "../../frame/head/describe-page.server.ts";
import { pageMeta } from "../../frame/head/page-meta.ts";
import { wineryForSearchEngines } from "../../frame/head/winery-for-search-engines.ts";
import { useText } from "../../i18n/text.ts";
import { pathTo } from "../../routing/paths.ts";
import { openScreen, type ScreenRequest } from "../../session/screen-request.server.ts";
import { inquiryForm } from "../../shop/inquiries/inquiry-schema.server.ts";
import { sendInquiry } from "../../shop/inquiries/send-inquiry.server.ts";
import { useCspSources } from "../../ui/csp-sources.ts";
import sheet from "./contact.css?url";
import { ContactDetails } from "./contact-details.tsx";
import { ContactForm } from "./contact-form.tsx";
import { ContactMap } from "./contact-map.tsx";

export const handle = { i18n: ["contact"] };
export const links = () => [{ rel: "stylesheet", href: sheet }];

export const meta: MetaFunction<typeof loader> = ({ data }) => pageMeta(data?.page);

export async function loader(args: LoaderFunctionArgs) {
  const screenRequest = await openScreen(args, "contact");
  if (screenRequest.url.searchParams.get("about") === "withdrawal")
    throw redirect(withdrawalAddress(screenRequest), 301);
  const draft = await draftOf(screenRequest, "inquiry");
  return {
    page: describePage(screenRequest, "contact", {
      structured: [wineryForSearchEngines(screenRequest.platform.settings.publicUrl)],
    }),
    setup: openForm(screenRequest, inquiryForm),
    formHosts: formHostsOf(draft),
    draft: answerOfDraft(draft, inquiryForm, undefined),
  };
}

/** Links to the statement of withdrawal led here once. */
function withdrawalAddress({ language, url }: ScreenRequest): string {
  return pathTo("withdrawal", language, {}, { order: url.searchParams.get("order") ?? undefined });
}

export async function action(args: ActionFunctionArgs) {
  const screenRequest = await openScreen(args, "contact");
  const { platform, language } = screenRequest;
  return answerForm(screenRequest, inquiryForm, await readBody(args.request), undefined, async (form) => {
    const draft = await draftOf(screenRequest, "inquiry");
    const { id } = await sendInquiry(platform, { form, language, referrer: referrerOf(draft) });
    await finishDraft(screenRequest);
    return redirect(draft?.returnTo ?? pathTo("inquiry-success", language, {}, { inquiry: id }), 303);
  });
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
        <ContactForm setup={loaded.setup} answer={answer} />
      </div>
      <ContactMap />
    </>
  );
}
