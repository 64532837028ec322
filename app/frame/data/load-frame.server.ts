import { type AppLoadContext, data } from "@remix-run/node";
import { answerOfDraft, draftOf } from "../../forms/draft.server.ts";
import type { FormAnswer } from "../../forms/form-answer.ts";
import { translator } from "../../i18n/i18next.server.ts";
import type { Platform } from "../../platform/platform.server.ts";
import { dateAtWinery } from "../../platform/system/clock.ts";
import { languageOfPath } from "../../routing/paths.ts";
import { deleteCookie } from "../../session/cookies.server.ts";
import { favouritesOfVisitor } from "../../session/favourites.server.ts";
import { readNotice } from "../../session/notice.server.ts";
import { placeholdersOf } from "../../session/placeholders.server.ts";
import { platformOf } from "../../session/request-platform.server.ts";
import { sessionOf } from "../../session/user.server.ts";
import { forgotPasswordForm } from "../../shop/accounts/password-reset.server.ts";
import { countOf } from "../../shop/cart/cart.ts";
import { takenCards } from "../../shop/payment/card-providers.server.ts";
import { loadFrameCart } from "../cart/load-visitor-cart.server.ts";
import type { ForgotPasswordResult } from "../overlay/forgot-password-answer.ts";
import { overlayOf } from "../overlay/overlay.ts";
import { firstVisit } from "./first-visit.server.ts";
import { cartLabel } from "./placeholder-texts.server.ts";

/**
 * What surrounds every screen: cart, notices, settings that texts depend on. It guards nothing; each screen does. Personal data are
 * placeholders or absent from stored pages: the cart's lines are included only if the address opens it, and then filled in by the front
 * door if possible, or if a notice mentions one of them. Values that most visitors lack are undefined, so a page's data leave them out.
 */
export async function loadFrame(request: Request, context: AppLoadContext) {
  const platform = await platformOf(context);
  const language = context.language ?? languageOfPath(new URL(request.url).pathname);
  const text = translator(language, "frame");
  const session = await sessionOf(request, platform);
  const url = new URL(request.url);
  const visitor = { request, platform, session };
  const placeholders = placeholdersOf(context);
  const isOpen = overlayOf(url.search) === "cartOpen" && !placeholders.leavesCart;
  const { notice, productId } = readNotice(request);
  const addedId = notice === "added" ? productId : null;
  const { cart, details, cookie } = await loadFrameCart(visitor, language, { isOpen, isAdded: addedId !== null });
  if (isOpen && cart.length > 0) placeholders.keepForVisitor();
  const { asked, repair } = firstVisit(request, platform, session !== null);
  const headers = new Headers();
  if (repair) headers.append("Set-Cookie", repair);
  if (cookie) headers.append("Set-Cookie", cookie);
  const liked = favouritesOfVisitor(request, platform, session);
  if (liked.cookie) headers.append("Set-Cookie", liked.cookie);
  if (notice) headers.append("Set-Cookie", deleteCookie(platform, "notice"));
  return data(
    {
      cart: {
        label: cart.length === 0 ? null : placeholders.put("cartLabel", cartLabel(language, countOf(cart))),
        details,
      },
      notice: notice === "added" || notice === "liked" ? notice : undefined,
      addedId: addedId ?? undefined,
      loggedIn: session !== null,
      ...asked,
      forgotPassword:
        context.forgotPassword ?? (notice === "resetSent" ? SENT : await forgotPasswordDraft(request, platform)),
      titles: { notFound: text("notFound.title"), oops: text("oops.title") },
      showKuna: platform.settings.showKuna,
      cards: takenCards(platform.settings),
      year: Number(dateAtWinery(platform.clock()).slice(0, 4)),
    },
    { headers },
  );
}

const SENT: ForgotPasswordResult = "sent";

/** The forgot-password form that a partner's page has sent, as it is shown again on ours, if there is one. */
async function forgotPasswordDraft(request: Request, platform: Platform): Promise<FormAnswer | undefined> {
  const draft = await draftOf({ platform, url: new URL(request.url) }, "forgotPassword");
  return answerOfDraft(draft, forgotPasswordForm, undefined) ?? undefined;
}
