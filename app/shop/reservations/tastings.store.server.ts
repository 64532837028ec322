import type { Transaction } from "kysely";
import type { Connection } from "../../platform/database/database.server.ts";
import type { TastingRow } from "../../platform/database/reservation-tables.ts";
import type { Schema } from "../../platform/database/schema.ts";
import { PACKAGES, type Package, type Tasting, type Tastings } from "./tastings.ts";

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

/** Fills an empty table of tastings; does nothing to one that has any. */
export async function loadFirstTastings(connection: Transaction<Schema>, tastings: Tastings): Promise<void> {
  if (await connection.selectFrom("tastings").select("package").executeTakeFirst()) return;
  const rows = PACKAGES.map((name) => rowFromTasting(name, tastings[name]));
  await connection.insertInto("tastings").values(rows).execute();
}

function rowFromTasting(name: Package, tasting: Tasting): TastingRow {
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
