import { useLocation } from "@remix-run/react";
import { Fragment } from "react";
import { BoxPicture } from "../../../app/frame/cart/box-picture.tsx";
import { CartProvider } from "../../../app/frame/cart/cart-context.tsx";
import { CartDelivery } from "../../../app/frame/cart/cart-delivery.tsx";
import { CartPanel } from "../../../app/frame/cart/cart-panel.tsx";
import { AgeGate } from "../../../app/frame/first-visit/age-gate.tsx";
import { LanguageMenu, LanguageRow } from "../../../app/frame/header/language-switcher.tsx";
import { Notices } from "../../../app/frame/notices.tsx";
import { OVERLAYS, withOverlay } from "../../../app/frame/overlay/overlay.ts";
import { ActiveFilters } from "../../../app/screens/our-products/active-filters.tsx";
import { CategoryLinks } from "../../../app/screens/our-products/category-links.tsx";
import { BuyBox, BuyTerms } from "../../../app/screens/product/buy-box.tsx";
import { DayChips } from "../../../app/screens/reservation/day-chips.tsx";
import type { CartDetails, DetailedLine } from "../../../app/shop/cart/detailed-cart.ts";
import { CATEGORIES } from "../../../app/shop/catalogue/product.ts";
import { Link } from "../../../app/ui/link.tsx";
import type { PartsData } from "../parts-data.server.ts";
import { Specimen, Specimens, Stage } from "../specimen.tsx";

export const title = "Frame and screens";

const FILTER = { category: null, fromCents: null, toCents: null, sort: "recommended" } as const;
const DAYS = {
  first: "2026-11-21",
  weekdays: ["sub", "pon", "uto", "sri", "čet", "pet"],
  months: { "11": "#. 11.", "12": "#. 12." },
  closed: ["2026-11-24"],
};
const AT_HOME = { countryCode: "HR", orderable: true, firstBoxCents: 590, furtherBoxCents: 300, freeFromCents: 15_000 };
const ABROAD = { ...AT_HOME, orderable: false, freeFromCents: null };
const TELL_ME = "Tell me when it is back";
const PACKING = "Minimum order: a box of 6 bottles, mixed as you like.";
const CHANGED = { soldOut: [{ name: "Muškat ruža", slug: "muskat-ruza-2024" }], gone: 1, lowered: ["Teran"] };

/** What the frame and several screens share, in the states of a cart. */
export default function FrameAndScreens({ data: { products } }: { data: PartsData }) {
  const { search } = useLocation();
  return (
    <>
      <Carts products={products} />
      <Specimens title="Dialogs">
        {OVERLAYS.map((overlay) => (
          <Specimen key={overlay} name={overlay}>
            <Link to={withOverlay(search, overlay)}>Open</Link>
          </Specimen>
        ))}
        <Specimen name="age gate" wide>
          <Stage>
            <AgeGate />
            {/* It is hidden until what follows has come. */}
            <span />
          </Stage>
        </Specimen>
        <Specimen name="languages">
          <LanguageMenu />
          <LanguageRow />
        </Specimen>
      </Specimens>
      <Specimens title="Tabs and chips">
        {[null, ...CATEGORIES].map((category) => (
          <Specimen key={category} name={category ?? "all"} wide>
            <CategoryLinks filter={{ ...FILTER, category }} />
            <ActiveFilters filter={{ ...FILTER, category, toCents: category && 2000 }} count={category ? 4 : 23} />
          </Specimen>
        ))}
        <Specimen name="days" wide>
          <DayChips days={DAYS} chosen="2026-11-25" choose={() => undefined} />
        </Specimen>
      </Specimens>
    </>
  );
}

function Carts({ products }: Pick<PartsData, "products">) {
  const line = (index: number, quantity: number): DetailedLine[] =>
    products.slice(index, index + 1).map((product) => ({ ...product, productId: product.id, quantity, stock: 24 }));
  const carts: [name: string, details: CartDetails][] = [
    ["empty", { lines: [], changes: null, delivery: AT_HOME }],
    ["a box that lacks bottles", { lines: [...line(0, 3), ...line(4, 1)], changes: null, delivery: AT_HOME }],
    ["a full box", { lines: line(0, 6), changes: null, delivery: AT_HOME }],
    ["two boxes, all there is, delivered free", { lines: line(1, 24), changes: null, delivery: AT_HOME }],
    ["something is gone", { lines: line(0, 6), changes: CHANGED, delivery: ABROAD }],
  ];
  return (
    <>
      <Specimens title="Cart">
        {carts.map(([name, details]) => (
          <Specimen key={name} name={name}>
            <CartProvider cart={{ label: name, details }} showKuna>
              <CartPanel closing="/" />
            </CartProvider>
          </Specimen>
        ))}
      </Specimens>
      <Passing />
      <Buying products={products} />
    </>
  );
}

function Passing() {
  return (
    <Specimens title="Passing notices, delivery and the box">
      {(["added", "liked"] as const).map((notice) => (
        <Specimen key={notice} name={notice}>
          <Stage>
            <CartProvider cart={{ label: null, details: null }} notice={notice} showKuna>
              <Notices />
            </CartProvider>
          </Stage>
        </Specimen>
      ))}
      {[0, 7500, 15_000].map((grossCents) => (
        <Specimen key={grossCents} name={`delivery at ${grossCents / 100} euro`}>
          <CartDelivery price={AT_HOME} parcel={{ grossCents, boxes: 1 }} />
        </Specimen>
      ))}
      {[1, 4, 6].map((quantity) => (
        <Specimen key={quantity} name={`a cart's box with ${quantity}`}>
          <BoxPicture lines={[{ productId: "teran-2023", quantity, boxed: true }]} />
        </Specimen>
      ))}
    </Specimens>
  );
}

function Buying({ products }: Pick<PartsData, "products">) {
  return (
    <Specimens title="Buying">
      {[60, 5, 0].map((stock) => (
        <Specimen key={stock} name={`${stock} in stock`}>
          {products
            .slice(0, 1)
            .map((product) => ({ ...product, stock, alcoholTenths: 125 }))
            .map((product) => (
              <Fragment key={product.id}>
                <BuyBox product={product} tellMe={stock === 0 ? TELL_ME : undefined} instead={null} />
                <BuyTerms product={product} packing={PACKING} delivery={AT_HOME} instead={null} />
              </Fragment>
            ))}
        </Specimen>
      ))}
    </Specimens>
  );
}
