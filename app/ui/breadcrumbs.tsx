import { Link } from "./link.tsx";

type Props = { label: string; items: readonly { href?: string | undefined; label: string }[] };

/** The way here from the home page; the last item is this page. */
export function Breadcrumbs({ label, items }: Props) {
  return (
    <nav className="breadcrumbs" aria-label={label}>
      <ol>
        {items.map((item) => (
          <li key={item.label}>
            {item.href ? <Link to={item.href}>{item.label}</Link> : <span aria-current="page">{item.label}</span>}
          </li>
        ))}
      </ol>
    </nav>
  );
}
