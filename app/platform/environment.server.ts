import { z } from "zod";
import { cardEnvironment } from "./card-settings.server.ts";
import { INVOICE_ENVIRONMENT } from "./invoice-settings.server.ts";
import { oneOf, valuesOf, WrongSetting, webAddress, wholeNumber } from "./setting-values.ts";

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

/** Every setting (docs/interface.md, "Settings"). */
const environment = z.object({
  PORT: wholeNumber(0, 65535).default(3000),
  HOST: z.string().default("127.0.0.1"),
  PUBLIC_URL: origin.optional(),
  DATA_DIR: z.string().default("./data"),
  DATABASE_URL: z
    .string()
    .regex(/^(sqlite:.+|postgres(ql)?:\/\/.+)$/, "must begin with sqlite: or postgres://")
    .optional(),
  SESSION_SECRET: z.string().min(32, "must have at least 32 characters").optional(),
  SMTP_URL: z
    .url({
      protocol: /^smtps?$/,
      hostname: /./,
      error: "must be an address such as smtps://user:password@mail.example.com",
    })
    .optional(),
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
  RECAPTCHA_URL: webAddress.default("https://www.google.com/recaptcha/api.js"),
  RECAPTCHA_VERIFY_URL: webAddress.default("https://www.google.com/recaptcha/api/siteverify"),
  ...cardEnvironment,
  TRUST_PROXY: wholeNumber(0, 10).default(0),
  MAX_BOTTLES_PER_ORDER: wholeNumber(6, 10_000).default(120),
  HOLD_CARD_MINUTES: wholeNumber(15, 1440).default(60),
  HOLD_TRANSFER_DAYS: wholeNumber(1, 60).default(7),
  HOLD_PICKUP_DAYS: wholeNumber(1, 60).default(7),
  ...INVOICE_ENVIRONMENT,
  SHOW_KUNA: oneOf(["true", "false"])
    .default("true")
    .transform((text) => text === "true"),
  LOG_LEVEL: oneOf(["fatal", "error", "warn", "info", "debug", "silent"]).default("info"),
});

/** The names of all settings. */
export const SETTING_NAMES: readonly string[] = Object.keys(environment.shape);

/** The settings as the environment gives them, each by itself; what two say of each other is looked at in `readSettings`. */
export type EnvironmentValues = z.infer<typeof environment>;

/** Parses the environment. @throws WrongSetting naming the first wrong one */
export function readEnvironment(env: NodeJS.ProcessEnv): EnvironmentValues {
  const parsed = environment.safeParse(valuesOf(env, SETTING_NAMES));
  if (parsed.success) return parsed.data;
  const [issue] = parsed.error.issues;
  throw new WrongSetting(issue?.path[0]?.toString() ?? "?", issue?.message ?? "must be another one");
}

function isOrigin(text: string): boolean {
  if (!URL.canParse(text)) return false;
  const { protocol, pathname, search, hash, username } = new URL(text);
  return /^https?:$/.test(protocol) && pathname === "/" && search + hash + username === "";
}
