/** The winery's mark, the kažun in one line of width 2.5 within 48 by 48: for pages and for paper. */
export const MARK = {
  size: 48,
  line: 2.5,
  path: "M22 14h5q3 0 5 4t-3 4H17q-4 0-7 3.5t3 3.5h32Q38 14 26 8l-2-5-2 5Q10 14 3 29h5v16h11v-8q5-5 10 0v8h11V34",
} as const;
