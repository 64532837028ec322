import { type ActionFunctionArgs, type LoaderFunctionArgs, redirect, replace } from "@remix-run/node";
import { readBody } from "../../forms/answer-form.server.ts";
import { localPath } from "../../routing/local-path.ts";
import { pathTo } from "../../routing/paths.ts";
import { withQuery } from "../../routing/with-query.ts";
import { consentFromForm, readConsent, storeConsent } from "../../session/consent.server.ts";
import { localeOf } from "../../session/locale.server.ts";
import { platformOf } from "../../session/request-platform.server.ts";

/** The banner has no page of its own: the cookies page has its form. */
export async function loader({ request }: LoaderFunctionArgs) {
  return redirect(pathTo("cookies", await localeOf(request)));
}

/** Stores what the visitor allows and leads back; the form of the cookies page confirms it. */
export async function action({ request, context }: ActionFunctionArgs) {
  const platform = await platformOf(context);
  const { fields } = await readBody(request);
  const from = localPath(fields.from) ?? pathTo("home", await localeOf(request));
  const confirmed = fields.choice === "chosen" ? withQuery(from, "consent", "kept", "consent") : from;
  const consent = consentFromForm(fields, readConsent(request, platform).consent);
  return replace(confirmed, { status: 303, headers: { "Set-Cookie": storeConsent(platform, consent) } });
}
