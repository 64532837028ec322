import { leaf } from "../products/cuts.ts";
import { OliveTree } from "./olive-tree.tsx";

type Props = { className?: string | undefined };

/** Bush rows along the slope: nearer rows are thicker, which is all the perspective a linocut needs. */
const ROWS = [
  [9, "M250 394q190-42 420-8t560-30"],
  [12, "M120 418q230-44 560-8t640-26"],
  [16, "M40 448q280-48 640-8t760-28"],
  [22, "M-10 486q310-52 690-8t780-32"],
  [29, "M-20 534q320-54 700-8t790-34"],
] as const;

/** Pairs of x and y, each the start of a cut; the cuts lean by turns. */
const cuts = (pairs: readonly number[], lean: number, length: number) =>
  pairs.map((x, i) => (i % 2 ? "" : leaf(x, pairs[i + 1] ?? 0, i % 4 ? lean : lean * -0.6, length, 5))).join("");

/** The winery's land, wide: hills with vine rows, the hut, olive trees, the bell tower and the line of the sea. */
export function HeroLandscape({ className }: Props) {
  return (
    <svg className={className} viewBox="0 0 1440 560" preserveAspectRatio="xMidYMax slice" aria-hidden>
      <circle cx="815" cy="150" r="66" fill="var(--gold)" />
      <path fill="none" stroke="var(--paper)" strokeWidth="4" d="M752 168h126M759 184h112M772 199h86M793 212h44" />
      <path
        fill="none"
        stroke="var(--gold)"
        strokeWidth="3"
        strokeDasharray="70 26 30 40"
        d="M40 96h560M1030 120h400M160 140h480M1050 76h380"
      />
      <path fill="var(--mist)" d="M0 218h1440v140H0z" />
      <path fill="var(--olive)" d="M0 219q60-16 150-10 60-14 130 9zM380 219q50-12 120-1z" />
      <path
        fill="none"
        stroke="var(--ink)"
        strokeWidth="2"
        strokeDasharray="44 30 16 52 80 24"
        d="M0 219h1440M30 236h900M110 252h720M0 268h800M60 286h600"
      />
      <path fill="var(--ink)" d="M652 244h44q-4 10-12 10h-22zM672 198q20 22 20 42h-20zM668 206v34h-15z" />
      <Town />
      <path fill="var(--gold)" d="M0 330q180-92 420-48t480 44 540-66v180H0z" />
      <path
        fill="var(--olive)"
        d="M190 268L0 350v26zM198 266L20 410h70zM214 266l28 130h70zM230 268l220 120 60-20zM840 328L690 400h60zM852 329L780 400h60zM864 330l0 70h50zM880 331l90 60 70-10zM896 331l200 36 50-10zM1240 314l-200 64 60 20zM1252 312l-90 70h60zM1264 312l-10 70h60zM1276 310l110 70 60-30z"
      />
      <path fill="var(--soil)" d="M0 412q330-82 680-34t760-52v234H0z" />
      <g color="var(--ink)">
        <g id="hero-vines" fill="none" stroke="currentColor" strokeLinecap="round">
          {ROWS.map(([width, d]) => (
            <path key={width} strokeWidth={width} strokeDasharray={`0 ${width}`} d={d} />
          ))}
        </g>
      </g>
      <use href="#hero-vines" color="var(--olive)" y="-6" />
      <Hut />
      <g id="hero-tree">
        <OliveTree />
      </g>
      <use href="#hero-tree" transform="matrix(-.8 0 0 .8 1330 116)" />
    </svg>
  );
}

function Town() {
  return (
    <>
      <path fill="var(--olive)" d="M760 320q90-40 170-60 90-34 190-24 160-6 320-60v180H760z" />
      <path fill="var(--soil)" d="M884 262l20-14 22 13 18-15 40 2 30-16 36 16v28H884z" />
      <g stroke="var(--ink)" strokeWidth="3">
        <path fill="var(--paper)" d="M890 264h30v20h-30zM924 258h24v26h-24zM952 130h36v150h-36zM990 262h50v20h-50z" />
        <path fill="var(--soil)" d="M946 132l24-58 24 58z" />
        <path fill="none" strokeWidth="12" strokeDasharray="2 5" d="M981 190v88" />
      </g>
      <path
        fill="var(--ink)"
        d="M958 172v-20q4-8 8 0v20zM971 172v-20q4-8 8 0v20zM952 178h36v4h-36zM962 204h6v14h-6zM962 236h6v14h-6zM900 268h6v8h-6zM1004 266h6v8h-6zM1020 266h6v8h-6zM868 282q-2-40 8-60 10 24 8 60zM1048 278q0-34 8-50 9 20 8 50z"
      />
      <path fill="var(--mist)" d={cuts([1080, 256, 1180, 250, 1240, 246, 1350, 226, 1110, 284, 1200, 276], -12, 44)} />
    </>
  );
}

function Hut() {
  return (
    <g stroke="var(--ink)" fill="none">
      <path fill="var(--ink)" d="M440 474q130-24 290 2-140 22-290-2" />
      <path fill="var(--paper)" strokeWidth="5" d="M468 472l6-92h194l8 92z" />
      <path strokeWidth="3" d="M470 406q100 16 204 0M468 428q104 16 206 0M466 450q100 14 210 0" />
      <path
        strokeWidth="20"
        strokeDasharray="3 27"
        d="M476 396q90 14 196 0M492 422q80 16 182 0M476 444q90 14 190 0M490 464q90 10 186 0"
      />
      <path strokeWidth="26" strokeDasharray="2 7" d="M660 394v76" />
      <path
        fill="var(--ink)"
        d="M442 388q44-102 110-150l8-22h24l8 22q60 48 108 150-120 22-258 0zM544 474l3-50q24-22 47 0l4 50z"
      />
      <g stroke="var(--paper)">
        <path
          strokeWidth="3"
          d="M548 246q24 10 50 0M524 274q48 16 96 0M500 302q70 20 144 0M478 332q90 24 188 0M458 362q110 24 228 0"
        />
        <path
          strokeWidth="24"
          strokeDasharray="3 30"
          d="M558 262h20M534 291q40 10 80 0M528 320q50 10 100 0M490 350q90 20 160 0M484 382q90 12 190 0"
        />
      </g>
    </g>
  );
}
