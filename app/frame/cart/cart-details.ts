import { data, type LoaderFunctionArgs } from "@remix-run/node";
import { languageOrDefault } from "../../i18n/languages.ts";
import { platformOf } from "../../session/request-platform.server.ts";
import { sessionOf } from "../../session/user.server.ts";
import { loadDetailedCart } from "./load-visitor-cart.server.ts";

/** `GET /cart/details?lang=`: the panel's data for this visitor's cart, for scripts of a page that was sent without it. */
export async function loader({ request, context }: LoaderFunctionArgs) {
  const platform = await platformOf(context);
  const lang = new URL(request.url).searchParams.get("lang");
  const session = await sessionOf(request, platform);
  const visitor = { request, platform, session };
  const { details, cookie } = await loadDetailedCart(visitor, languageOrDefault(lang));
  return data(details, { headers: cookie === null ? {} : { "Set-Cookie": cookie } });
}
