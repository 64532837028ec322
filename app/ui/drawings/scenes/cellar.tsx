type Props = { className?: string | undefined };

/** The cellar: barrels under a stone vault, one light. */
export function Cellar({ className }: Props) {
  return (
    <svg className={className} viewBox="0 0 800 400" preserveAspectRatio="xMidYMax slice" aria-hidden>
      <path fill="var(--ink)" d="M0 0h800v400H0z" />
      <g fill="none" stroke="var(--paper)">
        <path strokeWidth="3" d={rings(400, 400, [372, 336, 300])} />
        <path strokeWidth="32" strokeDasharray="3 38" d={rings(400, 400, [354, 318])} />
        <path
          strokeWidth="2"
          strokeDasharray="60 20 24 30"
          d="M0 40h120M0 80h80M680 40h120M720 80h80M10 130h40M750 130h40M0 210h26M776 210h24"
        />
      </g>
      <path fill="var(--soil)" d="M102 400V380Q120 104 400 102t298 278v20z" />
      <path
        fill="none"
        stroke="var(--ink)"
        strokeWidth="3"
        strokeDasharray="40 26 70 20"
        d="M250 150h300M200 190h400M170 232h460M150 270h500"
      />
      <path
        fill="var(--gold)"
        d="M400 122l7 34 22-26-9 34 32-15-25 25 35 2-34 11 31 18-35-5 20 29-30-20 4 35-18-31-18 31 4-35-30 20 20-29-35 5 31-18-34-11 35-2-25-25 32 15-9-34 22 26z"
      />
      <path fill="var(--ink)" d="M398 102h4v50h-4zM388 152h24l6 34h-36z" />
      <path fill="var(--paper)" d="M393 160h14l4 20h-22z" />
      <path fill="var(--ink)" d="M0 372h800v28H0z" />
      <path
        fill="none"
        stroke="var(--paper)"
        strokeWidth="2"
        strokeDasharray="50 30 18 24"
        d="M20 384h760M60 394h680"
      />
      <g id="cellar-barrel">
        <Barrel />
      </g>
      <use href="#cellar-barrel" x="-186" />
      <use href="#cellar-barrel" x="186" />
    </svg>
  );
}

function Barrel() {
  return (
    <>
      <circle cx="400" cy="290" r="88" fill="var(--ink)" stroke="var(--paper)" strokeWidth="3" />
      <circle cx="400" cy="290" r="74" fill="var(--gold)" />
      <path
        fill="none"
        stroke="var(--ink)"
        strokeWidth="3"
        d="M344 242v96M362 226v128M381 218v144M400 216v148M419 218v144M438 226v128M456 242v96"
      />
      <path fill="none" stroke="var(--paper)" strokeWidth="9" strokeDasharray="2.5 15" d="M400 209a81 81 0 1 1-.1 0" />
      <path fill="var(--gold)" stroke="var(--ink)" strokeWidth="3" d="M336 278h128v24H336z" />
      <path fill="var(--ink)" d="M400 326a10 10 0 1 1-.1 0M376 290q12-14 24 0t24 0q-12 12-24 4t-24-4" />
      <path fill="var(--paper)" d="M334 262q6-26 30-40-20 18-30 40M450 350q14-12 18-30-2 22-18 30" />
    </>
  );
}

/** Half circles over a common middle, for the stones of a vault. */
function rings(x: number, y: number, radii: readonly number[]): string {
  return radii.map((radius) => `M${x - radius} ${y}a${radius} ${radius} 0 0 1 ${radius * 2} 0`).join("");
}
