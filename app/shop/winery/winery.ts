/**
 * Everything about this winery that is no text: a real winery replaces this file, `locales/` and the catalogue, and is done.
 * All of it is invented: the telephone numbers, the bank account (with a true check digit) and the company do not exist; a BIC whose
 * eighth character is 0 is one for tests.
 */
export const WINERY = {
  name: "Vinarija Kažun",
  family: "Kažun",
  address: { street: "Stancija Kažun 7", postalCode: "52215", city: "Vodnjan", countryCode: "HR" },
  location: { latitude: 44.9648, longitude: 13.8129 },
  mapUrl: "https://www.openstreetmap.org/?mlat=44.9648&mlon=13.8129#map=14/44.9648/13.8129",
  email: "vinarija@kazun.example",
  phones: ["+385 52 000 111", "+385 91 000 1112"],
  /** By the name that the footer shows. */
  social: {
    Instagram: "https://www.instagram.com/",
    Facebook: "https://www.facebook.com/",
    Tripadvisor: "https://www.tripadvisor.com/",
  },
  company: {
    legalName: "Kažun vina d.o.o.",
    taxNumber: "12345678903",
    /** The court and its number, as readers of a language know it. */
    registration: {
      hr: "Trgovački sud u Pazinu, MBS 000000000",
      en: "Commercial Court in Pazin, MBS 000000000",
      it: "Tribunale commerciale di Pazin, MBS 000000000",
      de: "Handelsgericht Pazin, MBS 000000000",
    },
    capitalCents: 265_000,
    /** Who runs the company; letters and pages name them. */
    board: ["Luka Kažun", "Marija Kažun"],
  },
  bank: { name: "Istarska probna banka d.d.", iban: "HR1723600001101234565", bic: "ISPBHR20" },
} as const;

/** What every drawn label, crate and carton bears: the winery, and the region beside the vintage. Long ones are set smaller. */
export const LABELS = { house: "KAŽUN", region: "Istra" } as const;
