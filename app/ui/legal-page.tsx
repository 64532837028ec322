import type { ReactNode } from "react";
import { Link } from "./link.tsx";

type NavItem = { href: string; label: string; current?: boolean };
type Props = { title: ReactNode; navLabel: string; nav: readonly NavItem[]; children: ReactNode };

/** Long reading with its neighbours at the side; on phones they fold into a menu above the text. */
export function LegalPage({ title, navLabel, nav, children }: Props) {
  return (
    <div className="wrap legal">
      <nav className="legal-side" aria-label={navLabel}>
        <Pages nav={nav} />
      </nav>
      <nav className="legal-menu" aria-label={navLabel}>
        <details className="fold">
          <summary>{navLabel}</summary>
          <Pages nav={nav} />
        </details>
      </nav>
      <article className="prose legal-text">
        <h1>{title}</h1>
        {children}
      </article>
    </div>
  );
}

function Pages({ nav }: Pick<Props, "nav">) {
  return (
    <ul className="plain-list">
      {nav.map(({ href, label, current }) => (
        <li key={href}>
          <Link to={href} aria-current={current ? "page" : undefined}>
            {label}
          </Link>
        </li>
      ))}
    </ul>
  );
}
