import type { ReactNode } from "react";

/** One state of a block, under its name. @param wide takes a whole row */
export function Specimen({ name, wide, children }: { name: string; wide?: boolean; children: ReactNode }) {
  return (
    <figure className={wide ? "specimen specimen-wide" : "specimen"}>
      <figcaption>{name}</figcaption>
      {children}
    </figure>
  );
}

/** Blocks of a kind, side by side as far as the chosen width allows. */
export function Specimens({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section className="specimens">
      <h3>{title}</h3>
      <div className="specimens-row">{children}</div>
    </section>
  );
}

/** Where something that lies over the whole window stays in a box of its own. */
export function Stage({ children }: { children: ReactNode }) {
  return <div className="specimen-stage">{children}</div>;
}
