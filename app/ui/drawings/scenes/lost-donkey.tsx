import { leaf, wedge } from "../products/cuts.ts";

/** The land's shade, cut in from both sides. */
const SHADE = [
  ...[172, 179, 186, 192].map((y, i) => wedge(0, y, 2, 84 - ((i * 29) % 40), 2.4)),
  ...[150, 157, 164, 171, 178, 185].map((y, i) => wedge(320, y, 178, 64 + ((i * 37) % 50), 2.4)),
  ...[138, 146].map((y, i) => wedge(0, y, -6, 60 - i * 22, 1.8)),
].join("");
/** Light on the neck, the cheeks and the ears. */
const LIGHT = [
  ...[102, 107, 112].map((x, i) => leaf(x, 192, -96 + i * 3, 34 - i * 7, 1.5)),
  ...[103, 108].map((x, i) => leaf(x, 44 + i * 8, 82, 34 - i * 10, 1)),
  ...[180, 175].map((x, i) => leaf(x, 190, -80 - i * 4, 26 - i * 6, 1.5)),
].join("");
/** The stones' shade, at the foot of the wall. */
const STONES = [203, 217, 232]
  .map((y, row) => [40, 104, 168, 232, 296].map((x, i) => wedge(x + row * 9, y, 180, 14 + ((i * 7) % 9), 1.6)).join(""))
  .join("");

type Props = { className?: string | undefined };

/** An Istrian donkey looks over a wall beside a signpost with nothing on it. For addresses that lead nowhere. */
export function LostDonkey({ className }: Props) {
  return (
    <svg className={className} viewBox="0 0 320 240" aria-hidden>
      <circle cx="60" cy="56" r="26" fill="var(--gold)" />
      <path fill="var(--mist)" d="M0 150q70-40 150-18t170-22v100H0z" />
      <path fill="var(--olive)" d="M0 176q90-26 170-10t150-16v60H0z" />
      <path fill="var(--ink)" d={SHADE} />
      <g stroke="var(--ink)" strokeWidth="3" strokeLinejoin="round">
        <path fill="var(--soil)" d="M252 40h12v170h-12z" />
        <path fill="var(--paper)" d="M232 54h60l16 13-16 13h-60zM284 92h-58l-16 13 16 13h58z" />
      </g>
      <path fill="none" stroke="var(--ink)" strokeWidth="2" d="M242 62h20M250 72h30M236 100h30M246 110h24" />
      <path
        fill="var(--ink)"
        d="M96 196q-16-60 14-82 4-12 12-14Q94 70 104 14q30 24 34 72 14-4 26 0 2-44 48-66 6 50-32 82 10 12 8 30-4 34-18 64z"
      />
      <path fill="var(--soil)" d="M110 28q18 24 18 58-16-20-18-58M202 34q-26 18-28 52 26-18 28-52" />
      <path
        fill="var(--paper)"
        d="M132 152q18-8 36 0 8 22 4 44h-44q-4-22 4-44M118 116q14-6 22 4-2 14-12 14-10-4-10-18M162 120q8-10 22-4 0 14-10 18-10 0-12-14"
      />
      <path
        fill="var(--ink)"
        d="M132 119a6 6 0 1 1-.1 0M176 119a6 6 0 1 1-.1 0M138 164q8 0 8 8-8 2-8-8M162 164q-8 0-8 8 8 2 8-8"
      />
      <path
        fill="var(--paper)"
        d="M144 88l4 26 3-28zM152 88l2 20 4-20zM138 90l2 14 2-15zM104 148l16-4-14 12zM106 162l14-4-12 12zM182 150l-12-4 10 12z"
      />
      <path fill="var(--paper)" d={LIGHT} />
      <path fill="none" stroke="var(--ink)" strokeWidth="2.5" strokeLinecap="round" d="M138 184q12 6 24 0" />
      <path
        fill="none"
        stroke="var(--gold)"
        strokeWidth="3"
        strokeLinecap="round"
        d="M158 186q24 10 44-6M196 184l10-10M194 184l14 0"
      />
      <g fill="none" stroke="var(--ink)">
        <path stroke="var(--paper)" strokeWidth="44" d="M0 216h320" />
        <path
          strokeWidth="2.5"
          d="M0 193q60-4 120 1t120-2 80 2M0 208q70 3 160-1t160 2M0 223q90-3 160 1t160-1M0 238h320"
        />
        <path strokeWidth="15" strokeDasharray="2 31 2 24" d="M18 201h302M2 215h318M24 230h296" />
      </g>
      <path fill="var(--ink)" d={STONES} />
      <path
        fill="var(--olive)"
        stroke="var(--ink)"
        strokeWidth="2.5"
        d="M284 194q-8-20 4-34 4 12 2 24 6-14 18-18-2 20-16 28zM20 194q-6-12 0-24 8 8 6 18 6-8 14-8-2 12-12 16z"
      />
      <path fill="none" stroke="var(--ink)" d="M.5.5h319v239H.5z" />
    </svg>
  );
}
