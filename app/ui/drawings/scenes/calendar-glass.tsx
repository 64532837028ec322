import { leaf, wedge } from "../products/cuts.ts";
import { WineGlass } from "./wine-glass.tsx";

type Props = { className?: string | undefined };

/** Days of a month, by week and weekday; the one that is ringed has none of its own. */
const DAYS = [0, 1, 2, 3].flatMap((week) =>
  [0, 1, 2, 3, 4, 5].flatMap((day) => (week === 2 && day > 1 && day < 5 ? [] : [[66 + day * 20, 98 + week * 24]])),
);
/** Where the sheet's shade begins at the right. */
const SHADE = [90, 97, 104, 111, 118, 125, 132, 139, 146, 153, 160, 167, 174, 181, 188, 195];

/** A day ringed in the calendar, and a glass beside it: the visit is booked. */
export function CalendarGlass({ className }: Props) {
  return (
    <svg className={className} viewBox="0 20 320 208" aria-hidden>
      <path fill="var(--mist)" d="M10 214q150-30 300 0-150 24-300 0" />
      <path fill="var(--ink)" d="M46 38h156l9 7 4 166-160 2-7-9zM60 214q120-8 244-3-60 12-150 9z" />
      <path fill="var(--paper)" d="M48 40h152l2 162q-80 4-152-2z" />
      <path fill="var(--soil)" d="M48 40h152v40H48z" />
      <path
        fill="var(--ink)"
        d={
          [46, 53, 60, 67, 74].map((y, i) => wedge(200, y, 180, 46 - i * 6, 4)).join("") +
          SHADE.map((y, i) => wedge(201, y, 180, 20 - ((i * 7) % 12), 3)).join("") +
          "M76 24h14v32H76zM158 24h14v32h-14z"
        }
      />
      <path fill="var(--gold)" d="M79 26h8v28h-8zM161 26h8v28h-8z" />
      <path
        fill="var(--paper)"
        d={
          leaf(98, 62, 0, 50, 3) +
          leaf(104, 70, 0, 36, 2) +
          [50, 57, 64, 71].map((y, i) => leaf(51, y, 0, 18 - i * 3, 1.4)).join("")
        }
      />
      <path fill="var(--ink)" d={DAYS.map(([x = 0, y = 0]) => `M${x} ${y}h9v7h-9z`).join("")} />
      <path
        fill="var(--soil)"
        d="M150 126q-40-14-46 20-4 36 32 36 34-2 30-36-8-26-46-24 36-10 52 22 4 42-34 44-42 2-40-42 8-36 52-20z"
      />
      <path fill="var(--ink)" d="M116 152q6 2 14 12 10-18 26-30-14 16-25 40-8-14-15-22z" />
      <path fill="var(--ink)" d="M202 203q-24-3-36 1 8-28 36-30z" />
      <path fill="var(--mist)" d="M200 201q-18-2-30 0 8-20 30-24z" />
      <g transform="translate(208 46) scale(1.1)">
        <WineGlass wine="var(--gold)" />
      </g>
    </svg>
  );
}
