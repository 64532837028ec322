import { Link as RemixLink } from "@remix-run/react";
import type { AnchorHTMLAttributes } from "react";
import { useLanguage } from "../i18n/text.ts";
import { isFollowedByScript } from "../routing/link-policy.ts";

type Props = Omit<AnchorHTMLAttributes<HTMLAnchorElement>, "href"> & {
  to: string;
  /** Takes the place of the present page in the browser's history. */
  replace?: boolean;
  /** Leaves the page where it is scrolled to. */
  preventScrollReset?: boolean;
};

/** The link of every page: a script follows it where that is allowed (`link-policy.ts`), else the browser loads a document. */
export function Link({ to, replace, preventScrollReset, ...rest }: Props) {
  const language = useLanguage();
  const byBrowser = rest.download !== undefined || rest.target !== undefined || !isFollowedByScript(to, language);
  if (byBrowser) return <a href={to} {...rest} />;
  // Every route is known: none is to be discovered by its links.
  return <RemixLink discover="none" to={to} replace={replace} preventScrollReset={preventScrollReset} {...rest} />;
}
