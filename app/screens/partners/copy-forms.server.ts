import { z } from "zod";
import { translator } from "../../i18n/i18next.server.ts";
import { LANGUAGES, type Language } from "../../i18n/languages.ts";
import { ADDRESSES, pathTo } from "../../routing/paths.ts";
import type { Screen } from "../../routing/screens.ts";
import type { ScreenRequest } from "../../session/screen-request.server.ts";
import { BOTTLES_PER_BOX } from "../../shop/cart/box.ts";
import { nameWithYear } from "../../shop/catalogue/name-with-year.ts";
import type { Product } from "../../shop/catalogue/product.ts";
import { findProducts, listProducts } from "../../shop/catalogue/products.store.server.ts";
import { inquiryForm } from "../../shop/inquiries/inquiry-schema.server.ts";
import { cartForm } from "../../shop/partners/cart-change.server.ts";
import { MAX_PARTNER_LENGTH } from "../../shop/partners/partner.ts";
import { reservationForm } from "../../shop/reservations/reservation-schema.server.ts";
import { PACKAGES } from "../../shop/reservations/tastings.ts";
import { escaped, type FormPlan, partnerForm } from "./partner-form.server.ts";

const COPY_FORMS = ["reservation", "inquiry", "cart"] as const;
export type CopyFormName = (typeof COPY_FORMS)[number];

/** The fields of the page's own form: for which page the forms are made. */
export type SnippetOptions = { formLang: Language; partner: string; returnTo: string; product: string };

/** A product that a button can be made for. As it stands on the page: the page's data repeats it in a few bytes. */
export type OfferedProduct = [id: string, name: string];

const oneLine = z.string().regex(/^[^\p{Cc}]*$/u);

/** The forms that a partner copies, and what they were made for. An unreadable option is left out. */
export async function copyForms({ platform, language, url }: ScreenRequest) {
  const products = await listProducts(platform.database.read, language);
  const asked = Object.fromEntries(url.searchParams);
  const options: SnippetOptions = {
    formLang: z.enum(LANGUAGES).safeParse(asked.formLang).data ?? language,
    partner: oneLine.max(MAX_PARTNER_LENGTH).safeParse(asked.partner).data?.trim() ?? "",
    returnTo:
      z
        .url({ protocol: /^https?$/ })
        .max(2000)
        .safeParse(asked.returnTo).data ?? "",
    product: products.find(({ id }) => id === asked.product)?.id ?? products[0]?.id ?? "",
  };
  const { publicUrl } = platform.settings;
  const [product] = await findProducts(platform.database.read, options.formLang, [options.product]);
  const forms: Record<CopyFormName, string> = {
    reservation: reservationHtml(options, publicUrl),
    inquiry: inquiryHtml(options, publicUrl),
    cart: cartHtml(options, publicUrl, product),
  };
  const offered = products.map((one): OfferedProduct => [one.id, offeredName(one, language)]);
  return { options, forms, products: offered, command: commandFor(options, publicUrl) };
}

function offeredName(product: Product, language: Language): string {
  const name = nameWithYear(product);
  return product.stock === 0 ? `${name} (${translator(language, "partners")("options.soldOut")})` : name;
}

/** A call as it can be typed: the bottles of the button, by a program. */
function commandFor({ formLang, product }: SnippetOptions, publicUrl: string): string {
  const body = JSON.stringify({ productId: product, quantity: BOTTLES_PER_BOX, lang: formLang });
  return [
    `curl ${publicUrl}${ADDRESSES.cartCall} \\`,
    `  -H 'Content-Type: application/json' \\`,
    // In lines that a phone has room for.
    `  -d '${body.replace(",", ",\n    ")}'`,
  ].join("\n");
}

function aroundForm({ formLang, partner, returnTo }: SnippetOptions) {
  return { lang: formLang, partner, returnTo };
}

function reservationHtml(options: SnippetOptions, publicUrl: string): string {
  const text = translator(options.formLang, "reservation");
  return sentHtml(options, publicUrl, {
    path: ADDRESSES.reservations,
    fields: reservationForm.fields,
    key: "reservationKey",
    texts: "reservation",
    choices: Object.fromEntries(PACKAGES.map((name) => [name, text(`packages.${name}.name`)])),
    terms: [text("termsBefore"), "terms-and-conditions", text("termsLink")],
    button: text("submit"),
  });
}

function inquiryHtml(options: SnippetOptions, publicUrl: string): string {
  const text = translator(options.formLang, "contact");
  return sentHtml(options, publicUrl, {
    path: ADDRESSES.inquiries,
    fields: inquiryForm.fields,
    key: "inquiryKey",
    texts: "contact",
    choices: {},
    terms: [text("form.termsBefore"), "privacy-policy", text("form.termsLink")],
    button: text("form.send"),
  });
}

type SentForm = Pick<FormPlan, "fields" | "texts" | "choices" | "button"> & {
  path: string;
  /** The field of its one-time key. */
  key: string;
  /** What stands before the link to the terms, where that leads, and what it says. */
  terms: [before: string, screen: Screen, link: string];
};

/** A form that is filled in and sent with a key, after its terms. */
function sentHtml(options: SnippetOptions, publicUrl: string, { path, key, terms, ...form }: SentForm): string {
  const language = options.formLang;
  const [before, screen, link] = terms;
  return partnerForm({
    ...form,
    action: publicUrl + path,
    language,
    hidden: { ...aroundForm(options), [key]: "" },
    values: {},
    heading: "",
    terms: `${escaped(before)} <a href="${publicUrl}${pathTo(screen, language)}">${escaped(link)}</a>`,
  });
}

function cartHtml(options: SnippetOptions, publicUrl: string, product: Product | undefined): string {
  const language = options.formLang;
  // The least that can be ordered: a box, of what comes in boxes.
  const quantity = product?.boxed ? BOTTLES_PER_BOX : 1;
  return partnerForm({
    action: publicUrl + ADDRESSES.cartCall,
    language,
    fields: cartForm.fields,
    // Without the page to return to: the visitor is to see the cart.
    hidden: { ...aroundForm({ ...options, returnTo: "" }), intent: "add", productId: options.product },
    texts: "partners",
    choices: {},
    values: { quantity: String(quantity) },
    heading: product ? escaped(nameWithYear(product)) : "",
    terms: "",
    button: translator(language, "partners")("forms.cart.button"),
  });
}
