import { renderToString } from "react-dom/server";
import { createPath, type Path, Router } from "react-router-dom";
import { finishedMarkup } from "../../http/remix/document.server.ts";
import { finishedData } from "../../http/remix/page-data.server.ts";
import { classesIn } from "../../http/remix/page-styles.server.ts";
import { pageTextsFor } from "../../i18n/i18next.server.ts";
import { DEFAULT_LANGUAGE, type Language } from "../../i18n/languages.ts";
import { PageTexts } from "../../i18n/text.ts";
import type { Platform } from "../../platform/platform.server.ts";
import type { GapName, Placeholders } from "../../session/placeholders.server.ts";
import { BOTTLES_PER_BOX } from "../../shop/cart/box.ts";
import { type CartLine, countOf } from "../../shop/cart/cart.ts";
import type { CartDetails, DetailedLine } from "../../shop/cart/detailed-cart.ts";
import { HOME_COUNTRY, type ShippingPrice } from "../../shop/delivery/delivery.ts";
import { GROUND_CLASSES } from "../../ui/card-product.server.ts";
import { KunaShown } from "../../ui/price.tsx";
import { type Overlay, withoutOverlay } from "../overlay/overlay.ts";
import { CartContext } from "./cart-context.tsx";
import { CartPanel } from "./cart-panel.tsx";
import { loadCartDetails } from "./load-visitor-cart.server.ts";

/** Where the panel is rendered: the path and query of the page, and the texts and settings that page is rendered with. */
export type PanelPlace = { address: string; language: Language; showKuna: boolean };

/** A page's markup and its loaders' data, before they are put into one document. */
export type PageParts = { html: string; data: string };

/**
 * What fills the gaps of a page that opens a visitor's cart; null if the catalogue reduces that cart, which a rendered page has to report
 * and store, or if the database fails.
 */
export async function openedCart(
  platform: Platform,
  cart: readonly CartLine[],
  { address, language }: Pick<PanelPlace, "address" | "language">,
): Promise<Record<GapName, Buffer> | null> {
  try {
    const { details, changed } = await loadCartDetails(platform, language, cart);
    if (changed) return null;
    const panel = panelMarkup(details, { address, language, showKuna: platform.settings.showKuna });
    return { cartPanel: Buffer.from(finishedMarkup(panel)), cartDetails: Buffer.from(finishedData(details)) };
  } catch (error) {
    platform.log.warn({ err: error }, "an opened cart is left to the page");
    return null;
  }
}

/**
 * Cuts gaps for the cart panel, which must not be covered by the age gate, and for its data into a page that was rendered without the
 * cart's lines. If either does not occur exactly once, the page is returned unchanged and without gaps.
 */
export function withCartLeft(page: PageParts, place: PanelPlace, placeholders: Placeholders): PageParts {
  const panel = panelMarkup(null, place);
  const label = placeholders.places.find(({ name }) => name === "cartLabel")?.token;
  const cart = `"cart":{"label":"${label}","details":`;
  const opens = page.html.includes(OVERLAY_OF_CART);
  if (page.html.split(panel).length !== (opens ? 2 : 1) || page.data.split(`${cart}null`).length !== 2) return page;
  return {
    html: opens ? page.html.replace(panel, placeholders.leave("cartPanel")) : page.html,
    data: page.data.replace(`${cart}null`, cart + placeholders.leave("cartDetails")),
  };
}

/** A class of the open dialog. */
const OVERLAY_OF_CART = `overlay-${"cartOpen" satisfies Overlay}`;

/** As it stands in the page, which takes it over in the browser. @param details null: not known yet */
function panelMarkup(details: CartDetails | null, { address, language, showKuna }: PanelPlace): string {
  const { pathname, search } = new URL(address, "http://shop");
  const lines = details?.lines ?? [];
  const cart = { lines, changes: null, delivery: details?.delivery ?? null, count: countOf(lines) };
  return renderToString(
    <PageTexts.Provider value={pageTextsFor(language)}>
      <KunaShown.Provider value={showKuna}>
        <CartContext.Provider value={{ ...UNTOUCHED, ...cart, isKnown: details !== null, showKuna }}>
          <Router location={{ pathname, search }} navigator={NAVIGATOR} static>
            <CartPanel closing={pathname + withoutOverlay(search)} />
          </Router>
        </CartContext.Provider>
      </KunaShown.Provider>
    </PageTexts.Provider>,
  );
}

const nothing = () => undefined;
/** A page that nobody has done anything with. */
const UNTOUCHED = {
  added: null,
  label: "",
  isEmpty: false,
  unchecked: false,
  noticeNumber: 0,
  onCartForm: nothing,
};
const NAVIGATOR = {
  createHref: (to: string | Partial<Path>) => (typeof to === "string" ? to : createPath(to)),
  go: nothing,
  push: nothing,
  replace: nothing,
};

let classesOfLines: ReadonlySet<string> | undefined;

/**
 * The classes that the panel can have with lines in it. A page that opens a cart includes the styles of all of them, whatever is in the
 * cart, so that the page is the same for every cart.
 */
export function classesOfPanel(): ReadonlySet<string> {
  const panelOf = (quantity: number) => {
    const details = { lines: [{ ...SAMPLE, quantity }], changes: null, delivery: SAMPLE_PRICE };
    return panelMarkup(details, { address: "/", language: DEFAULT_LANGUAGE, showKuna: true });
  };
  classesOfLines ??= new Set([
    ...GROUND_CLASSES,
    ...[1, BOTTLES_PER_BOX].flatMap((bottles) => [...classesIn(panelOf(bottles))]),
  ]);
  return classesOfLines;
}

/** One with a limit, so that its bar is drawn. */
const SAMPLE_PRICE: ShippingPrice = {
  countryCode: HOME_COUNTRY,
  orderable: true,
  firstBoxCents: 1,
  furtherBoxCents: 1,
  freeFromCents: 1,
};

/** The last bottles of a wine: as many as fill a box, so that one more cannot be had. */
const SAMPLE: DetailedLine = {
  productId: "sample",
  slug: "sample",
  name: "",
  year: 2025,
  quantity: BOTTLES_PER_BOX,
  priceCents: 1,
  stock: BOTTLES_PER_BOX,
  boxed: true,
  category: "wine",
};
