type Props = { className?: string | undefined };

/** A glass that fell: the stem broke, the white wine ran out. For pages where something of ours failed. */
export function BrokenGlass({ className }: Props) {
  return (
    <svg className={className} viewBox="0 0 320 240" aria-hidden>
      <path fill="var(--gold)" d="M96 196q-40-2-54 10 10 14 60 12 30 14 82 4 50 10 96-6 26-10-10-18-40-14-74-4z" />
      <path
        fill="none"
        stroke="var(--paper)"
        strokeWidth="3"
        strokeLinecap="round"
        d="M66 208h30M200 214h50M130 216h20"
      />
      <path fill="var(--gold)" d="M40 176q8-12 8-2t-8 2M286 172q12-8 10 2t-10-2M22 196a5 4 0 1 1-.1 0" />
      <g fill="var(--paper)" stroke="var(--ink)" strokeWidth="4" strokeLinejoin="round">
        <path d="M70 196l4-8q22-4 26-16l2-44 8 8 6-10 2 46q6 12 28 16l4 8q-40 10-80 0z" />
        <path d="M146 150l26-96q60-20 104 8l-22 92q-30 40-76 26l-4-22-12 8z" />
        <path fill="var(--mist)" d="M172 54q50 18 104 8-54-30-104-8" />
        <path fill="var(--gold)" d="M155 130q40 12 106 2-4 22-12 30-28 28-70 18l-5-22-12 8-14-18z" />
        <path d="M116 84l24-12 2 26zM96 108l18 4-10 12zM292 190l20-10-4 16zM196 198l14-14 14 16z" />
      </g>
      <path
        fill="none"
        stroke="var(--ink)"
        strokeWidth="3"
        strokeLinejoin="round"
        d="M228 66l-10 26 14 12-16 24M218 92l-18 8M232 104l20 2"
      />
      <path
        fill="none"
        stroke="var(--ink)"
        strokeWidth="3"
        strokeLinecap="round"
        d="M120 50L108 34M140 40l-4-20M98 66L80 58"
      />
      <path fill="none" stroke="var(--paper)" strokeWidth="18" strokeDasharray="2.5 5" d="M244 138v24" />
      <path fill="none" stroke="var(--ink)" strokeWidth="3" strokeLinecap="round" d="M184 76l-8 36" />
    </svg>
  );
}
