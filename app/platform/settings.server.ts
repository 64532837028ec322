import { randomBytes, randomUUID } from "node:crypto";
import { existsSync, linkSync, readFileSync, unlinkSync, writeFileSync } from "node:fs";
import { join, resolve } from "node:path";
import { type CardSettings, cardSettings } from "./card-settings.server.ts";
import { type EnvironmentValues, readEnvironment } from "./environment.server.ts";
import { type InvoiceSettings, invoiceSettings } from "./invoice-settings.server.ts";
import { WrongSetting } from "./setting-values.ts";
import { DAYS, MINUTES } from "./system/clock.ts";

const SECRET_BYTES = 32;

export type Settings = CardSettings & {
  port: number;
  host: string;
  /** The one source of absolute links; an origin without a slash at its end. */
  publicUrl: string;
  dataDir: string;
  databaseUrl: string;
  sessionSecret: string;
  /** Whether the secret was just made up: neither the environment nor `DATA_DIR` has one. */
  secretIsNew: boolean;
  /** Whether `DATA_DIR` held a session secret before (`keepSecret`): then a shop has run on it, and there must be a database. */
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

/**
 * Parses the settings of the environment, once, at start. Makes up a session secret where none is given or kept; writes nothing.
 * @throws WrongSetting naming the first wrong one
 */
export function readSettings(env: NodeJS.ProcessEnv): Settings {
  const values = readEnvironment(env);
  const dataDir = resolve(values.DATA_DIR);
  const kept = keptSecret(dataDir);
  const publicUrl = publicUrlOf(values);
  const cards = cardSettings(values, publicUrl);
  if (!cards.ok) throw new WrongSetting(cards.name, cards.mustBe);
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

/** @throws WrongSetting where nobody can know it before the program listens */
function publicUrlOf({ PUBLIC_URL, PORT }: EnvironmentValues): string {
  if (PUBLIC_URL !== undefined) return PUBLIC_URL;
  if (PORT === 0) throw new WrongSetting("PUBLIC_URL", "must be given where PORT is 0, which is any port that is free");
  return `http://localhost:${PORT}`;
}

/** @throws WrongSetting where one of its two keys is missing */
function recaptchaOf(values: EnvironmentValues): Settings["recaptcha"] {
  const { RECAPTCHA_SITE_KEY: siteKey, RECAPTCHA_SECRET: secret } = values;
  if (Boolean(siteKey) !== Boolean(secret)) {
    throw new WrongSetting("RECAPTCHA_SECRET", "must be given together with RECAPTCHA_SITE_KEY");
  }
  if (!siteKey || !secret) return null;
  return { siteKey, secret, scriptUrl: values.RECAPTCHA_URL, verifyUrl: values.RECAPTCHA_VERIFY_URL };
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
