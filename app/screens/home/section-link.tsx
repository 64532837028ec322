import type { ReactNode } from "react";
import { ArrowIcon } from "../../ui/drawings/scenes/icons.tsx";
import { Link } from "../../ui/link.tsx";

/** A link from a section to its screen. */
export function SectionLink({ to, children }: { to: string; children: ReactNode }) {
  return (
    <Link className="home-section-link" to={to}>
      {children}
      <ArrowIcon />
    </Link>
  );
}
