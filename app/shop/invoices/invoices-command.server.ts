import { writeFile } from "node:fs/promises";
import { fileFailure, readCommandLine, WrongUse } from "../../platform/command-line.ts";
import type { Platform } from "../../platform/platform.server.ts";
import { dateAtWinery } from "../../platform/system/clock.ts";
import { invoiceInOneLine } from "./invoice-in-one-line.server.ts";
import { invoiceFileName } from "./invoice-number.ts";
import { invoicePdf } from "./invoice-pdf.server.ts";
import { findInvoiceByNumber, listInvoicesOfYear } from "./invoices.store.server.ts";

export const INVOICES_USAGE = `npm run staff -- invoices [2026]                         invoices and credit notes of a year, in the order of their numbers
npm run staff -- invoice 12/WEB1/1 [--year 2026] [--file 12-WEB1-1.pdf]    writes one as PDF into a file`;

const OPTIONS = { year: { type: "string" }, file: { type: "string" } } as const;

/** Lists what was issued in a year, or writes a document into a file that must not be there yet. @throws WrongUse */
export async function runInvoicesCommand(platform: Platform, args: readonly string[]): Promise<string> {
  const { positionals, values } = readCommandLine(args, { options: OPTIONS, usage: INVOICES_USAGE, words: 2 });
  const [task, subject = ""] = positionals;
  const given = task === "invoices" && subject !== "" ? subject : values.year;
  const year = given ?? dateAtWinery(platform.clock()).slice(0, 4);
  if (!/^\d{4}$/.test(year)) throw new WrongUse(`${year} is no year, such as 2026.\n\n${INVOICES_USAGE}`);
  if (task === "invoice" && subject === "") throw new WrongUse(`A number is needed.\n\n${INVOICES_USAGE}`);
  const { read } = platform.database;
  if (task === "invoices") {
    const issued = await listInvoicesOfYear(read, Number(year));
    return issued.map(invoiceInOneLine).join("\n") || `Nothing was issued in ${year}.`;
  }
  const invoice = await findInvoiceByNumber(read, Number(year), subject);
  if (!invoice) throw new WrongUse(`There is no ${subject} of ${year}.`);
  const file = values.file ?? invoiceFileName(invoice.number);
  await writeFile(file, await invoicePdf(invoice), { flag: "wx", mode: 0o600 }).catch(
    (error: NodeJS.ErrnoException) => {
      if (error.code === "EEXIST") throw new WrongUse(`${file} is there already.`);
      return fileFailure(`${file} cannot be written`)(error);
    },
  );
  return `${invoice.number} of ${year} is written to ${file}.`;
}
