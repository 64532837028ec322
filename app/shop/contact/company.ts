/** The buyer's company for an invoice in its name (R1). */
export type Company = { name: string; taxNumber: string; address: string };
