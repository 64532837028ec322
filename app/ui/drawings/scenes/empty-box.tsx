import { leaf } from "../products/cuts.ts";
import { PLANTS } from "../products/motifs-plants.tsx";

type Props = { className?: string | undefined };

/** An open wooden wine box with nothing in it but straw and a leaf. */
export function EmptyBox({ className }: Props) {
  return (
    <svg className={className} viewBox="0 0 320 240" aria-hidden>
      <path fill="var(--mist)" d="M10 214q150-30 300 0-150 24-300 0" />
      <g stroke="var(--ink)" strokeWidth="4" strokeLinejoin="round">
        <path fill="var(--ink)" d="M52 98l36-34h150l34 34z" />
        <path fill="var(--soil)" d="M96 70h134l22 26H72z" />
        <path fill="var(--gold)" d="M88 64h150v10H88zM52 98l36-34v10L66 98zM272 98l-34-34v10l20 24z" />
      </g>
      <path fill="none" stroke="var(--ink)" strokeWidth="3" d="M140 74l-10 24M186 74l8 24" />
      <path
        fill="var(--gold)"
        d={[60, 78, 92, 110, 128, 150, 168, 190, 206, 224, 240]
          .map((x, i) => leaf(x, 106, -50 - (i % 4) * 30, 32 + (i % 3) * 6, 5))
          .join("")}
      />
      <path
        fill="var(--gold)"
        stroke="var(--ink)"
        strokeWidth="4"
        strokeLinejoin="round"
        d="M44 98h236l-4 116H50zM46 136h232M48 174h228"
      />
      <path
        fill="var(--ink)"
        d="M56 104a3 3 0 1 1-.1 0M268 104a3 3 0 1 1-.1 0M56 142a3 3 0 1 1-.1 0M268 142a3 3 0 1 1-.1 0M57 180a3 3 0 1 1-.1 0M267 180a3 3 0 1 1-.1 0M138 112q24-14 48 0l-4 12q-20-8-40 0z"
      />
      <path
        fill="none"
        stroke="var(--ink)"
        strokeWidth="2"
        strokeDasharray="44 16 20 12"
        d="M72 128h180M66 152h56M200 152h60M70 166h40M210 166h50M70 190h190M62 202h190"
      />
      <path fill="none" stroke="var(--ink)" strokeWidth="4" strokeDasharray="8 3 5 3" d="M134 156h54" />
      <g transform="translate(250 166) rotate(24) scale(.8)">
        {PLANTS.vineLeaf({ ink: "var(--olive)", paper: "var(--paper)" })}
      </g>
    </svg>
  );
}
