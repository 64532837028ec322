import { MARK } from "../../../shop/winery/mark.ts";

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
        d={MARK.path}
      />
    </svg>
  );
}
