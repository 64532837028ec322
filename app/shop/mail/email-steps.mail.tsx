import type { CSSProperties } from "react";
import { Words } from "./email-words.mail.tsx";

const STYLES = {
  list: { fontSize: 16, lineHeight: "25px", margin: "12px 0", padding: "0 0 0 24px" },
  step: { margin: "0 0 8px", paddingLeft: 4 },
} satisfies Record<string, CSSProperties>;

/** What happens one after the other, numbered, in mail programs that show only text too. */
export function Steps({ steps }: { steps: readonly string[] }) {
  return (
    <ol style={STYLES.list}>
      {steps.map((step) => (
        <li key={step} style={STYLES.step}>
          <Words text={step} />
        </li>
      ))}
    </ol>
  );
}
