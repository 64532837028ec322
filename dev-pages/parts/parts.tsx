import type { LoaderFunctionArgs, MetaFunction } from "@remix-run/node";
import { useLoaderData, useLocation } from "@remix-run/react";
import type { ComponentType } from "react";
import { LANGUAGES } from "../../app/i18n/languages.ts";
import { languageOfPath } from "../../app/routing/paths.ts";
import { Link } from "../../app/ui/link.tsx";
import { type PartsData, partsData } from "./parts-data.server.ts";

type Block = { title: string; default: ComponentType<{ data: PartsData }> };

/** Whatever lies in `blocks/` is shown. */
const BLOCKS = import.meta.glob<Block>("./blocks/*.tsx", { eager: true });
const SHEETS = import.meta.glob<string>(["./*.css", "../../app/ui/*.css", "../../app/screens/*/*.css"], {
  query: "?url",
  import: "default",
  eager: true,
});
/** What the blocks have to stand in, in pixels; as wide as the window where none is chosen. */
const WIDTHS = ["328", "640", "960"];

export const handle = { i18n: ["product-card", "order", "product", "our-products", "reservation", "delivery"] };
export const links = () => Object.values(SHEETS).map((href) => ({ rel: "stylesheet", href }));
export const meta: MetaFunction = () => [{ title: "Parts" }, { name: "robots", content: "noindex" }];

export const loader = ({ request }: LoaderFunctionArgs) => partsData(languageOfPath(new URL(request.url).pathname));

/** Every building block in its states, and all drawings side by side; `?width=` narrows them, `?block=` shows one kind. */
export default function Parts() {
  const data = useLoaderData<typeof partsData>();
  const query = new URLSearchParams(useLocation().search);
  const width = WIDTHS.find((one) => one === query.get("width"));
  const wanted = query.get("block");
  const blocks = Object.values(BLOCKS).filter(({ title }) => wanted === null || title === wanted);
  return (
    <div className={`parts parts-${width ?? "window"}`}>
      <h1>Parts</h1>
      <Choices width={width} block={wanted} />
      {blocks.map(({ title, default: Shown }) => (
        <section key={title} className="parts-block">
          <h2 className="parts-title">{title}</h2>
          <Shown data={data} />
        </section>
      ))}
    </div>
  );
}

type Chosen = { width: string | undefined; block: string | null };

/** Links to the page in another width, of one kind of blocks alone, and in other languages. */
function Choices({ width, block }: Chosen) {
  const address = (changes: Partial<Chosen>) => {
    const chosen = { width, block, ...changes };
    const kept = Object.entries(chosen).flatMap(([name, value]) => (value ? [[name, value]] : []));
    return `?${new URLSearchParams(kept)}`;
  };
  return (
    <nav className="parts-choices" aria-label="Parts">
      {[undefined, ...WIDTHS].map((one) => (
        <Link key={one ?? "window"} to={address({ width: one })} aria-current={one === width ? "true" : undefined}>
          {one ? `${one} px` : "window"}
        </Link>
      ))}
      {[null, ...Object.values(BLOCKS).map(({ title }) => title)].map((one) => (
        <Link key={one ?? "all"} to={address({ block: one })} aria-current={one === block ? "true" : undefined}>
          {one ?? "all"}
        </Link>
      ))}
      {LANGUAGES.map((language) => (
        <a key={language} href={`${language === "hr" ? "" : `/${language}`}/parts${address({})}`} hrefLang={language}>
          {language}
        </a>
      ))}
    </nav>
  );
}
