import type { GlassDescription } from "./describe-glass.server.ts";
import { FactList } from "./fact-list.tsx";

/** A wine's style, on four drawn scales that are also in words for screen readers, and how it is served. */
export function InTheGlass({ glass: { title, scales, facts } }: { glass: GlassDescription }) {
  const isScaled = scales.length > 0;
  return (
    <section
      className={
        isScaled ? `glass with-scales ${facts.length > 1 ? "with-figures" : "with-panel"}` : "glass without-scales"
      }
    >
      <h2>{title}</h2>
      {isScaled && (
        <ul className="glass-scales plain-list">
          {scales.map(([step, low, high, spoken]) => (
            <li key={low}>
              <span className="visually-hidden">{spoken}</span>
              <span aria-hidden="true">{low}</span>
              <Scale step={step} />
              <span aria-hidden="true">{high}</span>
            </li>
          ))}
        </ul>
      )}
      <FactList facts={facts} />
    </section>
  );
}

/**
 * A grape on one of five beads, which are dashes without a length (product.css); their line is a hair longer than the four gaps between them, so
 * that the last is drawn as well.
 */
function Scale({ step }: { step: number }) {
  return (
    <svg aria-hidden="true">
      <line y1="8" x2="100%" y2="8" />
      <line x1="10%" y1="8" x2="90%" y2="8" pathLength="4.01" />
      <circle cx={`${20 * step - 10}%`} cy="8" r="5.5" />
    </svg>
  );
}
