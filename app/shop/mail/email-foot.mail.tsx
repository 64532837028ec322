import { Link, Section, Text } from "@react-email/components";
import { type CSSProperties, Fragment, type ReactNode } from "react";
import { translator } from "../../i18n/i18next.server.ts";
import type { Language } from "../../i18n/languages.ts";
import { pathTo } from "../../routing/paths.ts";
import { cellarLines } from "../delivery/cellar.ts";
import { ibanInGroups } from "../money/iban.ts";
import { WINERY } from "../winery/winery.ts";
import { MAIL_COLOURS } from "./email-look.ts";
import { Words } from "./email-words.mail.tsx";

const STYLES = {
  foot: { backgroundColor: MAIL_COLOURS.ink, padding: "20px 22px 24px" },
  // Side by side where there is room, else below each other: without media queries, which some programs ignore.
  column: { display: "inline-block", width: "100%", maxWidth: 276, verticalAlign: "top" },
  small: { color: MAIL_COLOURS.paper, fontSize: 13, lineHeight: "21px", margin: "6px 0" },
  link: { color: MAIL_COLOURS.paper, textDecoration: "underline" },
} satisfies Record<string, CSSProperties>;

/** Who writes, and what the law wants a company to say of itself on its letters: each on a line of its own. */
export function Foot({ language, publicUrl }: { language: Language; publicUrl: string }) {
  const t = translator(language, "mail");
  const { company, bank, phones, email } = WINERY;
  const [, street = "", ...place] = cellarLines(language);
  return (
    <Section style={STYLES.foot}>
      <Column lines={[company.legalName, street, place.join(", "), phones[0], email]} />
      <Column
        lines={[
          `${t("company.taxNumber")} ${company.taxNumber}`,
          company.registration[language],
          `IBAN ${ibanInGroups(bank.iban)}`,
          <Link key="terms" href={publicUrl + pathTo("terms-and-conditions", language)} style={STYLES.link}>
            {t("company.terms")}
          </Link>,
        ]}
      />
    </Section>
  );
}

function Column({ lines }: { lines: ReactNode[] }) {
  return (
    <div style={STYLES.column}>
      <Text style={STYLES.small}>
        {lines.map((line, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: rendered once, lines never change places
          <Fragment key={index}>
            {index > 0 && <br />}
            {typeof line === "string" ? <Words text={line} colour={MAIL_COLOURS.paper} /> : line}
          </Fragment>
        ))}
      </Text>
    </div>
  );
}
