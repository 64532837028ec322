/** What cartons are made of, in every drawing; style sheets have it as `.wood-clear` (picture.css). */
export const CARDBOARD = "#dfc08a";

/** One colour and the paper that shows where the lino was cut away. */
export type Inks = { ink: string; paper: string };
