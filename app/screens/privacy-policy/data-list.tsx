import { useText } from "../../i18n/text.ts";
import type { KeptInWords } from "../../shop/retention/retention.ts";

const OCCASIONS = ["order", "reservation", "inquiry", "stockAlert", "withdrawal", "account", "mail", "visit"] as const;

/** The occasion on which each kind of data is kept, its legal basis, and for how long. */
export function DataList({ kept }: { kept: KeptInWords }) {
  const text = useText("privacy-policy");
  return (
    <dl className="legal-facts">
      {OCCASIONS.map((occasion) => (
        <div key={occasion}>
          <dt>
            {text(`data.${occasion}.title`)}
            <span>{text(`data.${occasion}.life`, kept)}</span>
          </dt>
          <dd>
            {text(`data.${occasion}.what`)} <span className="quiet">{text(`data.${occasion}.ground`)}</span>
          </dd>
        </div>
      ))}
    </dl>
  );
}
