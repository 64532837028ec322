import type { Platform } from "../../platform/platform.server.ts";
import type { FavouriteChange } from "../favourites/favourite-change.server.ts";
import { type Favourites, favouritesFromText, textFromFavourites, withFavourite } from "../favourites/favourites.ts";
import { lockFavourites, updateFavourites } from "./users.store.server.ts";

/** Changes what an account likes; answers all that it likes now. Of changes at the same moment none is lost. */
export async function changeAccountFavourites(
  { database }: Platform,
  userId: string,
  { productId, isWanted }: FavouriteChange,
): Promise<Favourites> {
  return database.write(async (connection) => {
    const before = favouritesFromText(await lockFavourites(connection, userId));
    const after = withFavourite(before, productId, isWanted);
    await updateFavourites(connection, userId, textFromFavourites(after));
    return after;
  });
}
