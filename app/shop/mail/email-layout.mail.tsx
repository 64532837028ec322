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
  Section,
  Text,
} from "@react-email/components";
import { type CSSProperties, Fragment, type ReactNode } from "react";
import { translator } from "../../i18n/i18next.server.ts";
import type { Language } from "../../i18n/languages.ts";
import { assetPath, pathTo } from "../../routing/paths.ts";
import { WINERY } from "../winery/winery.ts";
import { Foot } from "./email-foot.mail.tsx";
import { MAIL_COLOURS, MAIL_FONTS } from "./email-look.ts";
import { Words } from "./email-words.mail.tsx";

const STYLES = {
  body: {
    backgroundColor: MAIL_COLOURS.paperDeep,
    color: MAIL_COLOURS.ink,
    fontFamily: MAIL_FONTS.sans,
    margin: 0,
    padding: "24px 6px",
  },
  sheet: {
    backgroundColor: MAIL_COLOURS.paper,
    maxWidth: 600,
    border: `1px solid ${MAIL_COLOURS.gold}`,
    borderTop: `6px solid ${MAIL_COLOURS.soil}`,
  },
  head: { padding: "22px 22px 18px", borderBottom: `3px double ${MAIL_COLOURS.ink}` },
  mark: { display: "inline-block", verticalAlign: "middle", marginRight: 12 },
  name: {
    color: MAIL_COLOURS.ink,
    fontFamily: MAIL_FONTS.serif,
    fontSize: 22,
    letterSpacing: 0.5,
    textDecoration: "none",
  },
  content: { padding: "8px 22px 32px" },
  title: { fontFamily: MAIL_FONTS.serif, fontSize: 30, fontWeight: 400, lineHeight: "38px", margin: "24px 0 8px" },
  smallTitle: { fontSize: 16, fontWeight: 700, lineHeight: "25px", margin: "20px 0 0" },
  part: { color: MAIL_COLOURS.soil, fontFamily: MAIL_FONTS.serif, fontSize: 20, fontWeight: 400, margin: "36px 0 8px" },
  closeText: { fontSize: 16, lineHeight: "25px", margin: "2px 0 12px" },
  closing: { paddingTop: 18 },
  text: { fontSize: 16, lineHeight: "25px", margin: "12px 0" },
  button: { backgroundColor: MAIL_COLOURS.soil, color: "#ffffff", fontSize: 16, fontWeight: 600, padding: "14px 24px" },
  quietButton: {
    border: `1px solid ${MAIL_COLOURS.ink}`,
    color: MAIL_COLOURS.ink,
    fontSize: 16,
    fontWeight: 600,
    padding: "13px 23px",
  },
  lone: { color: MAIL_COLOURS.ink, textDecoration: "underline" },
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
        <meta name="format-detection" content="telephone=no" />
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
              <Words text={title} />
            </Heading>
            {children}
          </Section>
          <Foot language={language} publicUrl={publicUrl} />
        </Container>
      </Body>
    </Html>
  );
}

/** A paragraph; the line breaks of its text become breaks that every mail program shows. @param close whether it belongs to what is above it */
export function Paragraph({ children, close = false }: { children: string; close?: boolean }) {
  return (
    <Text style={close ? STYLES.closeText : STYLES.text}>
      {children.split("\n").map((line, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: rendered once, lines may be equal
        <Fragment key={index}>
          {index > 0 && <br />}
          <Words text={line} />
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

/** A paragraph of a part under a small heading of its own. */
export function SmallPart({ title, children }: { title: string; children: string }) {
  return (
    <>
      <Heading as="h3" style={STYLES.smallTitle}>
        {title}
      </Heading>
      <Paragraph close>{children}</Paragraph>
    </>
  );
}

/** How a mail to a customer ends: what is left to say, if anything, and the winery's greetings. */
export function Closing({ language, children }: { language: Language; children?: ReactNode }) {
  const t = translator(language, "mail");
  return (
    <Section style={STYLES.closing}>
      {children}
      <Paragraph>{t("signature", { winery: WINERY.name })}</Paragraph>
    </Section>
  );
}

type ButtonProps = { href: string; quiet?: boolean; children: ReactNode };

/** A button that leads to an absolute address. @param quiet an outline, for what few readers want */
export function EmailButton({ href, quiet = false, children }: ButtonProps) {
  return (
    <Section style={{ margin: "24px 0 16px" }}>
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
