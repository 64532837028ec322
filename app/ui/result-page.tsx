import type { ReactNode } from "react";

type Props = {
  /** A drawing of `ui/drawings/scenes`, or nothing. */
  drawing?: ReactNode;
  title: ReactNode;
  children?: ReactNode;
  /** Buttons that lead on, the primary one first. */
  actions?: ReactNode;
  className?: string;
};

/** What a visitor sees after something is done, or could not be: a label with a drawing, a title, and the way on. */
export function ResultPage({ drawing, title, children, actions, className }: Props) {
  return (
    <div className={className ? `wrap result ${className}` : "wrap result"}>
      <div className="result-label">
        {drawing && <div className="result-drawing">{drawing}</div>}
        <h1>{title}</h1>
        {children && <div className="prose">{children}</div>}
        {actions && <div className="button-row">{actions}</div>}
      </div>
    </div>
  );
}
