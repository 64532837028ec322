import { createHash } from "node:crypto";
import type { ReactNode } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { translator } from "../../i18n/i18next.server.ts";
import type { Language } from "../../i18n/languages.ts";
import { pathTo } from "../../routing/paths.ts";
import { ALL_SCREENS } from "../../routing/screen-properties.ts";
import { telUri } from "../contact/phone.ts";
import { WINERY } from "../winery/winery.ts";
import { wineryInTexts } from "../winery/winery-in-texts.ts";
import { GUARANTEE_PORTAL } from "./guarantee-portal.ts";
import { type TermsSection, termsSections } from "./terms-sections.server.ts";
import { type TermsSettings, termsValues } from "./terms-values.server.ts";

/** The terms of one day as a document of its own: it needs nothing from the network, and its version is its content's hash. */
export type TermsDocument = { version: string; language: Language; html: string };

const VERSION_LENGTH = 16;
const FORM_LINES = ["goods", "ordered", "received", "name", "address", "signature", "date"] as const;

/**
 * The terms as they stand now, in a language, with the model form for withdrawing: what a buyer is sent on a durable medium
 * (Directive 2011/83/EU, article 8 (7); `docs/rules.md`, "Contract").
 */
export function termsDocument(settings: TermsSettings, language: Language): TermsDocument {
  const html = `<!doctype html>${renderToStaticMarkup(<Terms settings={settings} language={language} />)}`;
  const version = createHash("sha256").update(html).digest("hex").slice(0, VERSION_LENGTH);
  return { version, language, html };
}

type Reading = { settings: TermsSettings; language: Language };

function Terms({ settings, language }: Reading) {
  const t = translator(language, "terms-and-conditions");
  const values = { ...wineryInTexts(language), ...termsValues(settings, language) };
  return (
    <html lang={language}>
      <head>
        <meta charSet="utf-8" />
        <title>{`${t("title")} · ${WINERY.name}`}</title>
        <style>
          {"body{font:1rem/1.5 sans-serif;max-width:42rem;margin:2rem auto;padding:0 1rem}dd{margin:0 0 1.5rem}"}
        </style>
      </head>
      <body>
        <h1>{t("title")}</h1>
        <p>
          <Words text={t("intro", values)} settings={settings} language={language} />
        </p>
        {termsSections(t("sections", { returnObjects: true, ...values })).map((section) => (
          <Section key={section.title} section={section} settings={settings} language={language} />
        ))}
        <Form language={language} />
      </body>
    </html>
  );
}

function Section({ section, ...reading }: Reading & { section: TermsSection }) {
  return (
    <section id={section.id}>
      <h2>{section.title}</h2>
      {section.text.map((block) =>
        typeof block === "string" ? (
          <p key={block}>
            <Words text={block} {...reading} />
          </p>
        ) : (
          <ul key={block.join()}>
            {block.map((item) => (
              <li key={item}>
                <Words text={item} {...reading} />
              </li>
            ))}
          </ul>
        ),
      )}
    </section>
  );
}

function Form({ language }: { language: Language }) {
  const t = translator(language, "terms-and-conditions");
  const { company, address, email } = WINERY;
  return (
    <>
      <h3>{t("form.title")}</h3>
      <p>{`${t("form.to")}: ${company.legalName}, ${address.street}, ${address.postalCode} ${address.city}, ${email}`}</p>
      <p>{t("form.statement")}</p>
      <dl>
        {FORM_LINES.map((line) => [
          <dt key={line}>{t(`form.${line}`)}</dt>,
          <dd key={`${line} line`}>________________</dd>,
        ])}
      </dl>
    </>
  );
}

const LINK = /\[([^\]]+)\]\(([^)]+)\)/;

/** A text with its links led to the shop's own address, for it is read anywhere. */
function Words({ text, settings, language }: Reading & { text: string }): ReactNode {
  return text.split(LINK).map((part, index, parts) => {
    if (index % 3 === 2) return null;
    const target = index % 3 === 1 ? parts[index + 1] : undefined;
    return target === undefined ? (
      part
    ) : (
      <a key={`${target} ${part}`} href={addressOf(target, settings, language)}>
        {part}
      </a>
    );
  });
}

function addressOf(target: string, { publicUrl }: TermsSettings, language: Language): string {
  if (target === "mail") return `mailto:${WINERY.email}`;
  if (target === "phone") return telUri(WINERY.phones[0]);
  if (target === "guarantee-portal") return GUARANTEE_PORTAL;
  const screen = ALL_SCREENS.find((key) => key === target);
  return screen ? publicUrl + pathTo(screen, language) : target;
}
