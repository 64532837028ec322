import type { Language } from "../../i18n/languages.ts";
import type { Platform } from "../../platform/platform.server.ts";
import type { CartLine } from "../cart/cart.ts";
import { cartFromText, textFromCart } from "../cart/cart-text.ts";
import { type Favourites, favouritesFromText, joinFavourites, textFromFavourites } from "../favourites/favourites.ts";
import { giveGuestOrders } from "../orders/account-orders.store.server.ts";
import { joinCarts } from "./join-carts.ts";
import { deleteSessionBySecret, insertSession, type SessionKind } from "./sessions.store.server.ts";
import {
  findAccountCart,
  findUser,
  lockFavourites,
  updateAccountCart,
  updateFavourites,
  updateLanguage,
} from "./users.store.server.ts";

type Opening = {
  userId: string;
  kind: SessionKind;
  agent: string;
  /** The cart that the device brings; a program brings none. */
  cart: readonly CartLine[];
  /** The favourites that the device brings; none where they are left out. */
  favourites?: Favourites;
  /** Of the page on which somebody logs in, and from then on of the account; a program has none. */
  language?: Language;
  /** The secret of the session that this one takes the place of. */
  replaces: string | null;
};

/**
 * Opens a session for somebody whose password was right: the device's cart and the account's become one (the larger quantity wins), so do
 * their favourites, and orders that were made as a guest under the confirmed address join the account.
 */
export async function openSession(
  { database, clock }: Platform,
  { userId, kind, agent, cart, favourites = [], language, replaces }: Opening,
): Promise<{ secret: string; cart: CartLine[]; favourites: Favourites }> {
  return database.write(async (connection) => {
    const user = await findUser(connection, userId);
    if (!user) throw new Error("The account is gone");
    if (replaces !== null) await deleteSessionBySecret(connection, replaces);
    if (language) await updateLanguage(connection, userId, language);
    await giveGuestOrders(connection, user);
    const joined = joinCarts(cart, cartFromText(await findAccountCart(connection, userId)) ?? []);
    const text = textFromCart(joined);
    await updateAccountCart(connection, userId, text);
    const liked = joinFavourites(favouritesFromText(await lockFavourites(connection, userId)), favourites);
    await updateFavourites(connection, userId, textFromFavourites(liked));
    const secret = await insertSession(connection, { userId, kind, agent, cart: text }, clock());
    return { secret, cart: joined, favourites: liked };
  });
}
