import { leaf, wedge } from "../products/cuts.ts";

type Props = { className?: string | undefined };

/** A glass that fell: the stem broke, the white wine ran out. For pages where something of ours failed. */
export function BrokenGlass({ className }: Props) {
  return (
    <svg className={className} viewBox="16 16 304 210" aria-hidden>
      <path fill="var(--gold)" d="M96 196q-40-2-54 10 10 14 60 12 30 14 82 4 50 10 96-6 26-10-10-18-40-14-74-4z" />
      <path fill="var(--gold)" d="M40 176q8-12 8-2t-8 2M286 172q12-8 10 2t-10-2M22 196a5 4 0 1 1-.1 0" />
      <path fill="var(--paper)" d={leaf(66, 208, 0, 32, 2) + leaf(198, 218, 0, 54, 2) + leaf(126, 216, 0, 26, 2)} />
      <path fill="var(--ink)" d={leaf(98, 220, 0, 84, 3) + leaf(206, 224, 0, 60, 2.4) + leaf(54, 214, 0, 36, 2)} />
      <Foot />
      <Bowl />
      <path fill="var(--ink)" d={leaf(120, 52, 232, 24, 2) + leaf(140, 42, 259, 24, 2) + leaf(98, 67, 204, 22, 2)} />
      <path fill="var(--ink)" d="M114 84l29-15 2 31zM84 99l23 5-13 15zM289 190l25-13-5 21z" />
      <path fill="var(--mist)" d="M120 84l20-9 1 18zM89 101l14 3-8 9zM294 189l16-8-3 13z" />
    </svg>
  );
}

/** It stands yet, and ends where the stem broke. */
function Foot() {
  return (
    <>
      <path fill="var(--ink)" d="M68 195l5-8q21-5 25-16l2-48 9 9 7-12 3 50q6 11 28 16l5 11q-42 11-84-2z" />
      <path fill="var(--paper)" d="M71 195l4-6q23-4 26-17l2-43 6 6 6-9 1 43q6 13 27 17l3 8q-38 8-75 1z" />
      <path fill="var(--ink)" d={[140, 148, 156, 164, 172].map((y) => wedge(117, y, 180, 8, 3)).join("")} />
    </>
  );
}

/** It lies in what ran out of it, with a crack. */
function Bowl() {
  return (
    <g transform="translate(0 12)">
      <path fill="var(--ink)" d="M144 149l27-97q61-22 107 8l-21 96q-31 42-81 27l-4-22-12 9z" />
      <path fill="var(--paper)" d="M147 149l26-94q59-19 102 6l-22 91q-29 37-73 24l-4-20-12 7z" />
      <path fill="var(--mist)" d="M174 55q50 17 100 6-52-25-100-6" />
      <path fill="var(--gold)" d="M155 131q40 11 102 2-4 20-10 27-28 26-67 16l-5-21-12 8-13-17z" />
      <path
        fill="var(--ink)"
        d={
          [142, 148, 154, 160, 166].map((y, i) => wedge(256 - i * 4, y, 180, 34 - i * 4, 3)).join("") +
          [78, 87, 96, 105, 114, 123].map((y, i) => wedge(271 - i * 2.2, y, 180, 14 - (i % 3) * 3, 3)).join("") +
          "M223 64l2 1-7 21 9 12-10 20 7-20-8-12z"
        }
      />
      <path fill="var(--paper)" d={leaf(182, 72, 104, 44, 2.4) + leaf(166, 146, 80, 16, 2)} />
    </g>
  );
}
