import { useText } from "../../i18n/text.ts";
import { PLANTS } from "../../ui/drawings/products/motifs-plants.tsx";

/** Each grape and the ink of its bunch. */
const GRAPES = [
  ["malvasia", "var(--gold)"],
  ["whiteMuscat", "#a8a53f"],
  ["teran", "#5b1f3a"],
  ["pinkMuscat", "#b0605c"],
  ["merlot", "#2f3a6b"],
  ["cabernet", "var(--ink)"],
] as const;

/** The six grapes of our vineyards. */
export function Varieties() {
  const text = useText("terroir");
  return (
    <section className="terroir-varieties">
      <div className="wrap section">
        <h2>{text("varieties.title")}</h2>
        <dl className="terroir-grapes">
          {GRAPES.map(([grape, ink]) => (
            <div key={grape}>
              <dt>
                <Bunch ink={ink} />
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

function Bunch({ ink }: { ink: string }) {
  return (
    <svg width="40" height="40" viewBox="0 0 60 60" aria-hidden>
      {PLANTS.grapes({ ink, paper: "var(--mist)" })}
    </svg>
  );
}
