import { useLanguage } from "../i18n/text.ts";
import { pathTo } from "../routing/paths.ts";

type Props = { screen?: "terms-and-conditions" | "privacy-policy"; before: string; link: string };

/** The label of a form's terms checkbox; its link opens the page in another window, so that nothing typed is lost. */
export function TermsLabel({ screen = "terms-and-conditions", before, link }: Props) {
  return (
    <>
      {before}{" "}
      <a href={pathTo(screen, useLanguage())} target="_blank" rel="noreferrer">
        {link}
      </a>
    </>
  );
}
