import type { AnchorHTMLAttributes, ButtonHTMLAttributes } from "react";
import { Link } from "./link.tsx";

/** Primary once on a screen; secondary beside it; quiet reads as a link; danger takes something away. */
export type ButtonKind = "primary" | "secondary" | "quiet" | "danger";

type ButtonProps = ButtonHTMLAttributes<HTMLButtonElement> & { kind?: ButtonKind };
type ButtonLinkProps = AnchorHTMLAttributes<HTMLAnchorElement> & { kind?: ButtonKind; href: string };

/** A native button, at least 44 px high. It submits its form unless it has `type="button"`. */
export function Button({ kind = "primary", className, type = "submit", ...rest }: ButtonProps) {
  return <button className={buttonClass(kind, className)} type={type} {...rest} />;
}

/** A link that looks like a button: for going somewhere, never for changing something. */
export function ButtonLink({ kind = "primary", className, href, children, ...rest }: ButtonLinkProps) {
  return (
    <Link to={href} className={buttonClass(kind, className)} {...rest}>
      {children}
    </Link>
  );
}

function buttonClass(kind: ButtonKind, className: string | undefined) {
  return className ? `button button-${kind} ${className}` : `button button-${kind}`;
}
