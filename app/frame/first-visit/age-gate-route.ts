import { type ActionFunctionArgs, type LoaderFunctionArgs, redirect, replace } from "@remix-run/node";
import { readBody } from "../../forms/answer-form.server.ts";
import { isLanguage } from "../../i18n/languages.ts";
import { localPath } from "../../routing/local-path.ts";
import { pathTo } from "../../routing/paths.ts";
import { withQuery } from "../../routing/with-query.ts";
import { storeCookie } from "../../session/cookies.server.ts";
import { localeOf } from "../../session/locale.server.ts";
import { platformOf } from "../../session/request-platform.server.ts";
import { GATE_QUERY } from "./age-gate-screens.ts";

/** The gate has no page of its own. */
export async function loader({ request }: LoaderFunctionArgs) {
  return redirect(pathTo("home", await localeOf(request)));
}

/**
 * The age gate's answer (docs/rules.md "Age"): Yes is kept until the browser is closed, No shows the alert and keeps the gate. If the gate
 * offered another language, Yes keeps the page's.
 */
export async function action({ request, context }: ActionFunctionArgs) {
  const platform = await platformOf(context);
  const { fields } = await readBody(request);
  const from = localPath(fields.from) ?? pathTo("home", await localeOf(request));
  if (fields.answer !== "yes") return replace(withQuery(from, GATE_QUERY, "no"), 303);
  const headers = new Headers({ "Set-Cookie": storeCookie(platform, "ageGateAccepted", "true") });
  if (isLanguage(fields.lang)) headers.append("Set-Cookie", storeCookie(platform, "lang", fields.lang));
  return replace(withQuery(from, GATE_QUERY, null), { status: 303, headers });
}
