type Props = { wine: "var(--soil)" | "var(--gold)" };

/** A glass of wine in a box of 80 by 150, for use inside a scene. */
export function WineGlass({ wine }: Props) {
  return (
    <>
      <path fill="var(--paper)" d="M16 4h48q14 60-20 78v50q18 4 22 12H14q4-8 22-12V82Q2 64 16 4z" />
      <path fill={wine} d="M12 36q28 8 56 0 2 34-24 44h-8Q10 70 12 36z" />
      <path
        fill="none"
        stroke="var(--ink)"
        strokeWidth="4"
        strokeLinejoin="round"
        d="M16 4h48q14 60-20 78v50q18 4 22 12H14q4-8 22-12V82Q2 64 16 4zM12 36q28 8 56 0"
      />
      <path fill="var(--paper)" d="M20 44q-2 18 8 28-14-8-8-28M22 12q-4 8-4 18 0-10 4-18" />
      <path fill="none" stroke="var(--paper)" strokeWidth="16" strokeDasharray="2 4" d="M56 46v24" />
    </>
  );
}
