import { randomBytes, randomUUID } from "node:crypto";
import { existsSync, linkSync, readFileSync, unlinkSync, writeFileSync } from "node:fs";
import { join, resolve } from "node:path";
import { z } from "zod";
import { type CardSettings, cardEnvironment, cardSettings } from "./card-settings.server.ts";
import { INVOICE_ENVIRONMENT, type InvoiceSettings, invoiceSettings } from "./invoice-settings.server.ts";
import { DAYS, MINUTES } from "./system/clock.ts";

const port = z.coerce.number().int().min(0).max(65535);
const origin = z
  .string()
  .refine(isOrigin, "must be an origin such as https://shop.example, without a path")
  .transform((text) => new URL(text).origin);
const mailAddress = z
  .string()
  .regex(
    /^([^\p{Cc}<>,;]*<[^\s@<>,;:"]+@[^\s@<>,;:"]+>|[^\s@<>,;:"]+@[^\s@<>,;:"]+)$/u,
    "must be one mail address, as shop@example.com or Shop <shop@example.com>",
  );

const environment = z.object({
  PORT: port.default(3000),
  HOST: z.string().min(1).default("127.0.0.1"),
  PUBLIC_URL: origin.optional(),
  DATA_DIR: z.string().min(1).default("./data"),
  DATABASE_URL: z
    .string()
    .regex(/^(sqlite:.+|postgres(ql)?:\/\/.+)$/, "must begin with sqlite: or postgres://")
    .optional(),
  SESSION_SECRET: z.string().min(32, "must have at least 32 characters").optional(),
  SMTP_URL: z.url({ protocol: /^smtps?$/ }).optional(),
  MAIL_FROM: mailAddress.optional(),
  MAIL_TO: mailAddress.optional(),
  PARTNER_ORIGINS: z
    .string()
    .default("")
    .transform((text) => text.split(",").map((part) => part.trim()))
    .transform((parts) => parts.filter((part) => part !== ""))
    .pipe(z.array(origin)),
  RECAPTCHA_SITE_KEY: z.string().optional(),
  RECAPTCHA_SECRET: z.string().optional(),
  RECAPTCHA_URL: z.url().default("https://www.google.com/recaptcha/api.js"),
  RECAPTCHA_VERIFY_URL: z.url().default("https://www.google.com/recaptcha/api/siteverify"),
  ...cardEnvironment,
  TRUST_PROXY: z.coerce.number().int().min(0).max(10).default(0),
  MAX_BOTTLES_PER_ORDER: z.coerce.number().int().min(6).max(10_000).default(120),
  HOLD_CARD_MINUTES: z.coerce.number().int().min(15).max(1440).default(60),
  HOLD_TRANSFER_DAYS: z.coerce.number().int().min(1).max(60).default(7),
  HOLD_PICKUP_DAYS: z.coerce.number().int().min(1).max(60).default(7),
  ...INVOICE_ENVIRONMENT,
  SHOW_KUNA: z
    .enum(["true", "false"])
    .default("true")
    .transform((text) => text === "true"),
  LOG_LEVEL: z.enum(["fatal", "error", "warn", "info", "debug", "silent"]).default("info"),
});

const SECRET_BYTES = 32;

export type Settings = CardSettings & {
  port: number;
  host: string;
  /** The one source of absolute links; an origin without a slash at its end. */
  publicUrl: string;
  dataDir: string;
  databaseUrl: string;
  sessionSecret: string;
  /** Whether the secret was just made up, and is to be kept once the database is there (`keepSecret`). */
  secretIsNew: boolean;
  /** Whether `DATA_DIR` held a session secret before: then a shop has run on it, and there must be a database. */
  secretWasThere: boolean;
  smtpUrl: string | null;
  mailFrom: string | null;
  mailTo: string | null;
  partnerOrigins: string[];
  recaptcha: { siteKey: string; secret: string; scriptUrl: string; verifyUrl: string } | null;
  trustProxy: number;
  /** Larger orders begin with an inquiry. */
  maxBottlesPerOrder: number;
  /** How long goods are held for a card that is not charged, a transfer that has not come, a pickup that nobody collects. */
  holding: { cardMs: number; transferMs: number; pickupMs: number };
  showKuna: boolean;
  invoices: InvoiceSettings;
  logLevel: string;
};

/** A setting that is wrong: its one line names the setting and says what it must be. */
export class WrongSetting extends Error {}

/**
 * Parses the settings of the environment, once, at start. Makes up a session secret where none is given or kept; writes nothing.
 * @throws WrongSetting naming the first wrong one
 */
export function readSettings(env: NodeJS.ProcessEnv): Settings {
  const parsed = environment.safeParse(withoutEmpty(env));
  if (!parsed.success) {
    const [issue] = parsed.error.issues;
    throw new WrongSetting(`Setting ${issue?.path[0]?.toString() ?? "?"}: ${issue?.message ?? "is wrong"}`);
  }
  const values = parsed.data;
  const dataDir = resolve(values.DATA_DIR);
  const kept = keptSecret(dataDir);
  const publicUrl = values.PUBLIC_URL ?? `http://localhost:${values.PORT}`;
  const cards = cardSettings(values, publicUrl);
  if (!cards.ok) throw new WrongSetting(`Setting ${cards.name}: ${cards.mustBe}`);
  return {
    port: values.PORT,
    host: values.HOST,
    publicUrl,
    dataDir,
    databaseUrl: values.DATABASE_URL ?? `sqlite:${join(dataDir, "shop.db")}`,
    sessionSecret: values.SESSION_SECRET ?? kept ?? randomBytes(SECRET_BYTES).toString("base64url"),
    secretIsNew: values.SESSION_SECRET === undefined && kept === null,
    secretWasThere: kept !== null,
    smtpUrl: values.SMTP_URL ?? null,
    mailFrom: values.MAIL_FROM ?? null,
    mailTo: values.MAIL_TO ?? null,
    partnerOrigins: values.PARTNER_ORIGINS,
    recaptcha: recaptchaOf(values),
    ...cards.settings,
    trustProxy: values.TRUST_PROXY,
    maxBottlesPerOrder: values.MAX_BOTTLES_PER_ORDER,
    holding: {
      cardMs: values.HOLD_CARD_MINUTES * MINUTES,
      transferMs: values.HOLD_TRANSFER_DAYS * DAYS,
      pickupMs: values.HOLD_PICKUP_DAYS * DAYS,
    },
    showKuna: values.SHOW_KUNA,
    invoices: invoiceSettings(values),
    logLevel: values.LOG_LEVEL,
  };
}

/** @throws WrongSetting where one of its two keys is missing */
function recaptchaOf(values: z.infer<typeof environment>): Settings["recaptcha"] {
  const { RECAPTCHA_SITE_KEY: siteKey, RECAPTCHA_SECRET: secret } = values;
  if (Boolean(siteKey) !== Boolean(secret)) {
    throw new WrongSetting("Setting RECAPTCHA_SECRET: must be given together with RECAPTCHA_SITE_KEY");
  }
  if (!siteKey || !secret) return null;
  return { siteKey, secret, scriptUrl: values.RECAPTCHA_URL, verifyUrl: values.RECAPTCHA_VERIFY_URL };
}

function isOrigin(text: string): boolean {
  if (!URL.canParse(text)) return false;
  const { protocol, pathname, search, hash, username } = new URL(text);
  return /^https?:$/.test(protocol) && pathname === "/" && search + hash + username === "";
}

/** An empty variable means "not set", as people write it in env files. */
function withoutEmpty(env: NodeJS.ProcessEnv): Record<string, string> {
  const given: Record<string, string> = {};
  for (const [name, value] of Object.entries(env)) if (value !== undefined && value !== "") given[name] = value;
  return given;
}

/** Where the session secret stands that no setting gives. */
export function secretFile(dataDir: string): string {
  return join(dataDir, "session-secret");
}

function keptSecret(dataDir: string): string | null {
  const file = secretFile(dataDir);
  return existsSync(file) ? readFileSync(file, "utf8").trim() : null;
}

/**
 * Keeps the secret of a new shop, once its database is there; so a kept secret means that there is a database. Of servers that start at once
 * one is first, and all use its secret. Answers the secret that is kept.
 */
export function keepSecret({ dataDir, sessionSecret }: Settings): string {
  const file = secretFile(dataDir);
  const own = `${file}.${randomUUID()}`;
  writeFileSync(own, sessionSecret, { mode: 0o600 });
  try {
    // Whole or not at all, and never over another's.
    linkSync(own, file);
  } catch (error) {
    if (!existsSync(file)) throw error;
  } finally {
    unlinkSync(own);
  }
  return readFileSync(file, "utf8").trim();
}
