import { type AppLoadContext, data } from "@remix-run/node";
import { translator } from "../i18n/i18next.server.ts";
import { dateAtWinery } from "../platform/clock.ts";
import { languageOfPath } from "../routing/paths.ts";
import { readCart, storeCart } from "../session/cart-cookie.server.ts";
import { deleteCookie } from "../session/cookies.server.ts";
import { readNotice } from "../session/notice.server.ts";
import { platformOf } from "../session/platform.server.ts";
import { wasChanged } from "../shop/cart/detailed-cart.ts";
import { loadCart } from "../shop/cart/load-cart.server.ts";

/** What stands around every screen: cart, notices, settings that texts depend on. It guards nothing: each screen does. */
export async function loadFrame(request: Request, context: AppLoadContext) {
  const platform = await platformOf(context);
  const language = context.language ?? languageOfPath(new URL(request.url).pathname);
  const text = translator(language, "frame");
  const { cart, broken } = readCart(request, platform);
  const detailed = await loadCart(platform, language, cart);
  const notice = readNotice(request);
  const headers = new Headers();
  if (broken || wasChanged(detailed)) headers.append("Set-Cookie", storeCart(platform, detailed.lines));
  if (notice) headers.append("Set-Cookie", deleteCookie(platform, "notice"));
  const { lines, ...changes } = detailed;
  return data(
    {
      lines,
      changes: wasChanged(detailed) ? changes : null,
      notice,
      titles: { notFound: text("notFound.title"), oops: text("oops.title") },
      showKuna: platform.settings.showKuna,
      year: Number(dateAtWinery(platform.clock()).slice(0, 4)),
    },
    { headers },
  );
}
