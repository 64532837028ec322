import type { JSX } from "react";
import type { LabelFamily } from "../../../shop/catalogue/drawing.ts";
import type { Paints } from "./bottle.tsx";

/** A sheet of paper around the bottle: it hangs as the bottle's rings do. `half` is half its width. */
const sheet = (half: number, top: number, bottom: number, bow: number) =>
  `M${60 - half} ${top}q${half} ${bow} ${2 * half} 0V${bottom}q${-half} ${bow} ${-2 * half} 0z`;

type PaperInks = Pick<Paints, "key" | "paper" | "ink">;
type Sheet = {
  half: number;
  top: number;
  bottom: number;
  bow: number;
  /** From the edge to the frame. */
  frame: number;
};

/** Paper with its frame, and the shadow of the bottle's turning on its right side. */
function Paper({ half, top, bottom, bow, frame, key, paper, ink }: Sheet & PaperInks) {
  const right = 60 + half;
  const lines = Math.floor((bottom - top - 6) / 3.2);
  const shadow = `m0 3.2q-3-.2-7-1.4 4 2.2 7 2z`;
  return (
    <>
      <path fill={paper} stroke={key} strokeWidth=".6" d={sheet(half, top, bottom, bow)} />
      <path fill={ink} opacity=".5" d={`M${right - 0.4} ${top + 1}${shadow.repeat(lines)}`} />
      <path
        fill="none"
        stroke={ink}
        strokeWidth=".7"
        d={sheet(half - frame, top + frame + 0.6, bottom - frame + 0.3, bow * 0.85)}
      />
    </>
  );
}

/** The labels without motif and words, by family. */
export const LABEL_PAPERS: Record<LabelFamily, (inks: PaperInks) => JSX.Element> = {
  tall: (inks) => (
    <>
      {Paper({ half: 30.5, top: 160, bottom: 266, bow: 5.4, frame: 2.4, ...inks })}
      <path fill="none" stroke={inks.ink} strokeWidth=".7" d="M40 250q20 3 40 0" />
    </>
  ),
  band: (inks) => (
    <>
      {Paper({ half: 35.5, top: 172, bottom: 260, bow: 9, frame: 2.4, ...inks })}
      <path fill="none" stroke={inks.ink} strokeWidth=".7" d="M30 244.500q30 5 60 0" />
    </>
  ),
  stamp: ({ key, paper, ink }) => (
    <>
      <ellipse fill={paper} stroke={key} strokeWidth=".6" cx="60" cy="212" rx="33" ry="38" />
      <ellipse fill="none" stroke={ink} strokeWidth=".8" cx="60" cy="212" rx="30.5" ry="35.5" />
      <ellipse
        fill="none"
        stroke={ink}
        strokeWidth="1.6"
        strokeDasharray=".1 3.4"
        strokeLinecap="round"
        cx="60"
        cy="212"
        rx="28.5"
        ry="33.4"
      />
    </>
  ),
  shield: ({ key, paper, ink }) => (
    <>
      <path fill={paper} stroke={key} strokeWidth=".6" d="M27 174q33 6 66 0v58q0 22-33 36-33-14-33-36z" />
      <path
        fill="none"
        stroke={ink}
        strokeWidth=".8"
        d="M29.5 177.600q30.5 5.4 61 0v54.400q0 19.6-30.5 33.2-30.5-13.6-30.5-33.200z"
      />
    </>
  ),
  strip: ({ key, paper, ink }) => (
    <>
      <path
        fill={paper}
        stroke={key}
        strokeWidth=".6"
        d="M34 160q26 4.4 52 0 0 4 3 5v99q-3 1-3 5-26 4.4-52 0 0-4-3-5v-99q3-1 3-5z"
      />
      <path
        fill="none"
        stroke={ink}
        strokeWidth=".6"
        d="M36 163.600q24 4 48 0M33.6 168v94M86.4 168v94M36 267q24 4 48 0"
      />
      <path
        fill="none"
        stroke={ink}
        strokeWidth="1.6"
        strokeDasharray=".1 3.1"
        strokeLinecap="round"
        d="M38 214q22 3.4 44 0M38 250q22 3.4 44 0"
      />
    </>
  ),
  upright: (inks) => (
    <>
      {Paper({ half: 24, top: 136, bottom: 288, bow: 3.6, frame: 2, ...inks })}
      <path fill="none" stroke={inks.ink} strokeWidth=".7" d="M38 176q22 3 44 0M38 268q22 3 44 0" />
    </>
  ),
  brand: ({ paper, ink }) => (
    <>
      <path fill={paper} d="M5 229h110l3 3v56l-3 3H5l-3-3v-56z" />
      <path fill="none" stroke={ink} strokeWidth=".8" d="M6.5 231.500h107l2 2v53l-2 2H6.5l-2-2v-53z" />
    </>
  ),
};
