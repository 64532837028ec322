/** An IBAN as it is printed, on pages, in mails and on invoices alike: in groups of four. */
export const ibanInGroups = (iban: string) => iban.replace(/(.{4})(?=.)/g, "$1 ");
