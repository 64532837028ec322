import { Img, Link } from "@react-email/components";
import { type CSSProperties, Fragment } from "react";
import { phoneInGroups } from "../contact/phone.server.ts";
import { telUri } from "../contact/phone.ts";
import { MAIL_COLOURS } from "./email-look.ts";
import { withFiguresBound } from "./email-words.mail.tsx";

const LINE = MAIL_COLOURS.line;

const STYLES = {
  table: { width: "100%", borderCollapse: "collapse", fontSize: 15, lineHeight: "22px", marginBottom: 12 },
  label: { padding: "7px 12px 7px 0", textAlign: "left", verticalAlign: "top", borderBottom: `1px solid ${LINE}` },
  picture: { width: 48, padding: "7px 12px 7px 0", borderBottom: `1px solid ${LINE}` },
  value: { padding: "7px 0", textAlign: "right", verticalAlign: "top", borderBottom: `1px solid ${LINE}` },
  over: { display: "block", padding: "9px 0 0", fontSize: 13, fontWeight: 400, textAlign: "left" },
  under: { display: "block", padding: "0 0 9px", textAlign: "left", borderBottom: `1px solid ${LINE}` },
  unbroken: { whiteSpace: "nowrap", fontVariantNumeric: "tabular-nums" },
  note: { fontSize: 13, fontWeight: 400, whiteSpace: "nowrap" },
  link: { color: MAIL_COLOURS.ink, textDecoration: "underline" },
} satisfies Record<string, CSSProperties>;

export type EmailDetail = {
  label: string;
  value: string;
  /** Smaller, under the value, each on a line that stays whole. */
  notes?: readonly string[];
  /** Where a press on the value leads. */
  href?: string;
  strong?: boolean;
  /** For what is copied or compared digit by digit: it never wraps. */
  unbroken?: boolean;
  /** The absolute address of a picture before the label. */
  picture?: string;
};

/** A mail address to which a press writes. */
export function emailDetail(label: string, email: string): EmailDetail {
  return { label, value: email, href: `mailto:${email}` };
}

/** A telephone number in its groups, which a press calls. */
export function phoneDetail(label: string, phone: string): EmailDetail {
  return { label, value: phoneInGroups(phone), href: telUri(phone), unbroken: true };
}

type DetailsProps = {
  details: readonly EmailDetail[];
  /** Each value under its label: for values that are too long beside it on a phone. Programs that know no such cells show columns. */
  stacked?: boolean;
};

/** Labels with their values, in two columns; where one has a picture, in three. */
export function EmailDetails({ details, stacked = false }: DetailsProps) {
  const pictured = details.some(({ picture }) => picture !== undefined);
  return (
    <table className="details" style={STYLES.table}>
      <tbody>
        {details.map((detail) => (
          <DetailRow key={detail.label} detail={detail} pictured={pictured} stacked={stacked} />
        ))}
      </tbody>
    </table>
  );
}

type RowProps = { detail: EmailDetail; pictured: boolean; stacked: boolean };

function DetailRow({ detail, pictured, stacked }: RowProps) {
  const { label, notes = [], href, strong, unbroken, picture } = detail;
  const value = withFiguresBound(detail.value);
  const linked = href ? (
    <Link href={href} style={STYLES.link}>
      {value}
    </Link>
  ) : (
    value
  );
  return (
    <tr style={strong ? { fontSize: 18, fontWeight: 700 } : {}}>
      {pictured && <td style={STYLES.picture}>{picture && <Img src={picture} width={48} height={60} alt="" />}</td>}
      <td style={stacked ? STYLES.over : STYLES.label}>{label}</td>
      <td style={stacked ? STYLES.under : STYLES.value}>
        <span style={unbroken ? STYLES.unbroken : {}}>{linked}</span>
        {notes.map((note) => (
          <Fragment key={note}>
            <br />
            <span style={STYLES.note}>{note}</span>
          </Fragment>
        ))}
      </td>
    </tr>
  );
}
