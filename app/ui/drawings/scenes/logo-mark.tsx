type Props = { className?: string | undefined };

/** The winery's mark: the kažun, drawn in one line without lifting the knife. */
export function LogoMark({ className }: Props) {
  return (
    <svg className={className} viewBox="0 0 48 48" aria-hidden>
      <path
        fill="none"
        stroke="currentColor"
        strokeWidth="2.5"
        strokeLinecap="round"
        strokeLinejoin="round"
        d="M22 14h5q3 0 5 4t-3 4H17q-4 0-7 3.5t3 3.5h32Q38 14 26 8l-2-5-2 5Q10 14 3 29h5v16h11v-8q5-5 10 0v8h11V34"
      />
    </svg>
  );
}
