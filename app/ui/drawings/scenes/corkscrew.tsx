import { leaf, wedge } from "../products/cuts.ts";

/** A corkscrew beside its cork, which nobody has drawn yet: nothing was ordered. */
export function Corkscrew() {
  return (
    <svg viewBox="0 0 320 240" aria-hidden>
      <path fill="var(--mist)" d="M6 214q150-30 308 0-150 28-308 0" />
      <path fill="var(--ink)" d="M168 220q60-14 130-4-40 14-100 12zM70 218q40-10 74-2-30 10-60 8z" />
      <path
        fill="none"
        stroke="var(--ink)"
        strokeWidth="9"
        strokeLinecap="round"
        strokeLinejoin="round"
        d="M108 50v52c0 9 20 7 20 16s-40 8-40 17 40 8 40 17-38 8-38 17 34 8 34 17-16 8-16 24"
      />
      <path fill="none" stroke="var(--mist)" strokeWidth="2" d="M106 60v42M124 116q-8 10-30 14M124 150q-8 10-28 14" />
      <path
        fill="var(--ink)"
        d="M30 40q2-18 20-16 14-10 28 0 30-8 60 0 14-10 28 0 18-2 20 16-2 18-20 16-14 10-28 0-30 8-60 0-14 10-28 0-18 2-20-16z"
      />
      <path
        fill="var(--gold)"
        d="M34 40q2-14 16-12v24q-14 2-16-12zM54 26q10-6 20 0v28q-10 6-20 0zM78 28q30-8 60 0v24q-30 8-60 0zM142 26q10-6 20 0v28q-10 6-20 0zM166 28q14-2 16 12-2 14-16 12z"
      />
      <path
        fill="var(--ink)"
        d={
          [42, 46, 50].map((y, i) => wedge(182 - i * 3, y, 180, 14, 2.6)).join("") +
          [42, 47, 52].map((y) => wedge(161, y, 180, 16, 3)).join("") +
          [43, 47, 51].map((y, i) => wedge(137, y, 180, 48 - i * 10, 3)).join("") +
          [43, 48].map((y) => wedge(74, y, 180, 14, 3)).join("") +
          "M98 54h20v12H98z"
        }
      />
      <path fill="var(--paper)" d={leaf(84, 32, -4, 34, 2) + leaf(57, 30, 0, 12, 2) + leaf(145, 30, 0, 12, 2)} />
      <g transform="rotate(-14 236 196)">
        <path fill="var(--ink)" d="M188 170h86q14 2 14 26t-14 26h-86q-14-2-14-26t14-26z" />
        <path fill="var(--gold)" d="M192 174h82q9 2 9 22t-9 22h-82q8-6 8-22t-8-22z" />
        <path fill="var(--paper)" d="M188 175q8 3 8 21t-8 21q-9-3-9-21t9-21z" />
        <path
          fill="var(--ink)"
          d={
            [202, 208, 214].map((y, i) => wedge(281 - i * 2, y, 180, 62 - i * 10, 3)).join("") +
            leaf(214, 182, 10, 14, 2) +
            leaf(244, 188, -8, 18, 2) +
            leaf(226, 196, 4, 10, 2) +
            leaf(262, 180, 14, 10, 2) +
            leaf(186, 188, 80, 12, 1.6) +
            leaf(190, 200, 110, 8, 1.4)
          }
        />
      </g>
    </svg>
  );
}
