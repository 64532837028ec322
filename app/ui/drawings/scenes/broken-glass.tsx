import { bow, leaf, wedge } from "../products/cuts.ts";

type Props = { className?: string | undefined };

/** A glass of the tastings that fell: it broke, and the white wine ran out. For pages where something of ours failed. */
export function BrokenGlass({ className }: Props) {
  return (
    <svg className={className} viewBox="0 0 220 170" aria-hidden>
      <Puddle />
      <Glass />
      <Shards />
    </svg>
  );
}

/** What ran out, with light on it, lines of shade along its edge, and the shadow of the foot that stands in it. */
function Puddle() {
  return (
    <>
      <path fill="var(--mist)" d="M0 152q110-34 220 0-110 26-220 0" />
      <path
        fill="var(--ink)"
        d="M62 140c-28-3-56 2-56 11s32 9 52 8c22-1 36 7 70 7 40 0 80-4 86-14 3-9-30-12-56-11-30 1-62 1-96-1z"
      />
      <path
        fill="var(--gold)"
        d="M62 141c-26-2-54 2-54 9s30 7 50 6c22-1 38 6 70 6 38 0 76-3 81-11 2-7-27-9-51-8-30 1-62 0-96-2z"
      />
      <path
        fill="var(--ink)"
        d={
          "M104 151q40-10 82-4l-36 1 32 4-40-.5 20 4-50-1z" +
          leaf(18, 153.5, 2, 40, 2) +
          leaf(150, 161, -4, 50, 2.4) +
          leaf(84, 158, 8, 46, 2)
        }
      />
      <path fill="var(--paper)" d={leaf(14, 147, -8, 34, 3) + leaf(64, 153, 5, 30, 2) + leaf(184, 155, -6, 20, 2)} />
    </>
  );
}

/** Round the bowl, from the side in shade: above, the wall; below, what is left in it. Then the stem and the foot. */
const SHADE =
  [
    [122.5, 53, 10],
    [121.5, 57.5, 14],
    [120, 62, 13],
    [113.5, 75, 16],
    [109.5, 79, 15],
    [104, 82.5, 6],
  ]
    .map(([x = 0, y = 0, length = 0]) => bow(x, y, length))
    .join("") +
  "M99 93q-3 22 0 38 2 6 8 9-9-1-11-9-1-16 3-38z" +
  leaf(102, 146.5, -8, 20, 2);

/** It stands yet. Over the broken edge its back is seen from within. */
function Glass() {
  return (
    <>
      <path
        fill="var(--ink)"
        d="M73 10c-6 16-9 32-5 48 4 15 13 25 24 31 1.5 15 1.5 29 0 41-2 8-14 9-25 13a30 7 0 1 0 58 0c-11-4-23-5-25-13-1.5-12-1.5-26 0-41 11-6 21-16 25-31 2-9 2.5-16 1-24l-9-9-6 3-5-11-9 2 1-13c-10-1.5-21-.5-25 4"
      />
      <path
        fill="var(--mist)"
        d="M75.5 10.5c3.5-3.5 12-4 20-2.7l-1 13.7 10-2 5.5 11.5 7-3 7 7.5q1 10-2 18.5l-32-8-9-19 5-12-6-2z"
      />
      <path
        fill="var(--ink)"
        d="M73 10q5 4 15 4.5l-4 11.5 9 6-2 8 12 6 4-7 5 11 6-5 7 7-7 20-38-12zM124.5 37l-9 1 8.7 2.5zM124.5 43l-8 .5 7.5 2.5z"
      />
      <path
        fill="var(--paper)"
        d="M67 144a28 5 0 1 1 56 0 28 5 0 1 1-56 0M75 12.5q4 3.5 10.5 4l-4 10.5 9 6-2 8.5 15.5 7.5 3-5 4 10 7-5 3.5 4c-2 18-12 27-23 34.5-1.5 17-1.5 31-.5 43 1 8 6 10 14 13q-16 4-32 0c8-3 13-5 14-12 1-13 1-27 0-43-11-6-20-16-24-30-3-15-1-31 5-45.5z"
      />
      <path fill="var(--gold)" d="M74 70c5 9 12 14 20 18l4.5-.5c8-5 14-10 18-17.5a21 4 0 0 1-42.5 0" />
      <ellipse cx="95.5" cy="70" rx="21" ry="4" fill="var(--gold)" fillOpacity=".6" stroke="var(--ink)" />
      <path fill="var(--ink)" d={SHADE} />
      <path fill="var(--paper)" d={leaf(79, 76, 44, 12, 2)} />
    </>
  );
}

/** What broke off it: ink under each, light on the edge where it broke. */
function Shards() {
  return (
    <>
      <path
        fill="var(--ink)"
        d="M158 147l7-25q10-13 25-17l5 14 9 5-3 10 10 12q-25 8-53 1zM28 148l7-19 25 12-7 10zM136 160l14-11 18 8-10 7z"
      />
      <path
        fill="var(--mist)"
        d="M163 145l7-20 22-5 8 5-3 9 7 9q-19 5-39 2zM33 145l4-9 18 7-4 5zM142 160l20-2-5 3.5z"
      />
      <path
        fill="var(--paper)"
        d="M161.5 144.5l6-21q9-11 21-15l3.5 10q-12 2-21 6.5l-6 20zM36.5 133l19 9-3 1-16-7zM140 159l10.5-7.5 11.5 5z"
      />
      <path
        fill="var(--ink)"
        d={wedge(200, 129.5, 177, 15, 2.5) + wedge(199, 135, 178, 21, 3) + wedge(204, 140.5, 180, 28, 3)}
      />
    </>
  );
}
