import type { JSX } from "react";
import { star } from "./cuts.ts";

const INK = "var(--ink)";

/** A struck coin with the winery's hut, in 40 by 40; its metal is the custom property `--coin`. */
export function coin(): JSX.Element {
  return (
    <>
      <circle cx="20" cy="20" r="19" fill="var(--coin)" stroke={INK} strokeWidth="1.2" />
      <path fill="none" stroke="#fff" strokeWidth="2.8" opacity=".5" d="M2.8 22A17.3 17.3 0 0 1 25 3.4" />
      <path fill="none" stroke={INK} strokeWidth="2.8" opacity=".3" d="M37.2 18A17.3 17.3 0 0 1 15 36.6" />
      <circle cx="20" cy="20" r="16.6" fill="none" stroke={INK} strokeWidth="1.3" strokeDasharray=".9 1.71" />
      <circle cx="20" cy="20" r="13.6" fill="none" stroke={INK} strokeWidth=".6" />
      <path
        fill="none"
        stroke={INK}
        strokeWidth="1.3"
        strokeLinejoin="round"
        strokeLinecap="round"
        d="M12.5 26.5V21q1-7.5 7.5-8.5 6.5 1 7.5 8.5v5.5M10.5 26.5h19M17.8 26.5v-4q2.2-2.2 4.4 0v4M14 19h2.5M18.7 16.5h2.6M23.5 19h2.5"
      />
      <path fill={INK} d={star(20, 30, 5, 2, 0.9)} />
    </>
  );
}
