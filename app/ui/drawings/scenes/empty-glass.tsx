import { bow, leaf } from "../products/cuts.ts";
import { WineGlass } from "./wine-glass.tsx";

/** A glass with a last sip left in it, and the ring that it has left on the table: nothing was found. */
export function EmptyGlass() {
  return (
    <svg viewBox="0 0 320 240" aria-hidden>
      <path fill="var(--mist)" d="M2 212q154-36 316 0-158 32-316 0" />
      <path fill="var(--ink)" d="M150 216q60-17 162-9l-78 3 60 5-76 0 44 7-90-1z" />
      <path
        fill="var(--soil)"
        d="M22 211a43 11 0 1 1 86 0 43 11 0 1 1-86 0m7-1a36 7.5 0 1 0 72 0 36 7.5 0 1 0-72 0M114 228q8-8 16-1-8 6-16 1M14 224q4-4 8 0-4 4-8 0"
      />
      <path fill="var(--mist)" d={leaf(86, 197, 50, 16, 4)} />
      <g transform="translate(104 6) scale(1.42)">
        <WineGlass>
          <path fill="var(--mist)" d="M19 17c-4 12-5 24-2 37 2-12 2-25 2-37" />
          <path fill="var(--soil)" d="M20.5 69c5 9 11 13 17.5 16h4.5c6-4 12-9 16-16a19 4 0 0 1-38 0" />
          <ellipse cx="39.5" cy="69" rx="19" ry="4" fill="var(--soil)" fillOpacity=".6" stroke="var(--ink)" />
          <path fill="var(--ink)" d={bow(66.5, 32, 17) + bow(67, 38, 15) + bow(66.5, 43.5, 19) + bow(55, 75, 12)} />
        </WineGlass>
      </g>
    </svg>
  );
}
