import type { Connection } from "../../platform/database/database.server.ts";
import type { TastingRow } from "../../platform/database/reservation-tables.ts";
import type { Package, Tasting, Tastings } from "./tastings.ts";

/** What each package holds and costs. @throws Error where one is missing */
export async function findTastings(connection: Connection): Promise<Tastings> {
  const rows = await connection.selectFrom("tastings").selectAll().execute();
  const tasting = (name: Package) => {
    const row = rows.find((one) => one.package === name);
    if (!row) throw new Error(`No tasting ${name}`);
    return tastingFromRow(row);
  };
  return { basic: tasting("basic"), deluxe: tasting("deluxe"), elite: tasting("elite") };
}

/** A package as it is stored. */
export function rowFromTasting(name: Package, tasting: Tasting): TastingRow {
  const { wines, oils, adultCents, childCents, childrenMenuCents } = tasting;
  return {
    package: name,
    wines,
    oils,
    adult_cents: adultCents,
    child_cents: childCents,
    children_menu_cents: childrenMenuCents,
  };
}

function tastingFromRow({ wines, oils, adult_cents, child_cents, children_menu_cents }: TastingRow): Tasting {
  return { wines, oils, adultCents: adult_cents, childCents: child_cents, childrenMenuCents: children_menu_cents };
}
