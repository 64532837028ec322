import { Img } from "@react-email/components";
import type { CSSProperties } from "react";

const LINE = "#d8cbb2";

const STYLES = {
  table: { width: "100%", borderCollapse: "collapse", fontSize: 15, lineHeight: "22px", marginBottom: 12 },
  label: { padding: "7px 12px 7px 0", textAlign: "left", verticalAlign: "top", borderBottom: `1px solid ${LINE}` },
  picture: { width: 48, padding: "7px 12px 7px 0", borderBottom: `1px solid ${LINE}` },
  value: { padding: "7px 0", textAlign: "right", verticalAlign: "top", borderBottom: `1px solid ${LINE}` },
  unbroken: { whiteSpace: "nowrap", fontVariantNumeric: "tabular-nums" },
} satisfies Record<string, CSSProperties>;

export type EmailFact = {
  label: string;
  value: string;
  /** Smaller, under the value. */
  note?: string;
  strong?: boolean;
  /** For what is copied or compared sign by sign: it never wraps. */
  unbroken?: boolean;
  /** The absolute address of a picture before the label. */
  picture?: string;
};

/** Labels with their values, in two columns; where one has a picture, in three. */
export function Facts({ facts }: { facts: readonly EmailFact[] }) {
  const pictured = facts.some(({ picture }) => picture !== undefined);
  return (
    <table className="facts" style={STYLES.table}>
      <tbody>
        {facts.map((fact) => (
          <FactRow key={fact.label} fact={fact} pictured={pictured} />
        ))}
      </tbody>
    </table>
  );
}

function FactRow({ fact, pictured }: { fact: EmailFact; pictured: boolean }) {
  const { label, value, note, strong, unbroken, picture } = fact;
  return (
    <tr style={strong ? { fontSize: 18, fontWeight: 700 } : {}}>
      {pictured && <td style={STYLES.picture}>{picture && <Img src={picture} width={48} height={60} alt="" />}</td>}
      <td style={STYLES.label}>{label}</td>
      <td style={STYLES.value}>
        {unbroken ? <span style={STYLES.unbroken}>{value}</span> : value}
        {note && (
          <>
            <br />
            <span style={{ fontSize: 13, fontWeight: 400 }}>{note}</span>
          </>
        )}
      </td>
    </tr>
  );
}
