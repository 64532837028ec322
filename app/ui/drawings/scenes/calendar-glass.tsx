import { WineGlass } from "./wine-glass.tsx";

type Props = { className?: string | undefined };

/** A day ringed in the calendar, and a glass beside it: the visit is booked. */
export function CalendarGlass({ className }: Props) {
  return (
    <svg className={className} viewBox="0 0 320 240" aria-hidden>
      <path fill="var(--mist)" d="M10 214q150-30 300 0-150 24-300 0" />
      <g stroke="var(--ink)" strokeWidth="4" strokeLinejoin="round">
        <path fill="var(--ink)" d="M58 44h150l4 166H54z" />
        <path fill="var(--paper)" d="M48 40h152l2 162q-80 4-156-2z" />
        <path fill="var(--soil)" d="M48 40h152l1 40H47z" />
        <path fill="var(--gold)" d="M78 26h10v28H78zM160 26h10v28h-10z" />
      </g>
      <path fill="none" stroke="var(--paper)" strokeWidth="7" strokeDasharray="12 4 8 4" d="M96 66h60" />
      <path
        fill="none"
        stroke="var(--ink)"
        strokeWidth="9"
        strokeDasharray="11 11"
        d="M64 100h122M64 124h122M64 148h122M64 172h90"
      />
      <path fill="var(--paper)" d="M137 122a38 34 0 1 1-.1 0" />
      <path
        fill="none"
        stroke="var(--soil)"
        strokeWidth="6"
        strokeLinecap="round"
        d="M146 130q-34-12-38 20t28 32q30-6 24-34-8-22-40-16"
      />
      <path
        fill="none"
        stroke="var(--ink)"
        strokeWidth="7"
        strokeLinecap="round"
        strokeLinejoin="round"
        d="M120 154l12 12 24-32"
      />
      <path fill="var(--mist)" stroke="var(--ink)" strokeWidth="3" d="M202 202q-24-2-34 1 6-26 33-28z" />
      <g transform="translate(208 46) scale(1.1)">
        <WineGlass wine="var(--gold)" />
      </g>
    </svg>
  );
}
