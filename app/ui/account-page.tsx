import type { ReactNode } from "react";
import { Scene, type SceneName } from "./drawings/scenes/scene.tsx";

type Props = {
  title: string;
  lead: string;
  scene: SceneName;
  children: ReactNode /** Under the form, smaller. */;
  aside?: ReactNode;
};

/** A page with one form: what it is for on one side, with a drawing, the form on the other. */
export function AccountPage({ title, lead, scene, children, aside }: Props) {
  return (
    <div className="wrap account">
      <header className="account-head">
        <h1>{title}</h1>
        <p className="lead">{lead}</p>
        <Scene name={scene} className="account-scene" />
      </header>
      <div className="account-form">
        {children}
        {aside}
      </div>
    </div>
  );
}
