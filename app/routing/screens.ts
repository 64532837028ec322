import type { ScreenRow, Slugs } from "./screen-row.ts";

const inEveryLanguage = (slug: string): Slugs => ({ hr: slug, en: slug, it: slug, de: slug });

/** Every screen with every property of it (docs/interface.md "Addresses"), by its folder in `screens/`; `screen-properties.ts` reads it. */
export const SCREENS = {
  home: {
    slugs: inEveryLanguage(""),
    properties: { guard: "none", indexed: true, stored: true, ageGate: true, header: 1 },
  },
  reservation: {
    slugs: { hr: "degustacija-vina", en: "wine-tasting", it: "prenotazione-degustazione", de: "buchung" },
    properties: {
      guard: "none",
      indexed: true,
      stored: true,
      ageGate: true,
      form: true,
      header: 3,
      foreign: ["spamCheck"],
      picture: "scene-tasting-table",
    },
  },
  "our-products": {
    slugs: { hr: "nasi-proizvodi", en: "our-products", it: "nostri-prodotti", de: "unsere-produkte" },
    properties: { guard: "none", indexed: true, stored: true, ageGate: true, header: 2 },
  },
  product: {
    slugs: {
      hr: "nasi-proizvodi/:slug",
      en: "our-products/:slug",
      it: "nostri-prodotti/:slug",
      de: "unsere-produkte/:slug",
    },
    properties: { guard: "none", indexed: true, stored: true, ageGate: true, within: "our-products" },
  },
  // Of each query another page: not for search engines.
  search: {
    slugs: { hr: "trazi", en: "search", it: "cerca", de: "suche" },
    properties: { guard: "none", stored: true, ageGate: true },
  },
  // Shows what the visitor's own cookie holds, or the account.
  favourites: {
    slugs: { hr: "favoriti", en: "favourites", it: "preferiti", de: "merkliste" },
    properties: { guard: "none", ageGate: true, form: true },
  },
  cookies: {
    slugs: { hr: "kolacici", en: "cookies", it: "cookies", de: "cookies" },
    properties: { guard: "none", indexed: true, stored: true, frame: "dark", footer: 1, legal: 5 },
  },
  "privacy-policy": {
    slugs: { hr: "politika-privatnosti", en: "privacy-policy", it: "privacy-policy", de: "datenschutzerklarung" },
    properties: { guard: "none", indexed: true, stored: true, frame: "dark", footer: 3, legal: 4 },
  },
  "terms-and-conditions": {
    slugs: {
      hr: "opci-uvjeti-poslovanja-i-kupnje",
      en: "general-terms-of-business-and-purchase",
      it: "condizioni-generali-di-vendita-e-acquisto",
      de: "allgemeine-geschafts-und-einkaufsbedingungen",
    },
    properties: { guard: "none", indexed: true, stored: true, footer: 4, legal: 1 },
  },
  delivery: {
    slugs: { hr: "dostava", en: "delivery", it: "consegna", de: "lieferung" },
    properties: { guard: "none", indexed: true, stored: true, footer: 2, legal: 2 },
  },
  "payment-method": {
    slugs: { hr: "placanje", en: "payment", it: "pagamento", de: "zahlung" },
    properties: { guard: "none", indexed: true, stored: true, footer: 5, legal: 3 },
  },
  "order-success": {
    slugs: { hr: "uspjeh", en: "success", it: "successo", de: "erfolg" },
    properties: { guard: "token" },
  },
  "reservation-success": {
    slugs: {
      hr: "uspjesna-rezervacija",
      en: "successful-booking",
      it: "prenotazione-riuscita",
      de: "erfolgreiche-buchung",
    },
    properties: { guard: "token", form: true },
  },
  // Tells nothing of the inquiry: nobody has to prove that it is theirs.
  "inquiry-success": {
    slugs: { hr: "uspjesan-upit", en: "successful-inquiry", it: "richiesta-riuscita", de: "erfolgreiche-anfrage" },
    properties: { guard: "none" },
  },
  "order-error": {
    slugs: { hr: "greska-narudzbe", en: "order-error", it: "errore-di-ordine", de: "bestellfehler" },
    properties: { guard: "token", form: true },
  },
  awards: {
    slugs: { hr: "nagrade", en: "awards", it: "premi", de: "auszeichnungen" },
    properties: { guard: "none", indexed: true, stored: true, header: 6, picture: "scene-vineyard" },
  },
  // Shows the cart of the visitor's own cookie.
  checkout: {
    slugs: { hr: "potvrda", en: "checkout", it: "checkout", de: "checkout" },
    properties: { guard: "none", form: true, frame: "bare" },
  },
  contact: {
    slugs: { hr: "kontakt", en: "contact", it: "contatto", de: "kontakt" },
    properties: {
      guard: "none",
      indexed: true,
      stored: true,
      form: true,
      header: 7,
      foreign: ["map", "spamCheck"],
      picture: "scene-map",
    },
  },
  "about-us": {
    slugs: { hr: "o-nama", en: "about-us", it: "chi-siamo", de: "wer-wir-sind" },
    properties: { guard: "none", indexed: true, stored: true, ageGate: true, header: 5, picture: "scene-cellar" },
  },
  profile: {
    slugs: { hr: "profil", en: "profile", it: "profilo", de: "profil" },
    properties: { guard: "account", form: true },
  },
  terroir: {
    slugs: { hr: "istarski-terroir", en: "istrian-terroir", it: "terroir-istriano", de: "istrisches-terroir" },
    properties: { guard: "none", indexed: true, stored: true, header: 4, picture: "scene-soils" },
  },
  login: { slugs: inEveryLanguage("login"), properties: { guard: "guest", form: true } },
  register: {
    slugs: { hr: "registracija", en: "register", it: "registrazione", de: "registrierung" },
    properties: { guard: "guest", form: true },
  },
  "reset-password": {
    slugs: { hr: "nova-lozinka", en: "reset-password", it: "reimposta-password", de: "passwort-zuruecksetzen" },
    properties: { guard: "token", form: true },
  },
  // Where the links of mails lead that ask for one press: an address, a change of it, the newsletter.
  confirm: {
    slugs: { hr: "potvrdi", en: "confirm", it: "conferma", de: "bestaetigen" },
    properties: { guard: "token", form: true },
  },
  orders: { slugs: inEveryLanguage("profile/orders"), properties: { guard: "account", form: true } },
  order: {
    slugs: { hr: "narudzba/:token", en: "order/:token", it: "ordine/:token", de: "bestellung/:token" },
    properties: { guard: "token", form: true },
  },
  // Where a consumer withdraws from a purchase; it may begin with somebody's order.
  withdrawal: {
    slugs: { hr: "raskid-ugovora", en: "withdrawal", it: "recesso", de: "widerruf" },
    properties: { guard: "none", indexed: true, form: true, footer: 6, foreign: ["spamCheck"] },
  },
  // Where somebody leaves an address, to hear when what is sold out is there again.
  "back-in-stock": {
    slugs: { hr: "javite-mi/:slug", en: "back-in-stock/:slug", it: "avvisatemi/:slug", de: "benachrichtigen/:slug" },
    properties: { guard: "none", form: true, within: "our-products", foreign: ["spamCheck"] },
  },
  "card-payment": {
    slugs: {
      hr: "narudzba/:token/placanje",
      en: "order/:token/payment",
      it: "ordine/:token/pagamento",
      de: "bestellung/:token/zahlung",
    },
    properties: { guard: "token", form: true, frame: "bare" },
  },
  "card-sandbox": { slugs: inEveryLanguage("card-sandbox"), properties: { guard: "none", form: true, frame: "bare" } },
  partners: {
    slugs: { hr: "za-partnere", en: "for-partners", it: "per-i-partner", de: "fuer-partner" },
    properties: { guard: "none", indexed: true, stored: true },
  },
} as const satisfies Record<string, ScreenRow>;

export type Screen = keyof typeof SCREENS;
