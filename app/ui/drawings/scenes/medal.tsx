import type { Motif } from "../../../shop/catalogue/drawing.ts";
import { star } from "../products/cuts.ts";
import { MOTIF_DRAWINGS } from "../products/motifs.tsx";

type Props = { tone: "gold" | "silver" | "bronze"; motif: Motif; className?: string | undefined };

const TONES = { gold: "var(--gold)", silver: "#b7bfbd", bronze: "#b0703f" } as const;

/** An award's medal on its ribbon. */
export function Medal({ className, ...drawing }: Props) {
  return (
    <svg className={className} viewBox="0 0 120 150" width="480" height="600" aria-hidden>
      <Drawing {...drawing} />
    </svg>
  );
}

/** Three medals in a row. */
export function Medals() {
  return (
    <svg viewBox="0 0 480 240" aria-hidden>
      <g transform="translate(0 66) scale(1.12)">
        <Drawing tone="silver" motif="grapes" />
      </g>
      <g transform="translate(149 0) scale(1.52)">
        <Drawing tone="gold" motif="hut" />
      </g>
      <g transform="translate(346 66) scale(1.12)">
        <Drawing tone="bronze" motif="oliveBranch" />
      </g>
    </svg>
  );
}

function Drawing({ tone, motif }: Omit<Props, "className">) {
  return (
    <>
      <g stroke="var(--ink)" strokeWidth="2.5" strokeLinejoin="round">
        <path fill="var(--soil)" d="M34 84l-18 56 20-8 12 16 16-52zM86 84l18 56-20-8-12 16-16-52z" />
        <path fill={TONES[tone]} d={star(60, 58, 24, 56, 50)} />
        <circle cx="60" cy="58" r="40" fill="var(--paper)" />
      </g>
      <circle cx="60" cy="58" r="45" fill="none" stroke="var(--ink)" strokeWidth="4" strokeDasharray="1.5 4" />
      <path fill="none" stroke="var(--paper)" strokeWidth="2" d="M32 102l-8 24M88 102l8 24" />
      <g transform="translate(33 31) scale(.9)">
        {MOTIF_DRAWINGS[motif]({ ink: "var(--ink)", paper: "var(--paper)" })}
      </g>
    </>
  );
}
