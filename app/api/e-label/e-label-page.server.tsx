import { createHash } from "node:crypto";
import { renderToStaticMarkup } from "react-dom/server";
import { DEFAULT_LANGUAGE } from "../../i18n/languages.ts";
import { nameWithYear } from "../../shop/catalogue/name-with-year.ts";
import type { Product } from "../../shop/catalogue/product.ts";
import type { ELabel } from "../../shop/e-label/e-label.ts";
import { LABEL_WORDS } from "../../shop/e-label/words/all-label-words.ts";
import { EU_LANGUAGES, type EuLanguage } from "../../shop/e-label/words/label-words.ts";
import { WINERY } from "../../shop/winery/winery.ts";
import sheet from "./e-label.css?inline";

const STYLE_HASH = createHash("sha256").update(sheet).digest("base64");

/** The page loads nothing, runs nothing and posts nothing. */
export const E_LABEL_POLICY = [
  "default-src 'none'",
  `style-src 'sha256-${STYLE_HASH}'`,
  "form-action 'none'",
  "base-uri 'none'",
  "frame-ancestors 'none'",
].join("; ");

type Props = { product: Product; label: ELabel; language: EuLanguage };

/** A wine's electronic label as a whole document. */
export function eLabelPage(props: Props): string {
  return `<!doctype html>${renderToStaticMarkup(<Page {...props} />)}`;
}

function Page({ product, label, language }: Props) {
  const title = nameWithYear(product);
  return (
    <html lang={language}>
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <title>{title}</title>
        {/* biome-ignore lint/security/noDangerouslySetInnerHtml: our own sheet, whose hash the policy names */}
        <style dangerouslySetInnerHTML={{ __html: sheet }} />
      </head>
      <body>
        <main>
          {/* As it stands on the bottle, whatever the language of the rest. */}
          <h1 lang={DEFAULT_LANGUAGE}>{title}</h1>
          <p>
            {WINERY.name}
            <br />
            {label.volumeAndAlcohol}
          </p>
          <Ingredients label={label} />
          <NutritionRows label={label} />
          <Parts label={label} />
        </main>
        <Languages title={label.words.headings.languages} language={language} />
      </body>
    </html>
  );
}

function Ingredients({ label: { words, ingredients, protectiveAtmosphere } }: Pick<Props, "label">) {
  return (
    <section>
      <h2>{words.headings.ingredients}</h2>
      <p>
        {ingredients.map(({ before, name, after, standsOut }, index) => (
          <span key={name}>
            {index > 0 && ", "}
            {before}
            {standsOut ? <strong>{name}</strong> : name}
            {after}
          </span>
        ))}
        .{protectiveAtmosphere && ` ${words.protectiveAtmosphere}.`}
      </p>
    </section>
  );
}

function NutritionRows({ label: { words, nutrition } }: Pick<Props, "label">) {
  return (
    <section>
      <h2>{words.headings.nutrition}</h2>
      <table>
        <caption>{words.per100ml}</caption>
        <tbody>
          {nutrition.map(({ nutrient, name, amount }) => (
            <tr key={nutrient} className={nutrient === "saturates" || nutrient === "sugars" ? "part" : undefined}>
              <th scope="row">{name}</th>
              <td>{amount}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}

function Parts({ label: { words, parts } }: Pick<Props, "label">) {
  return (
    <section>
      <h2>{words.headings.packaging}</h2>
      <table>
        <tbody>
          {parts.map(({ part, code, material }) => (
            <tr key={part}>
              <th scope="row">{part}</th>
              <td>{material}</td>
              <td>{code}</td>
            </tr>
          ))}
        </tbody>
      </table>
      <p>{words.sorting}</p>
    </section>
  );
}

function Languages({ title, language }: { title: string; language: EuLanguage }) {
  return (
    <nav aria-label={title}>
      <ul>
        {EU_LANGUAGES.map((other) => (
          <li key={other}>
            <a
              href={`?lang=${other}`}
              lang={other}
              hrefLang={other}
              aria-current={other === language ? "page" : undefined}
            >
              {LABEL_WORDS[other].name}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}
