import type { ReactNode } from "react";

type Props = {
  /** A drawing of `ui/drawings/scenes`, or nothing. */
  drawing?: ReactNode;
  title: ReactNode;
  children?: ReactNode;
  /** Buttons that lead on, the primary one first. */
  actions?: ReactNode;
  /** What belongs to it and has room of its own: beside the label on wide pages, else below it. */
  parts?: ReactNode;
  className?: string;
};

/** The page after an action succeeded or failed: a label with a drawing, a title, and the way on. */
export function ResultPage({ drawing, title, children, actions, parts, className }: Props) {
  const classes = ["wrap result", parts && "result-wide", className].filter(Boolean).join(" ");
  return (
    <div className={classes}>
      <div className="result-label">
        {drawing && <div className="result-drawing">{drawing}</div>}
        <h1>{title}</h1>
        {children && <div className="prose">{children}</div>}
        {actions && <div className="button-row">{actions}</div>}
      </div>
      {parts && <div className="result-parts">{parts}</div>}
    </div>
  );
}
