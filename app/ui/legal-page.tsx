import type { ReactNode } from "react";
import { Link } from "./link.tsx";

type LinkList = { label: string; links: readonly { href: string; label: string; current?: boolean }[] };
type Props = {
  title: ReactNode;
  lead: ReactNode;
  /** Its neighbours. */
  pages: LinkList;
  /** The sections of a long text. */
  contents: LinkList | null;
  children: ReactNode;
};

/** Long reading with its neighbours and its sections at the sides; on phones they fold into menus, before the text and in it. */
export function LegalPage({ title, lead, pages, contents, children }: Props) {
  return (
    <div className="wrap legal">
      <Side of={pages} />
      <Menu of={pages} />
      <article className={contents ? "prose legal-text" : "prose legal-text legal-brief"}>
        <h1>{title}</h1>
        <p className="lead">{lead}</p>
        {contents && <Menu of={contents} />}
        {children}
      </article>
      {contents && <Side of={contents} />}
    </div>
  );
}

function Side({ of: list }: { of: LinkList }) {
  return (
    <nav className="legal-side" aria-label={list.label}>
      <p className="small quiet">{list.label}</p>
      <Links of={list} />
    </nav>
  );
}

function Menu({ of: list }: { of: LinkList }) {
  return (
    <nav className="legal-menu" aria-label={list.label}>
      <details className="fold">
        <summary>{list.label}</summary>
        <Links of={list} />
      </details>
    </nav>
  );
}

function Links({ of: { links } }: { of: LinkList }) {
  return (
    <ul className="plain-list">
      {links.map(({ href, label, current }) => (
        <li key={href}>
          <Link to={href} aria-current={current ? "page" : undefined}>
            {label}
          </Link>
        </li>
      ))}
    </ul>
  );
}
