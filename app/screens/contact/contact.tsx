import { randomBytes } from "node:crypto";
import { type ActionFunctionArgs, data, type LoaderFunctionArgs, type MetaFunction, redirect } from "@remix-run/node";
import { useActionData, useLoaderData } from "@remix-run/react";
import { describePage } from "../../frame/page.server.ts";
import { pageMeta } from "../../frame/page-meta.ts";
import { useText } from "../../i18n/text.ts";
import { pathTo } from "../../routing/paths.ts";
import { openVisit } from "../../session/visit.server.ts";
import { inquiryConstraints, parseInquiryForm } from "../../shop/inquiries/inquiry-form.server.ts";
import { sendInquiry } from "../../shop/inquiries/send-inquiry.server.ts";
import sheet from "./contact.css?url";
import { ContactDetails } from "./contact-details.tsx";
import { ContactForm } from "./contact-form.tsx";
import { ContactMap } from "./contact-map.tsx";

export const handle = { i18n: ["contact"] };
export const links = () => [{ rel: "stylesheet", href: sheet }];
export { unlessOnlyOverlayChanged as shouldRevalidate } from "../../frame/overlay/overlay.ts";

export const meta: MetaFunction<typeof loader> = ({ data }) => pageMeta(data?.page);

// Not public: every form brings its own one-time key.
export async function loader(args: LoaderFunctionArgs) {
  const visit = await openVisit(args, "contact");
  return {
    page: describePage(visit, "contact"),
    constraint: inquiryConstraints(),
    inquiryKey: randomBytes(16).toString("base64url"),
  };
}

export async function action(args: ActionFunctionArgs) {
  const visit = await openVisit(args, "contact");
  const submission = parseInquiryForm(await args.request.formData());
  if (submission.status !== "success") return data(submission.reply(), { status: 422 });
  await sendInquiry(visit.platform, { form: submission.value, language: visit.language });
  return redirect(pathTo("inquiry-success", visit.language), 303);
}

/** Where the winery is, when it is open, and the inquiry form. */
export default function Contact() {
  const { constraint, inquiryKey } = useLoaderData<typeof loader>();
  const result = useActionData<typeof action>();
  const text = useText("contact");
  return (
    <>
      <div className="wrap contact">
        <header className="contact-head">
          <p className="overline">{text("overline")}</p>
          <h1>{text("title")}</h1>
          <p className="lead">{text("lead")}</p>
        </header>
        <ContactDetails />
        <ContactForm constraint={constraint} inquiryKey={inquiryKey} result={result} />
      </div>
      <ContactMap />
    </>
  );
}
