/** The letters that the text type of invoices has, as `scripts/make-invoice-fonts.ts` cuts it: code points in hexadecimal, by runs. */
const RUNS = [
  // Latin
  ...["20-7e", "a0-181", "186", "18a", "18d-190", "192-194", "196-197", "19a-19b", "19e", "1a0-1a1", "1af-1b1", "1b7"],
  ...["1bf-1c3", "1cd-1dd", "1e2-1e7", "1ea-1eb", "1ee-1f0", "1f4-1f5", "1f7-201", "204-205", "208-209", "20c-20d"],
  ...["218-220", "222-223", "226-227", "237", "23a-23e", "241-245", "248-249", "1e9e", "1ea0-1ef9"],
  // Greek and Cyrillic
  ...["386-38a", "38c", "38e-3a1", "3a3-3ce", "400-45f"],
  // Dashes, quotes, the euro, the minus, a smile and a heart
  ...["2010-201e", "2020-2023", "2026", "20ac", "2212", "263a", "2665"],
];

/** Every letter that an invoice can be set in, by its code point. */
export const INVOICE_LETTERS: ReadonlySet<number> = new Set(
  RUNS.flatMap((run) => {
    const [first = 0, last = first] = run.split("-").map((digits) => Number.parseInt(digits, 16));
    return Array.from({ length: last - first + 1 }, (_, index) => first + index);
  }),
);
