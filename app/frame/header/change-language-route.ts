import { type ActionFunctionArgs, type LoaderFunctionArgs, redirect } from "@remix-run/node";
import { readBody } from "../../forms/answer-form.server.ts";
import { isLanguage } from "../../i18n/languages.ts";
import { localPath, pageIn } from "../../routing/local-path.ts";
import { pathTo } from "../../routing/paths.ts";
import { storeCookie } from "../../session/cookies.server.ts";
import { localeOf } from "../../session/locale.server.ts";
import { platformOf } from "../../session/request-platform.server.ts";

/** The switcher has no page of its own. */
export async function loader({ request }: LoaderFunctionArgs) {
  return redirect(pathTo("home", await localeOf(request)));
}

/** The language switcher: stores the cookie and leads to the same screen in the new language (docs/rules.md "Languages"). */
export async function action({ request, context }: ActionFunctionArgs) {
  const platform = await platformOf(context);
  const { fields } = await readBody(request);
  const chosen = fields.lang;
  const language = isLanguage(chosen) ? chosen : await localeOf(request);
  const from = localPath(fields.from);
  return redirect((from && pageIn(language, from)) ?? pathTo("home", language), {
    status: 303,
    headers: { "Set-Cookie": storeCookie(platform, "lang", language) },
  });
}
