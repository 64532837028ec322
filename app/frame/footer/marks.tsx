/** The payment provider, whoever it is: a shield with a lock. */
export function ProviderMark() {
  return (
    <svg width="24" height="24" viewBox="0 0 24 24" fill="none" stroke="currentColor" strokeWidth="1.6" aria-hidden>
      <path strokeLinejoin="round" d="M12 2l8 3v6q0 8-8 11-8-3-8-11V5zM8.5 11h7v5.5h-7zM10 11V9q0-2 2-2t2 2v2" />
    </svg>
  );
}

/** Where each of the twelve stars of the Union stands, on a circle of radius 9 around the middle of the flag. */
const STARS = Array.from({ length: 12 }, (_, hour) => {
  const angle = (hour * Math.PI) / 6;
  return [Math.round(270 + 90 * Math.sin(angle)) / 10, Math.round(180 - 90 * Math.cos(angle)) / 10] as const;
});

/** The Union's flag, cut in our two colours. */
export function UnionMark() {
  return (
    <svg width="54" height="36" viewBox="0 0 54 36" aria-hidden>
      <path fill="none" stroke="currentColor" d="M.5.5h53v35H.5z" />
      <path fill="var(--gold)" d={STARS.map(([x, y]) => `M${x} ${y}m0-2l1.2 3.6-3.1-2.2h3.8l-3.1 2.2z`).join("")} />
    </svg>
  );
}
