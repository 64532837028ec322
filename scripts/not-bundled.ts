/**
 * What stays in `node_modules`: native modules, libraries that only some processes need. All else is built into a few
 * files, with the unused parts left out, and is read in a fraction of the time.
 */
export const NOT_BUNDLED = [
  "@node-rs/argon2",
  "better-sqlite3",
  "date-holidays",
  "nodemailer",
  "pdfkit",
  "pg",
  "pino",
  "sharp",
];
