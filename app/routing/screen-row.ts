import type { Language } from "../i18n/languages.ts";

export type Slugs = Record<Language, string>;

/** Who may open a screen: everybody; only who is not logged in; who has the secret of a link; only whose account it is. */
export type Guard = "none" | "guest" | "token" | "account";

type Common = {
  /** A form of its own is posted to its address. */
  form?: true;
  /** Its place, from 1 on, in the navigation of the header, of the footer, and at the side of the legal pages. */
  header?: number;
  footer?: number;
  legal?: number;
  /** The screen of the header that is marked as the present one in its stead. */
  within?: string;
  /** The header is dark; or there is neither header nor footer, and the mark alone stands over the content. */
  frame?: "dark" | "bare";
  /** The age gate stands before it (docs/rules.md "Age"). */
  ageGate?: true;
  /** What it loads from elsewhere for those who allow it. */
  foreign?: readonly ("map" | "spamCheck")[];
  /** The scene of the picture that goes with it where it is shared; the land without one. */
  picture?: string;
};

/** `indexed`: search engines may list it. `stored`: its loader asks nothing about the visitor, and it is kept ready-made. */
type ForEverybody = Common & { guard: "none"; indexed?: true; stored?: true };
type ForSome = Common & { guard?: Exclude<Guard, "none">; indexed?: never; stored?: never };

export type ScreenProperties = ForEverybody | ForSome;

/**
 * A screen: its address in each language, without the language's prefix (a part that begins with a colon is a parameter), and its
 * properties. What is left out has the safe value: for account holders alone, neither listed nor stored nor linked, no form.
 */
export type ScreenRow = { slugs: Slugs; properties?: ScreenProperties };
