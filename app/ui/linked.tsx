import { Fragment } from "react";
import { useLanguage } from "../i18n/text.ts";
import { pathTo } from "../routing/paths.ts";
import { ALL_SCREENS } from "../routing/screen-properties.ts";
import { telUri } from "../shop/contact/phone.ts";
import { GUARANTEE_PORTAL } from "../shop/terms/guarantee-portal.ts";
import { WINERY } from "../shop/winery/winery.ts";
import { Link } from "./link.tsx";

const LINK = /\[([^\]]+)\]\(([^)]+)\)/;

/** A text with links written `[words](target)`: the key of a screen, `mail`, `phone`, `guarantee-portal`, or `#id` on the same page. */
export function Linked({ text }: { text: string }) {
  const language = useLanguage();
  const parts = text.split(LINK);
  return (
    <>
      {parts.map((part, index) => {
        if (index % 3 === 2) return null;
        const target = index % 3 === 1 ? parts[index + 1] : undefined;
        // biome-ignore lint/suspicious/noArrayIndexKey: the parts of one text never move
        return <Fragment key={index}>{target ? <Link to={hrefOf(target, language)}>{part}</Link> : part}</Fragment>;
      })}
    </>
  );
}

function hrefOf(target: string, language: ReturnType<typeof useLanguage>): string {
  if (target === "mail") return `mailto:${WINERY.email}`;
  if (target === "phone") return telUri(WINERY.phones[0]);
  if (target === "guarantee-portal") return GUARANTEE_PORTAL;
  const screen = ALL_SCREENS.find((key) => key === target);
  return screen ? pathTo(screen, language) : target;
}
