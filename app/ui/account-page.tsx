import type { ReactNode } from "react";
import { Scene, type SceneName } from "./drawings/scenes/scene.tsx";

type Props = {
  title: string;
  lead: string;
  /** A drawing where there is room for one, or the address of what the page speaks of, which is shown at every width on its ground (`groundOf`). */
  picture: { scene: SceneName } | { src: string; ground: string };
  children: ReactNode;
  /** Smaller: under the form, and where there is room under the picture. */
  aside?: ReactNode;
};

/** A page with one form: what it is for on one side, with a drawing, the form on the other. */
export function AccountPage({ title, lead, picture, children, aside }: Props) {
  return (
    <div className="wrap account">
      <header className="account-head">
        <h1>{title}</h1>
        <p className="lead">{lead}</p>
        {"scene" in picture ? (
          <Scene name={picture.scene} className={`account-scene account-${picture.scene}`} />
        ) : (
          <img className={`account-bottle ${picture.ground}`} src={picture.src} width="80" height="200" alt="" />
        )}
      </header>
      <div className="account-form">{children}</div>
      {aside && <aside className="stack account-aside">{aside}</aside>}
    </div>
  );
}
