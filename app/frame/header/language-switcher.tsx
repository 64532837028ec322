import { useLocation } from "@remix-run/react";
import { keepHash } from "../../forms/keep-hash.ts";
import type { Language } from "../../i18n/languages.ts";
import { useLanguage, useText } from "../../i18n/text.ts";
import { ADDRESSES } from "../../routing/paths.ts";
import { ChevronIcon } from "../../ui/drawings/scenes/icons.tsx";
import { DisclosureMenu } from "./disclosure-menu.tsx";

/** The order in which the switcher has them (docs/rules.md "Languages"). */
const OFFERED: readonly Language[] = ["en", "hr", "it", "de"];

/** The switcher of wide screens: the current language, which unfolds the others. */
export function LanguageMenu() {
  const text = useText();
  const language = useLanguage();
  const summary = (
    <>
      <span className="language-code">{language}</span>
      <ChevronIcon />
    </>
  );
  return (
    <DisclosureMenu
      className="header-language"
      summary={summary}
      label={`${text("language.label")}: ${text(`language.${language}`)}, ${language}`}
    >
      <LanguageForm named />
    </DisclosureMenu>
  );
}

/** The switcher of the menu: four short codes in a row. */
export function LanguageRow() {
  return (
    <div className="language-row">
      <LanguageForm />
    </div>
  );
}

function LanguageForm({ named = false }: { named?: boolean }) {
  const text = useText();
  const present = useLanguage();
  const { pathname, search } = useLocation();
  return (
    <form method="post" action={ADDRESSES.locale} aria-label={text("language.label")} onSubmit={keepHash("from")}>
      <input type="hidden" name="from" value={pathname + search} />
      {OFFERED.map((language) => (
        <button
          key={language}
          type="submit"
          className={named ? "language-name" : "language-name language-code"}
          name="lang"
          value={language}
          lang={language}
          aria-label={named ? undefined : `${text(`language.${language}`)}, ${language}`}
          aria-current={language === present ? "true" : undefined}
        >
          {named ? text(`language.${language}`) : language}
        </button>
      ))}
    </form>
  );
}
