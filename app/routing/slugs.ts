import { LANGUAGES, type Language } from "../i18n/languages.ts";

type Slugs = Record<Language, string>;

const inEveryLanguage = (slug: string): Slugs => ({ hr: slug, en: slug, it: slug, de: slug });

/**
 * The slug dictionary: each screen's address in each language, without the language's prefix (docs/interface.md "Addresses"). A part that
 * begins with a colon is a parameter. The keys are the names of the folders in `screens/`.
 */
export const SLUGS = {
  home: inEveryLanguage(""),
  reservation: {
    hr: "degustacija-vina",
    en: "wine-tasting",
    it: "prenotazione-degustazione",
    de: "buchung",
  },
  "our-products": { hr: "nasi-proizvodi", en: "our-products", it: "nostri-prodotti", de: "unsere-produkte" },
  product: {
    hr: "nasi-proizvodi/:slug",
    en: "our-products/:slug",
    it: "nostri-prodotti/:slug",
    de: "unsere-produkte/:slug",
  },
  cookies: { hr: "kolacici", en: "cookies", it: "cookies", de: "cookies" },
  "privacy-policy": {
    hr: "politika-privatnosti",
    en: "privacy-policy",
    it: "privacy-policy",
    de: "datenschutzerklarung",
  },
  "terms-and-conditions": {
    hr: "opci-uvjeti-poslovanja-i-kupnje",
    en: "general-terms-of-business-and-purchase",
    it: "condizioni-generali-di-vendita-e-acquisto",
    de: "allgemeine-geschafts-und-einkaufsbedingungen",
  },
  delivery: { hr: "dostava", en: "delivery", it: "consegna", de: "lieferung" },
  "payment-method": { hr: "placanje", en: "payment", it: "pagamento", de: "zahlung" },
  "order-success": { hr: "uspjeh", en: "success", it: "successo", de: "erfolg" },
  "reservation-success": {
    hr: "uspjesna-rezervacija",
    en: "successful-booking",
    it: "prenotazione-riuscita",
    de: "erfolgreiche-buchung",
  },
  "inquiry-success": {
    hr: "uspjesan-upit",
    en: "successful-inquiry",
    it: "richiesta-riuscita",
    de: "erfolgreiche-anfrage",
  },
  awards: { hr: "nagrade", en: "awards", it: "premi", de: "auszeichnungen" },
  checkout: { hr: "potvrda", en: "checkout", it: "checkout", de: "checkout" },
  "order-error": { hr: "greska-narudzbe", en: "order-error", it: "errore-di-ordine", de: "bestellfehler" },
  contact: { hr: "kontakt", en: "contact", it: "contatto", de: "kontakt" },
  "about-us": { hr: "o-nama", en: "about-us", it: "chi-siamo", de: "wer-wir-sind" },
  profile: { hr: "profil", en: "profile", it: "profilo", de: "profil" },
  terroir: {
    hr: "istarski-terroir",
    en: "istrian-terroir",
    it: "terroir-istriano",
    de: "istrisches-terroir",
  },
  login: inEveryLanguage("login"),
  register: { hr: "registracija", en: "register", it: "registrazione", de: "registrierung" },
  "reset-password": {
    hr: "nova-lozinka",
    en: "reset-password",
    it: "reimposta-password",
    de: "passwort-zuruecksetzen",
  },
  // Where the links of mails lead that ask for one press: an address, a change of it, the winery's letters.
  confirm: { hr: "potvrdi", en: "confirm", it: "conferma", de: "bestaetigen" },
  orders: inEveryLanguage("profile/orders"),
  order: { hr: "narudzba/:token", en: "order/:token", it: "ordine/:token", de: "bestellung/:token" },
  partners: { hr: "za-partnere", en: "for-partners", it: "per-i-partner", de: "fuer-partner" },
} as const satisfies Record<string, Slugs>;

export type Screen = keyof typeof SLUGS;

export const SCREENS: readonly Screen[] = Object.keys(SLUGS).filter((key): key is Screen => key in SLUGS);

/** The name of a screen's route at one of its slugs. */
export function routeIdOf(screen: Screen, slug: string): string {
  return slug === "" ? screen : `${screen}:${slug}`;
}

/** The different slugs of a screen; several languages may share one. */
export function distinctSlugs(screen: Screen): string[] {
  return [...new Set(LANGUAGES.map((language) => SLUGS[screen][language]))];
}
