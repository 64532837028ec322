import { openedCart } from "../frame/cart/opened-cart.server.tsx";
import { PLACEHOLDER_TEXTS } from "../frame/data/placeholder-texts.server.ts";
import { missingAs, opensCart, storedAs } from "../frame/stored-addresses.ts";
import type { Visitor } from "../http/visitor.ts";
import type { Platform } from "../platform/platform.server.ts";
import { isPlaceholder, paddedText } from "../session/placeholders.server.ts";
import { type VisitorState, visitorStateOf, withSession } from "../session/visitor-state.server.ts";
import type { Application } from "./answer-with.server.ts";

/** Tells the front door who brings a `Cookie` header; null where only rendering knows what such a visitor sees. */
export function visitorOf(
  platform: Platform,
  { hasDevPage }: Pick<Application, "hasDevPage">,
): (cookies: string | undefined) => Visitor | null {
  const visitors = new WeakMap<VisitorState, Visitor>();
  const visitorIn = (state: VisitorState | null): Visitor | null => {
    if (state === null) return null;
    const visitor = visitors.get(state) ?? visitorFrom(state);
    visitors.set(state, visitor);
    return visitor;
  };
  const lookUp = (session: NonNullable<VisitorState["session"]>) => () => {
    const found = withSession(platform, session);
    return found instanceof Promise ? found.then(visitorIn) : visitorIn(found);
  };
  const visitorFrom = (state: VisitorState): Visitor => ({
    versionKey: state.versionKey,
    hasLanguage: state.version.lang !== undefined,
    lookUp: state.session && lookUp(state.session),
    storedAs: (target) => storedAs(target, state),
    missingAs: (url) => (hasDevPage?.(url.pathname) ? null : missingAs(url, state)),
    textOf: (name, width, language) =>
      isPlaceholder(name) ? paddedText(name, width, PLACEHOLDER_TEXTS[name](platform, state, language)) : null,
    gapTextsOf: ({ address, language }) =>
      opensCart(address, state.cart) ? openedCart(platform, state.cart, { address, language }) : null,
  });
  return (cookies) => visitorIn(visitorStateOf(platform, cookies));
}
