import { useText } from "../../i18n/text.ts";
import { PLANTS } from "../../ui/drawings/products/motifs-plants.tsx";

const WHITES = ["malvasia", "whiteMuscat"] as const;
const REDS = ["teran", "pinkMuscat", "merlot", "cabernet"] as const;

/** The six grapes of our vineyards. */
export function Varieties() {
  const text = useText("terroir");
  return (
    <section className="terroir-varieties">
      <div className="wrap section">
        <h2>{text("varieties.title")}</h2>
        <dl className="terroir-grapes">
          {[...WHITES, ...REDS].map((grape) => (
            <div key={grape}>
              <dt>
                <Bunch ink={grape === "pinkMuscat" ? "#b0605c" : isWhite(grape) ? "var(--gold)" : "var(--ink)"} />
                {text(`varieties.${grape}.name`)}
              </dt>
              <dd>{text(`varieties.${grape}.text`)}</dd>
            </div>
          ))}
        </dl>
      </div>
    </section>
  );
}

function isWhite(grape: string): boolean {
  return WHITES.some((white) => white === grape);
}

function Bunch({ ink }: { ink: string }) {
  return (
    <svg width="40" height="40" viewBox="0 0 60 60" aria-hidden>
      {PLANTS.grapes({ ink, paper: "var(--mist)" })}
    </svg>
  );
}
