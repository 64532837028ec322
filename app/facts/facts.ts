/**
 * What the winery says of itself and promises, in figures, once: texts name a figure in braces and never write it down, the
 * shop's rules and the data for search engines are made of them, tests compare them (`docs/rules.md`, "Facts").
 */
export const FACTS = {
  /** The land. */
  vineyardsHectares: 7,
  lowestMetres: 100,
  highestMetres: 140,
  soils: 3,
  varieties: 6,
  oliveTrees: 1000,
  /** Months of the year: the first grapes are white Muscat's, the last Cabernet's; olives are picked in the last one too. */
  harvestFirstMonth: 8,
  harvestLastMonth: 10,
  /** How often the same rows are picked. */
  harvestPasses: 3,
  /** The house. */
  generations: 3,
  mainWines: 8,
  tastingRoomSince: 2005,
  /** By car from the town's square. */
  minutesFromTown: 5,
  /** Hours of the winery's clock, Monday to Saturday. */
  opensAtHour: 10,
  closesAtHour: 14,
  /** Buying. */
  adultAge: 18,
  vatPercent: 25,
  /** Hundred-thousandths of a kuna for one euro: the fixed rate of the changeover. */
  kunaPerEuroE5: 753_450,
  bottlesPerBox: 6,
  bottleFeeCents: 50,
  maxQuantity: 999,
  /** Working days from the payment to the door, on the mainland. */
  usualDaysFrom: 2,
  usualDaysTo: 4,
  /** How many of them until the courier has the parcel, and how many more an island takes at most. */
  handingOverDays: 2,
  islandDaysMore: 2,
  /** Days in which an order is delivered at the latest. */
  deliveryDays: 30,
  /** Days in which a consumer may withdraw, send back, and is refunded (Directive 2011/83/EU, articles 9, 13 and 14). */
  withdrawalDays: 14,
  /** Days in which a written complaint is answered. */
  complaintDays: 15,
  /** Years for which a seller is liable for defects (Directive (EU) 2019/771, article 10). */
  guaranteeYears: 2,
  /** Working days in which an inquiry is usually answered. */
  answerDays: 2,
  /** The days from which the terms and the page about privacy hold. */
  termsFrom: "2026-11-22",
  privacyFrom: "2026-11-22",
  /** Tastings: what the packages basic and deluxe pour, and how much elite pours at most. */
  tastingWines: 4,
  tastingOils: 2,
  eliteWines: 8,
  /** How long each lasts; the table is free after an hour, elite ends in the cellar. */
  basicMinutes: 45,
  deluxeMinutes: 60,
  eliteMinutes: 90,
  tableSeats: 24,
  /** Minutes for which a table is kept for somebody who is late. */
  lateMinutes: 15,
  /** Larger groups say in the note what they would like. */
  maxPartyWithoutNote: 15,
  maxMonthsAhead: 12,
  confirmHours: 24,
  /** Accounts: how long links of mails and sessions live, what a password and an address are made of. */
  linkMinutes: 30,
  inviteDays: 7,
  sessionDays: 7,
  minPasswordLength: 8,
  maxEmailLength: 50,
  oibDigits: 11,
  postalCodeDigits: 5,
  minMessageLength: 10,
  /** Cookies. */
  cartDays: 30,
  favouriteDays: 365,
  /** How long a device knows a guest who has asked for it, from the last order. */
  contactDays: 365,
  languageDays: 365,
  consentDays: 365,
  noticeSeconds: 60,
  spamCheckMonths: 6,
  /** Days in which visitors' network addresses go. */
  visitDays: 30,
} as const;
