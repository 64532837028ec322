/** One colour and the paper that shows where the lino was cut away. */
export type Inks = { ink: string; paper: string };
