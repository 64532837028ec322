import Cookies from "js-cookie";
import { createContext, type FormEvent, type ReactNode, useContext, useEffect, useRef, useState } from "react";
import { FACTS } from "../../facts/facts.ts";
import { useConnection } from "../../forms/connection.ts";
import { type CartLine, countOf, quantityOf } from "../../shop/cart/cart.ts";
import { cartFromText, textFromCart } from "../../shop/cart/cart-text.ts";
import { changeCart, readCartChange } from "../../shop/cart/change-cart.ts";
import type { CartDetails, DetailedLine } from "../../shop/cart/detailed-cart.ts";
import type { ShippingPrice } from "../../shop/delivery/delivery.ts";
import { heartOf, sendHeart } from "../favourites/send-favourite.ts";
import { type CartOfPage, useCartDetails } from "./use-cart-details.ts";

/** What the page says was done by a form that was posted without scripts; undefined: nothing. */
type NoticeOfPage = "added" | "liked" | undefined;
type Loaded = {
  cart: CartOfPage;
  notice?: NoticeOfPage;
  /** The product that the notice speaks of. */
  addedId?: string | undefined;
  showKuna: boolean;
};

type CartState = {
  lines: DetailedLine[];
  /** What the catalogue took out of the cart; null: nothing. */
  changes: CartDetails["changes"];
  notice?: NoticeOfPage;
  /** The line that was just added to; null where nothing is known of it. */
  added: DetailedLine | null;
  /** What it costs where readers of the page's language live; null: no price is set, or not known yet. */
  delivery: ShippingPrice | null;
  showKuna: boolean;
  /** What the cart's link says to those who do not see it. */
  label: string;
  isEmpty: boolean;
  /** Whether the lines have come; a page brings none, they are asked for when the panel opens. */
  isKnown: boolean;
  /** How many bottles lie in the cart, as far as the lines are known or wanted. */
  count: number;
  /** A change is kept on this device, and the server cannot be asked what it makes of it. */
  unchecked: boolean;
  /** Counts the notices of this page, so that equal ones differ. */
  noticeNumber: number;
  /** For every cart form, and the hearts in it: changes the cart at once; without scripts the form is posted. */
  onCartForm(event: FormEvent<HTMLFormElement>): void;
};

/** For `CartProvider`, and for a panel that is rendered without its page. */
export const CartContext = createContext<CartState | null>(null);

/** The visitor's cart, for the panel, the badge and the forms. */
export function useCart(): CartState {
  const state = useContext(CartContext);
  if (!state) throw new Error("useCart needs the frame");
  return state;
}

const CHANNEL = "cart";

/**
 * Holds the cart of the page. With scripts the browser itself writes a change to the cookie, so that late answers never overwrite quick
 * presses or other tabs; the server then checks the cart against the catalogue.
 */
export function CartProvider({ children, ...loaded }: Loaded & { children: ReactNode }) {
  const [wanted, setWanted] = useState<CartLine[] | null>(null);
  const { details, label, ask } = useCartDetails(loaded.cart, wanted);
  const known = details?.lines ?? [];
  const notifyTabs = useOtherTabs(ask);
  const unchecked = useConnection().waiting && wanted !== null;

  // What was wanted holds until the server has answered with the lines as they are.
  // biome-ignore lint/correctness/useExhaustiveDependencies: new details are what ends the wait
  useEffect(() => setWanted(null), [details]);
  const { addingFrom, passNotice, ...notice } = useAddedNotice(loaded, details);

  function onCartForm(event: FormEvent<HTMLFormElement>) {
    const heart = heartOf(event);
    if (heart) {
      event.preventDefault();
      return sendHeart(heart);
    }
    const change = changeOf(event);
    if ("refused" in change) return;
    event.preventDefault();
    const present = cartFromText(Cookies.get("cart") ?? "[]") ?? [];
    const cart = changeCart(present, change, shownLines(known, present));
    keepCart(cart);
    setWanted(cart);
    passNotice();
    if (change.intent === "add") addingFrom(change.productId, quantityOf(present, change.productId));
    notifyTabs();
    ask();
  }

  const shown = { lines: wanted ? shownLines(known, wanted) : known, count: countOf(wanted ?? known) };
  const isEmpty = wanted ? wanted.length === 0 : details ? known.length === 0 : loaded.cart.label === null;
  const news = { changes: details?.changes ?? null, unchecked, showKuna: loaded.showKuna };
  const delivery = details?.delivery ?? null;
  const state = { ...shown, ...news, ...notice, delivery, label, isEmpty, isKnown: details !== null, onCartForm };
  return <CartContext.Provider value={state}>{children}</CartContext.Provider>;
}

function changeOf(event: FormEvent<HTMLFormElement>) {
  const { submitter } = event.nativeEvent as SubmitEvent;
  return readCartChange(Object.fromEntries(new FormData(event.currentTarget, submitter)));
}

/** Tells that a product was added once the server's lines hold more of it: only the server knows whether there is any. */
function useAddedNotice(loaded: Loaded, details: CartDetails | null) {
  // Two texts, not one object: an effect that sets the same anew would change the context while the page is taken over (React's error 421).
  const [notice, setNotice] = useState(loaded.notice);
  const [addedId, setAddedId] = useState(loaded.addedId);
  const [noticeNumber, setNoticeNumber] = useState(0);
  const adding = useRef<{ productId: string; before: number } | null>(null);
  useEffect(() => {
    const asked = adding.current;
    adding.current = null;
    if (!asked || !details || quantityOf(details.lines, asked.productId) <= asked.before) return;
    setNotice("added");
    setAddedId(asked.productId);
  }, [details]);
  useEffect(() => setNotice(loaded.notice), [loaded.notice]);
  useEffect(() => setAddedId(loaded.addedId), [loaded.addedId]);

  function addingFrom(productId: string, before: number) {
    adding.current = { productId, before };
  }
  function passNotice() {
    setNotice(undefined);
    setNoticeNumber((number) => number + 1);
  }
  const added = details?.lines.find(({ productId }) => productId === addedId) ?? null;
  return { notice, noticeNumber, added, addingFrom, passNotice };
}

/** The known lines in the wanted quantities; a product that was just added is shown once the server has described it. */
function shownLines(known: readonly DetailedLine[], wanted: readonly CartLine[]): DetailedLine[] {
  return known
    .map((line) => ({ ...line, quantity: quantityOf(wanted, line.productId) }))
    .filter((line) => line.quantity > 0);
}

function keepCart(cart: readonly CartLine[]): void {
  const secure = window.location.protocol === "https:";
  if (cart.length === 0) Cookies.remove("cart", { path: "/" });
  else Cookies.set("cart", textFromCart(cart), { expires: FACTS.cartDays, path: "/", sameSite: "lax", secure });
}

/** Lets several tabs agree: each notifies the others that the cart has changed, and asks the server when notified. */
function useOtherTabs(ask: () => void): () => void {
  const channel = useRef<BroadcastChannel | null>(null);
  useEffect(() => {
    const opened = new BroadcastChannel(CHANNEL);
    opened.onmessage = () => ask();
    channel.current = opened;
    return () => opened.close();
  }, [ask]);
  return () => channel.current?.postMessage("changed");
}
