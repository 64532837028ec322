import { z } from "zod";
import { LANGUAGES } from "../../i18n/languages.ts";
import type { UnitOfWork } from "../../platform/database/database.server.ts";
import type { Platform } from "../../platform/platform.server.ts";
import { pathTo } from "../../routing/paths.ts";
import { findProducts } from "../catalogue/products.store.server.ts";
import type { MailWriters } from "../mail/mail-handler.server.ts";
import { queueMail } from "../mail/queue-mail.server.ts";
import { backInStockMail, confirmStockAlertMail } from "./stock-alert.mail.tsx";
import type { StockAlert } from "./stock-alerts.store.server.ts";

const productJson = z.object({ productId: z.string(), language: z.enum(LANGUAGES) });
/** With the secrets of both links. */
const confirmJson = productJson.extend({ confirm: z.string(), end: z.string() });

/** Queues the mail that asks whether an address really wants to hear of a product. */
export async function queueConfirmMail(
  platform: Platform,
  unit: UnitOfWork,
  recipient: string,
  facts: z.infer<typeof confirmJson>,
): Promise<void> {
  await queueMail(platform, unit, { kind: "stock-alert-confirm", recipient, facts });
}

/** Queues the mail that says that a product is there again. */
export async function queueBackInStockMail(
  platform: Platform,
  unit: UnitOfWork,
  { email: recipient, productId, language }: StockAlert,
): Promise<void> {
  await queueMail(platform, unit, { kind: "stock-alert", recipient, facts: { productId, language } });
}

/** Who writes the mails about products that somebody waits for; null once the product has left the catalogue. */
export const STOCK_ALERT_MAILS: MailWriters = {
  "stock-alert-confirm": async (platform, facts) => {
    const { confirm, end, ...wish } = confirmJson.parse(facts);
    const product = await productOf(platform, wish);
    const { settings } = platform;
    const link = (token: string) => settings.publicUrl + pathTo("confirm", wish.language, {}, { token });
    return product && confirmStockAlertMail({ ...wish, product, settings, href: link(confirm), endHref: link(end) });
  },
  "stock-alert": async (platform, facts) => {
    const wish = productJson.parse(facts);
    const product = await productOf(platform, wish);
    const { settings } = platform;
    if (!product) return null;
    const href = settings.publicUrl + pathTo("product", wish.language, { slug: product.slug });
    return backInStockMail({ ...wish, product, settings, href });
  },
};

async function productOf({ database }: Platform, { productId, language }: z.infer<typeof productJson>) {
  const [product] = await findProducts(database.read, language, [productId]);
  return product ?? null;
}
