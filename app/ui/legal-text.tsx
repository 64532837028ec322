import type { ReactNode } from "react";
import { useLanguage, useText, useTextTree } from "../i18n/text.ts";
import { pathTo } from "../routing/paths.ts";
import { screensOf } from "../routing/screen-properties.ts";
import type { Screen } from "../routing/screens.ts";
import { wineryInTexts } from "../shop/winery/winery-in-texts.ts";
import { LegalPage } from "./legal-page.tsx";
import { Linked } from "./linked.tsx";

/** The legal pages, as their side navigation lists them. */
const LEGAL_SCREENS = screensOf("legal");

/** A part of a legal text: paragraphs, lists, and perhaps the name of something that the screen puts after them. */
type Section = { title: string; id: string; text: (string | string[])[]; slot?: string };

type Props = {
  screen: Screen;
  /** What the sections name in `slot`. */
  slots?: Record<string, ReactNode>;
  /** What the texts name in braces, beside the winery's own data. */
  values?: Record<string, string | number>;
  /** What the list of its sections is called, in a text that is long enough to need one. */
  contents?: string;
};

/** A legal page from the `title`, `intro` and `sections` of the screen's texts. */
export function LegalText({ screen, slots = {}, values = {}, contents }: Props) {
  const frame = useText();
  const text = useText(screen);
  const language = useLanguage();
  const pages = LEGAL_SCREENS.map((page) => ({
    href: pathTo(page, language),
    label: frame(`screens.${page}`),
    current: page === screen,
  }));
  const allValues = { ...wineryInTexts(language), ...values };
  const sections = sectionsOf(useTextTree(screen)("sections", allValues));
  return (
    <LegalPage
      title={text("title")}
      lead={<Linked text={text("intro", allValues)} />}
      pages={{ label: frame("legal"), links: pages }}
      contents={contents ? { label: contents, links: sections.map(linkTo) } : null}
    >
      {sections.map(({ title, id, text: blocks, slot }) => (
        <section key={title} id={id} className="stack">
          <h2>{title}</h2>
          {blocks.map((block) => (
            <Block key={String(block)} block={block} />
          ))}
          {slot && slots[slot]}
        </section>
      ))}
    </LegalPage>
  );
}

const linkTo = ({ title, id }: Section) => ({ href: `#${id}`, label: title });

function Block({ block }: { block: string | string[] }) {
  if (typeof block === "string") {
    return (
      <p>
        <Linked text={block} />
      </p>
    );
  }
  return (
    <ul>
      {block.map((item) => (
        <li key={item}>
          <Linked text={item} />
        </li>
      ))}
    </ul>
  );
}

/** The sections of a text, each with an id: one without a name of its own has its number. */
function sectionsOf(tree: unknown): Section[] {
  if (!Array.isArray(tree)) return [];
  return tree.filter(isSection).map((section, at) => ({ ...section, id: section.id ?? `section-${at + 1}` }));
}

function isSection(value: unknown): value is Omit<Section, "id"> & Partial<Section> {
  return (
    typeof value === "object" && value !== null && "title" in value && "text" in value && Array.isArray(value.text)
  );
}
