import { randomBytes } from "node:crypto";
import { existsSync, mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { join, resolve } from "node:path";
import { z } from "zod";

const CARD_PROVIDERS = ["corvuspay", "monri", "wspay", "sandbox", "none"] as const;

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
  CARD_PROVIDER: z.enum(CARD_PROVIDERS).optional(),
  TRUST_PROXY: z.coerce.number().int().min(0).max(10).default(0),
  MAX_BOTTLES_PER_ORDER: z.coerce.number().int().min(6).max(10_000).default(120),
  SHOW_KUNA: z
    .enum(["true", "false"])
    .default("true")
    .transform((text) => text === "true"),
  LOG_LEVEL: z.enum(["fatal", "error", "warn", "info", "debug", "silent"]).default("info"),
});

export type Settings = {
  port: number;
  host: string;
  /** The one source of absolute links; an origin without a slash at its end. */
  publicUrl: string;
  dataDir: string;
  databaseUrl: string;
  sessionSecret: string;
  smtpUrl: string | null;
  mailFrom: string | null;
  mailTo: string | null;
  partnerOrigins: string[];
  recaptcha: { siteKey: string; secret: string; scriptUrl: string; verifyUrl: string } | null;
  cardProvider: (typeof CARD_PROVIDERS)[number];
  trustProxy: number;
  /** Larger orders begin with an inquiry. */
  maxBottlesPerOrder: number;
  showKuna: boolean;
  logLevel: string;
};

/** A setting that is wrong: its one line names the setting and says what it must be. */
export class WrongSetting extends Error {}

/**
 * Parses the settings of the environment, once, at start (contract, "Settings"). Creates `DATA_DIR` and, where none is
 * given, the session secret in it.
 * @throws WrongSetting naming the first wrong one
 */
export function readSettings(env: NodeJS.ProcessEnv): Settings {
  const parsed = environment.safeParse(withoutEmpty(env));
  if (!parsed.success) {
    const [issue] = parsed.error.issues;
    throw new WrongSetting(`Setting ${issue?.path[0]?.toString() ?? "?"}: ${issue?.message ?? "is wrong"}`);
  }
  const values = parsed.data;
  if (Boolean(values.RECAPTCHA_SITE_KEY) !== Boolean(values.RECAPTCHA_SECRET)) {
    throw new WrongSetting("Setting RECAPTCHA_SECRET: must be given together with RECAPTCHA_SITE_KEY");
  }
  const dataDir = resolve(values.DATA_DIR);
  const publicUrl = values.PUBLIC_URL ?? `http://localhost:${values.PORT}`;
  return {
    port: values.PORT,
    host: values.HOST,
    publicUrl,
    dataDir,
    databaseUrl: values.DATABASE_URL ?? `sqlite:${join(dataDir, "shop.db")}`,
    sessionSecret: values.SESSION_SECRET ?? keptSecret(dataDir),
    smtpUrl: values.SMTP_URL ?? null,
    mailFrom: values.MAIL_FROM ?? null,
    mailTo: values.MAIL_TO ?? null,
    partnerOrigins: values.PARTNER_ORIGINS,
    recaptcha:
      values.RECAPTCHA_SITE_KEY && values.RECAPTCHA_SECRET
        ? {
            siteKey: values.RECAPTCHA_SITE_KEY,
            secret: values.RECAPTCHA_SECRET,
            scriptUrl: values.RECAPTCHA_URL,
            verifyUrl: values.RECAPTCHA_VERIFY_URL,
          }
        : null,
    // A shop reached over https is a shop in production; everything else is a trial on somebody's machine.
    cardProvider: values.CARD_PROVIDER ?? (publicUrl.startsWith("https:") ? "none" : "sandbox"),
    trustProxy: values.TRUST_PROXY,
    maxBottlesPerOrder: values.MAX_BOTTLES_PER_ORDER,
    showKuna: values.SHOW_KUNA,
    logLevel: values.LOG_LEVEL,
  };
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

function keptSecret(dataDir: string): string {
  mkdirSync(dataDir, { recursive: true, mode: 0o700 });
  const file = join(dataDir, "session-secret");
  if (!existsSync(file)) writeFileSync(file, randomBytes(32).toString("base64url"), { mode: 0o600, flag: "wx" });
  return readFileSync(file, "utf8").trim();
}
