import type { UnitOfWork } from "../platform/database/database.server.ts";
import type { InvoiceSettings } from "../platform/invoice-settings.server.ts";
import { invoiceCounter, invoiceNumber } from "../shop/invoices/invoice-number.ts";
import { listCounters, raiseCounter } from "../shop/opening/restored.store.server.ts";

/** What is known of the numbers that were given since a backup. */
export type KnownNumbers = {
  /** The counters of the database that is replaced; null where those say nothing (`countersSince`). */
  known: ReadonlyMap<string, number> | null;
  /** How many numbers are left out where nothing else is known. */
  skip: number;
  /** The last that were issued this year, as the winery's own papers say; null where nobody looked. */
  lastInvoice: number | null;
  lastCreditNote: number | null;
};

type Present = { year: string; invoices: InvoiceSettings };

/**
 * Lets all counters go on so that no number is given twice, and says how. Invoices have no gaps by law (docs/rules.md "Invoices"): where
 * the last ones are known, they go on after them; else as many numbers are left out as of orders, and that is said.
 */
export async function goOnCounting(unit: UnitOfWork, numbers: KnownNumbers, present: Present): Promise<string> {
  const said = numbers.known ? await goOnAfter(unit, numbers.known) : await leaveOut(unit, numbers.skip, present);
  const left = numbers.known ? 0 : numbers.skip;
  return [said, ...(await goOnInvoicing(unit, { ...numbers, skip: left }, present))].join(" ");
}

async function goOnAfter(unit: UnitOfWork, known: ReadonlyMap<string, number>): Promise<string> {
  for (const [name, value] of known) await raiseCounter(unit, name, value);
  return "Order and invoice numbers go on after the last known.";
}

/** Leaves numbers out of all counters but the invoices'. */
async function leaveOut(unit: UnitOfWork, skip: number, present: Present): Promise<string> {
  const counters = await listCounters(unit);
  // Years that are over give no numbers any more, and the present one may have begun since the backup.
  const thisYears = [...counters.keys()].filter(
    (name) => !/-\d{4}(-|$)/.test(name) || name.includes(`-${present.year}`),
  );
  const orders = `orders-${present.year}`;
  for (const name of new Set([...thisYears, orders])) {
    if (!name.startsWith("invoices-")) await raiseCounter(unit, name, (counters.get(name) ?? 0) + skip);
  }
  return `${skip} order numbers are left out.`;
}

async function goOnInvoicing(unit: UnitOfWork, numbers: KnownNumbers, { year, invoices }: Present): Promise<string[]> {
  const { premises, device, creditDevice } = invoices;
  const counters = await listCounters(unit);
  const said: string[] = [];
  for (const [what, given, series] of [
    ["Invoices", numbers.lastInvoice, { premises, device }],
    ["Credit notes", numbers.lastCreditNote, { premises, device: creditDevice }],
  ] as const) {
    const name = invoiceCounter(year, series);
    const last = counters.get(name) ?? 0;
    const raised = given === null ? last + numbers.skip : Math.max(last, given);
    if (raised > 0) await raiseCounter(unit, name, raised);
    const left = `${what} ${last + 1} to ${raised} of ${year} are left out; note it for the tax office.`;
    if (given === null && raised > last) said.push(left);
    else said.push(`${what} go on with ${invoiceNumber(raised + 1, series)}.`);
  }
  return said;
}
