import { useText } from "../../i18n/text.ts";

const MONTHS = ["august", "september", "october"] as const;

/** The harvest times. */
export function Harvest() {
  const text = useText("terroir");
  return (
    <ol className="plain-list terroir-harvest">
      {MONTHS.map((month) => (
        <li key={month}>
          <strong>{text(`harvest.${month}.name`)}</strong>
          {text(`harvest.${month}.text`)}
        </li>
      ))}
    </ol>
  );
}
