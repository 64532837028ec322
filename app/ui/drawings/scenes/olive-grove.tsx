import { OliveTree } from "./olive-tree.tsx";

type Props = { className?: string | undefined };

/** Olive trees on terraces of dry stone, the sea behind, baskets set out for the harvest. */
export function OliveGrove({ className }: Props) {
  return (
    <svg className={className} viewBox="0 -200 800 600" preserveAspectRatio="xMidYMax slice" aria-hidden>
      <circle cx="440" cy="-40" r="56" fill="var(--gold)" />
      <path
        fill="none"
        stroke="var(--gold)"
        strokeWidth="3"
        strokeDasharray="60 24 26 36"
        d="M30-130h330M100-90h240M520-140h250M540-100h200M20-50h140M530-56h240M340 20h40"
      />
      <path fill="var(--mist)" d="M0 70h800v170H0z" />
      <path fill="var(--olive)" d="M360 71q60-24 130-10 50-10 90 10z" />
      <path
        fill="none"
        stroke="var(--ink)"
        strokeWidth="2"
        strokeDasharray="40 30 14 46 70 20"
        d="M0 71h800M40 90h700M10 110h780M90 132h660M0 154h800M60 176h700"
      />
      <path fill="var(--gold)" d="M0 206q200-50 420-16t380-34v120H0z" />
      <Wall y={226} />
      <path fill="var(--soil)" d="M0 256q300-16 800-4v148H0z" />
      <path fill="none" stroke="var(--ink)" strokeWidth="3" strokeDasharray="50 20 16 30" d="M20 282h760M70 304h640" />
      <g transform="translate(196 -66) scale(.72)">
        <OliveTree />
      </g>
      <g transform="translate(-264 -378) scale(1.5)">
        <OliveTree />
      </g>
      <g transform="matrix(-1.28 0 0 1.28 1024 -268)">
        <OliveTree />
      </g>
      <path fill="var(--olive)" d="M0 352q260-30 800-6v54H0z" />
      <Wall y={336} />
      <path fill="var(--olive)" d="M0 380q260-20 800-6v26H0z" />
      <g id="grove-basket">
        <path fill="var(--ink)" d="M352 330q48-30 96 0l-4 8h-88z" />
        <path
          fill="none"
          stroke="var(--olive)"
          strokeWidth="11"
          strokeLinecap="round"
          strokeDasharray="0 13"
          d="M364 328q34-12 76 0M374 320q26-8 56 0"
        />
        <path fill="var(--gold)" stroke="var(--ink)" strokeWidth="4" d="M346 334h108l-14 56h-80z" />
        <path fill="none" stroke="var(--ink)" strokeWidth="3" d="M352 348h98M354 362h92M358 376h84" />
        <path fill="none" stroke="var(--ink)" strokeWidth="52" strokeDasharray="2.5 13" d="M360 362h82" />
      </g>
      <use href="#grove-basket" transform="translate(366 116) scale(.7)" />
    </svg>
  );
}

function Wall({ y }: { y: number }) {
  return (
    <g fill="none" stroke="var(--ink)">
      <path stroke="var(--paper)" strokeWidth="40" d={`M0 ${y + 20}h800`} />
      <path
        strokeWidth="3"
        d={`M0 ${y}q200-4 400 1t400-2M0 ${y + 13}q200 4 400-1t400 1M0 ${y + 27}q200-3 400 1t400-1M0 ${y + 40}h800`}
      />
      <path strokeWidth="14" strokeDasharray="3 27 3 21" d={`M0 ${y + 6}h800M14 ${y + 20}h786M6 ${y + 34}h794`} />
    </g>
  );
}
