import type { TFunction } from "i18next";
import type { Connection } from "../../platform/database/database.server.ts";
import { findTastings } from "../../shop/reservations/tastings.store.server.ts";
import { PACKAGES } from "../../shop/reservations/tastings.ts";
import type { OfferedPackage } from "./tasting-section.tsx";

/** What each tasting holds, in the words of the screen where it is booked, and what it costs. @param text of `reservation.json` */
export async function describePackages(connection: Connection, text: TFunction): Promise<OfferedPackage[]> {
  const tastings = await findTastings(connection);
  return PACKAGES.map((name) => {
    const { wines, oils, adultCents } = tastings[name];
    const holds = [
      text(name === "elite" ? "winesUpTo" : "wines", { count: wines }),
      ...(oils > 0 ? [text("oils", { count: oils })] : []),
      text(`packages.${name}.extra`),
    ];
    return { name: text(`packages.${name}.name`), holds: holds.join(", "), adultCents };
  });
}
