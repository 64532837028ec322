import { translator } from "../../i18n/i18next.server.ts";
import type { Language } from "../../i18n/languages.ts";
import { cellarLines } from "../delivery/cellar.ts";
import { WINERY } from "../winery/winery.ts";
import { EmailLink, Paragraph, Part } from "./email-layout.mail.tsx";

/** Where somebody comes to, how, and what the map shows. @param hours whether it matters when the cellar is open */
export function CellarPart({ language, hours }: { language: Language; hours: boolean }) {
  const t = translator(language, "mail");
  return (
    <Part title={t(hours ? "cellar.whereAndWhen" : "cellar.where")}>
      <Paragraph>{cellarLines(language).join("\n")}</Paragraph>
      {hours && <Paragraph>{t("cellar.hours")}</Paragraph>}
      <Paragraph>{translator(language, "contact")("map.way")}</Paragraph>
      <EmailLink href={WINERY.mapUrl}>{t("cellar.map")}</EmailLink>
    </Part>
  );
}
