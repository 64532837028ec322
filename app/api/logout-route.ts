import { type ActionFunctionArgs, type LoaderFunctionArgs, redirect } from "@remix-run/node";
import { readBody } from "../forms/answer-form.server.ts";
import { localPath } from "../routing/local-path.ts";
import { pathTo } from "../routing/paths.ts";
import { localeOf } from "../session/locale.server.ts";
import { platformOf } from "../session/request-platform.server.ts";
import { signOut } from "../session/sign-in.server.ts";

/** Logging out has no page of its own. */
export async function loader({ request }: LoaderFunctionArgs) {
  return redirect(pathTo("home", await localeOf(request)));
}

/** `POST /logout`: ends the session and leads home, or to `from` (docs/interface.md "Forms"). */
export async function action({ request, context }: ActionFunctionArgs) {
  const platform = await platformOf(context);
  const { fields } = await readBody(request);
  const headers = await signOut(request, platform);
  return redirect(localPath(fields.from) ?? pathTo("home", await localeOf(request)), { status: 303, headers });
}
