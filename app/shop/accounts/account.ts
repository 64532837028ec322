import { FACTS } from "../../facts/facts.ts";
import type { Language } from "../../i18n/languages.ts";
import type { Address } from "../contact/address.ts";
import type { Company } from "../contact/company.ts";

/** What an account may do: a list of names, or an object whose keys are the names (docs/rules.md "Accounts"). */
export type Scope = readonly string[] | Readonly<Record<string, unknown>>;

/** The newsletter: not wanted, asked for but not yet confirmed, wanted. */
export const NEWSLETTER_STATES = ["no", "asked", "yes"] as const;
export type NewsletterState = (typeof NEWSLETTER_STATES)[number];

/** The personal part of an account. */
export type Profile = {
  firstName: string;
  lastName: string;
  /** `+` and digits; empty where none was given. */
  phone: string;
  /** `1980-02-29`; empty where none was given. */
  birthDate: string;
  address: Address | null;
  /** Null: the same as the delivery address. */
  billing: Address | null;
  /** Whether invoices go to the company (R1). */
  r1: boolean;
  company: Company | null;
};

/** Somebody with an account, whose address is confirmed. */
export type User = Profile & {
  id: string;
  email: string;
  language: Language;
  newsletter: NewsletterState;
  scope: Scope;
  /** Milliseconds since 1970. */
  createdAt: number;
};

/** The longest mail address of an account, in characters (docs/rules.md "Accounts"). */
export const MAX_EMAIL_LENGTH = FACTS.maxEmailLength;
export const MIN_PASSWORD_LENGTH = FACTS.minPasswordLength;
export const MAX_PASSWORD_LENGTH = 128;

/** Whether a scope holds a permission; as an object, a key that is switched off does not count. */
export function hasScope(scope: Scope, wanted: string): boolean {
  if (isList(scope)) return scope.includes(wanted);
  return Object.hasOwn(scope, wanted) && Boolean(scope[wanted]);
}

function isList(scope: Scope): scope is readonly string[] {
  return Array.isArray(scope);
}

/** Programs and systems as devices name them, and as people do; the first that fits counts. */
const PROGRAMS = [
  ["Edg", "Edge"],
  ["OPR", "Opera"],
  ["Firefox", "Firefox"],
  ["Chrome", "Chrome"],
  ["Safari", "Safari"],
] as const;
const SYSTEMS = [
  ...[
    ["Android", "Android"],
    ["iPhone", "iPhone"],
    ["iPad", "iPad"],
    ["Windows", "Windows"],
  ],
  ...[
    ["Mac OS X", "macOS"],
    ["Linux", "Linux"],
  ],
];

/** A device's program and system in two words, from what it says of itself; empty where it says nothing known. */
export function deviceName(agent: string): string {
  const known = [PROGRAMS, SYSTEMS].map((names) => names.find(([token = ""]) => agent.includes(token))?.[1]);
  return known.filter((word) => word !== undefined).join(" · ");
}
