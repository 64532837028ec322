import {
  Body,
  Button,
  Container,
  Head,
  Heading,
  Html,
  Img,
  Link,
  Preview,
  render,
  Section,
  Text,
  toPlainText,
} from "@react-email/components";
import { type CSSProperties, Fragment, type ReactElement, type ReactNode } from "react";
import { translator } from "../../i18n/i18next.server.ts";
import type { Language } from "../../i18n/languages.ts";
import { assetPath, pathTo } from "../../routing/paths.ts";
import { countryName } from "../delivery/countries.ts";
import { ibanInGroups } from "../money/iban.ts";
import { WINERY } from "../winery/winery.ts";

/** The colours of the look; mail programs know no style sheets, so the styles stand beside what they style. */
const PAPER = "#f7f2e8";
const PAPER_DEEP = "#ece3d2";
const INK = "#2a1420";
const SOIL = "#9a3a22";
const GOLD = "#c79a3b";
/** What every machine has that reads mail, and nothing that only looks alike. */
const SERIF = "Georgia, 'Times New Roman', serif";
const SANS = "'Source Sans 3', 'Segoe UI', 'Helvetica Neue', Verdana, sans-serif";

const STYLES = {
  body: { backgroundColor: PAPER_DEEP, color: INK, fontFamily: SANS, margin: 0, padding: "24px 6px" },
  sheet: { backgroundColor: PAPER, maxWidth: 600, border: `1px solid ${GOLD}`, borderTop: `6px solid ${SOIL}` },
  head: { padding: "22px 22px 18px", borderBottom: `3px double ${INK}` },
  mark: { display: "inline-block", verticalAlign: "middle", marginRight: 12 },
  name: { color: INK, fontFamily: SERIF, fontSize: 22, letterSpacing: 0.5, textDecoration: "none" },
  content: { padding: "8px 22px 32px" },
  title: { fontFamily: SERIF, fontSize: 30, fontWeight: 400, lineHeight: "38px", margin: "24px 0 8px" },
  part: { color: SOIL, fontFamily: SERIF, fontSize: 20, fontWeight: 400, margin: "36px 0 8px" },
  text: { fontSize: 16, lineHeight: "25px", margin: "12px 0" },
  whole: { whiteSpace: "nowrap" },
  button: { backgroundColor: SOIL, color: "#ffffff", fontSize: 16, fontWeight: 600, padding: "14px 24px" },
  quietButton: { border: `1px solid ${INK}`, color: INK, fontSize: 16, fontWeight: 600, padding: "13px 23px" },
  foot: { backgroundColor: INK, padding: "20px 22px 24px" },
  small: { color: PAPER, fontSize: 13, lineHeight: "20px", margin: "6px 0" },
  link: { color: PAPER, textDecoration: "underline" },
  lone: { color: INK, textDecoration: "underline" },
} satisfies Record<string, CSSProperties>;

/** The winery's mark as pixels: mail programs show no drawings. */
const MARK = assetPath("mark", "thumb");

type EmailLayoutProps = {
  language: Language;
  publicUrl: string;
  /** What the list of mails shows beside the subject. */
  preview: string;
  title: string;
  children: ReactNode;
};

/** What stands around the words of every mail of the shop. */
export function EmailLayout({ language, publicUrl, preview, title, children }: EmailLayoutProps) {
  return (
    <Html lang={language}>
      <Head>
        <meta name="color-scheme" content="light" />
        <meta name="supported-color-schemes" content="light" />
      </Head>
      <Body style={STYLES.body}>
        <Preview>{preview}</Preview>
        <Container style={STYLES.sheet}>
          <Section style={STYLES.head}>
            <Link href={publicUrl + pathTo("home", language)} style={STYLES.name}>
              <Img src={`${publicUrl}${MARK}`} width={40} height={40} alt="" style={STYLES.mark} />
              {WINERY.name}
            </Link>
          </Section>
          <Section style={STYLES.content}>
            <Heading as="h1" style={STYLES.title}>
              {numbersWhole(title)}
            </Heading>
            {children}
          </Section>
          <Foot language={language} publicUrl={publicUrl} />
        </Container>
      </Body>
    </Html>
  );
}

function Foot({ language, publicUrl }: Pick<EmailLayoutProps, "language" | "publicUrl">) {
  const t = translator(language, "mail");
  const { address, company, bank, phones, email } = WINERY;
  const place = `${address.postalCode}\u00a0${address.city}, ${countryName(address.countryCode, language)}`;
  return (
    <Section style={STYLES.foot}>
      <Text style={STYLES.small}>
        {company.legalName}, <span style={STYLES.whole}>{address.street}</span>, {place}
      </Text>
      <Text style={STYLES.small}>
        {t("company.taxNumber")} {company.taxNumber} · {company.registration[language]} ·{" "}
        <span style={STYLES.whole}>IBAN {ibanInGroups(bank.iban)}</span>
      </Text>
      <Text style={STYLES.small}>
        {phones[0]} · {email} ·{" "}
        <Link href={publicUrl + pathTo("terms-and-conditions", language)} style={STYLES.link}>
          {t("company.terms")}
        </Link>
      </Text>
    </Section>
  );
}

/** The number of an order, in which a line would break. */
const NUMBER = /(\b\d{4}-\d{6}\b)/;

/** A text in which an order's number stays on one line and can still be copied as it is. */
function numbersWhole(text: string): ReactNode {
  const parts = text.split(NUMBER);
  return parts.map((part, index) =>
    index % 2 === 1 ? (
      // biome-ignore lint/suspicious/noArrayIndexKey: rendered once, a text may name a number twice
      <span key={index} style={STYLES.whole}>
        {part}
      </span>
    ) : (
      part
    ),
  );
}

/** A paragraph; the line breaks of its text become breaks that every mail program shows. */
export function Paragraph({ children }: { children: string }) {
  return (
    <Text style={STYLES.text}>
      {children.split("\n").map((line, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: rendered once, lines may be equal
        <Fragment key={index}>
          {index > 0 && <br />}
          {numbersWhole(line)}
        </Fragment>
      ))}
    </Text>
  );
}

/** A part of the mail under its heading. */
export function Part({ title, children }: { title: string; children: ReactNode }) {
  return (
    <Section>
      <Heading as="h2" style={STYLES.part}>
        {title}
      </Heading>
      {children}
    </Section>
  );
}

type ButtonProps = { href: string; quiet?: boolean; children: ReactNode };

/** A button that leads to an absolute address. @param quiet an outline, for what few readers want */
export function EmailButton({ href, quiet = false, children }: ButtonProps) {
  return (
    <Section style={{ margin: "24px 0 8px" }}>
      <Button href={href} style={quiet ? STYLES.quietButton : STYLES.button}>
        {children}
      </Button>
    </Section>
  );
}

/** A link on a line of its own, to an absolute address. */
export function EmailLink({ href, children }: { href: string; children: ReactNode }) {
  return (
    <Text style={STYLES.text}>
      <Link href={href} style={STYLES.lone}>
        {children}
      </Link>
    </Text>
  );
}

/** The mail as HTML and as plain text. */
export async function renderEmail(email: ReactElement): Promise<{ html: string; text: string }> {
  // React 18's pipe can leave a NUL before a "€" (react#31134); PostgreSQL takes no text with one.
  const html = (await render(email)).replaceAll("\0", "");
  const text = toPlainText(html, {
    wordwrap: 78,
    selectors: [
      { selector: "table.details", format: "dataTable", options: { maxColumnWidth: 48, colSpacing: 3 } },
      { selector: "h1", options: { uppercase: false } },
      { selector: "h2", options: { uppercase: false, leadingLineBreaks: 3 } },
    ],
  });
  return { html, text };
}
