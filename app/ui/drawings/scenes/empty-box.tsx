import { leaf } from "../products/cuts.ts";
import { PLANTS } from "../products/motifs-plants.tsx";

type Props = { className?: string | undefined };

/** Where the boards' shade begins at the right, and how far it reaches. */
const SHADE = [104, 114, 124, 144, 154, 164, 182, 192, 202];

/** An open wooden wine box with nothing in it but straw and a leaf. */
export function EmptyBox({ className }: Props) {
  return (
    <svg className={className} viewBox="0 0 320 240" aria-hidden>
      <path fill="var(--ink)" d="M50 98l38-36h150l38 36v8H50zM58 216q110-7 246-3-40 10-96 9z" />
      <path fill="var(--soil)" d="M96 70h134l22 26H72z" />
      <path fill="var(--gold)" d="M90 65h146v6H90zM54 98l34-32v7L66 98zM270 98l-32-32v7l20 25z" />
      <path
        fill="var(--gold)"
        d={[60, 78, 92, 110, 128, 150, 168, 190, 206, 224, 240]
          .map((x, i) => leaf(x, 106, -50 - (i % 4) * 30, 32 + (i % 3) * 6, 5))
          .join("")}
      />
      <path fill="var(--ink)" d="M42 97h240l-4 119H48z" />
      <path fill="var(--gold)" d="M44 99h236l-1 35H45zM45 137h234l-2 35H47zM47 175h230l-1 39H49z" />
      <path
        fill="var(--ink)"
        d={
          SHADE.map((y, i) => leaf(279, y, 180, 74 - ((i * 17) % 40), 3)).join("") +
          [62, 96, 70, 120, 66].map((x, i) => leaf(x, 118 + i * 20, 0, 50, 2)).join("") +
          "M56 104a2 2 0 1 1-.1 0M56 142a2 2 0 1 1-.1 0M57 180a2 2 0 1 1-.1 0M138 110q24-14 48 0l-4 12q-20-8-40 0z"
        }
      />
      <g transform="translate(250 166) rotate(24) scale(.8)">
        {PLANTS.vineLeaf({ ink: "var(--olive)", paper: "var(--paper)" })}
      </g>
    </svg>
  );
}
