import type { TFunction } from "i18next";
import type { Connection } from "../../platform/database/database.server.ts";
import { findTastings } from "../../shop/reservations/tastings.store.server.ts";
import { PACKAGES } from "../../shop/reservations/tastings.ts";
import { packageContents } from "../../ui/package-contents.ts";
import type { OfferedPackage } from "./tasting-section.tsx";

/** What each tasting includes, in the words of the booking screen, and its price. @param text of `reservation.json` */
export async function describePackages(connection: Connection, text: TFunction): Promise<OfferedPackage[]> {
  const tastings = await findTastings(connection);
  return PACKAGES.map((name) => ({
    name: text(`packages.${name}.name`),
    holds: packageContents(name, tastings[name], text).join(", "),
    adultCents: tastings[name].adultCents,
  }));
}
