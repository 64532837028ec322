import type { ReactNode } from "react";
import { Scene, type SceneName } from "./drawings/scenes/scene.tsx";

type HeadProps = {
  overline: string;
  title: string;
  lead: string;
  /** What is drawn over the whole width. */
  scene: SceneName;
};

/** The opening of a prose page: its words, then a drawing from edge to edge. */
export function StoryHead({ overline, title, lead, scene }: HeadProps) {
  return (
    <header>
      <div className="wrap story-head">
        <p className="overline">{overline}</p>
        <h1>{title}</h1>
        <p className="lead">{lead}</p>
      </div>
      <Scene name={scene} className="story-plate" first />
    </header>
  );
}

type PartProps = {
  title: string;
  drawing: ReactNode;
  /** The drawing to the right of the words. */
  flip?: boolean;
  children: ReactNode;
};

/** A chapter with its drawing beside it. */
export function StoryPart({ title, drawing, flip = false, children }: PartProps) {
  return (
    <section className={flip ? "wrap section story-part story-flip" : "wrap section story-part"}>
      <div className="story-drawing">{drawing}</div>
      <div className="prose">
        <h2>{title}</h2>
        {children}
      </div>
    </section>
  );
}

/** Figures worth remembering, in a ruled row. */
export function StoryFacts({ facts }: { facts: readonly { figure: string; label: string }[] }) {
  return (
    <dl className="wrap story-facts">
      {facts.map(({ figure, label }) => (
        <div key={label}>
          <dt>{label}</dt>
          <dd>{figure}</dd>
        </div>
      ))}
    </dl>
  );
}

/** The way on, at the end of a page. */
export function StoryEnd({ title, text, children }: { title: string; text?: string; children: ReactNode }) {
  return (
    <section className="on-ink story-end">
      <div className="wrap">
        <h2>{title}</h2>
        {text && <p className="lead">{text}</p>}
        <div className="button-row">{children}</div>
      </div>
    </section>
  );
}
