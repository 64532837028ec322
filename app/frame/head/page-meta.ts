import type { MetaDescriptor } from "@remix-run/node";
import { DEFAULT_LANGUAGE, LANGUAGES, type Language } from "../../i18n/languages.ts";
import { inLanguage } from "../../routing/paths.ts";
import type { Page } from "./describe-page.server.ts";

/** The head of a page, as described by its loader. A failed page has none; the frame gives it a title. */
export function pageMeta(page: Page | undefined): MetaDescriptor[] {
  if (!page) return [];
  const { origin, pathname } = new URL(page.canonical);
  const alternate = (hrefLang: string, language: Language) => ({
    tagName: "link" as const,
    rel: "alternate",
    hrefLang,
    href: origin + inLanguage(pathname, language),
  });
  return [
    { title: page.title },
    { name: "description", content: page.description },
    ...(page.unlisted ? [{ name: "robots", content: "noindex" }] : []),
    { tagName: "link", rel: "canonical", href: page.canonical },
    ...LANGUAGES.map((language) => alternate(language, language)),
    alternate("x-default", DEFAULT_LANGUAGE),
    { property: "og:title", content: page.title },
    { property: "og:description", content: page.description },
    { property: "og:url", content: page.canonical },
    { property: "og:type", content: "website" },
    { property: "og:image", content: page.picture },
    { property: "og:image:width", content: "1200" },
    { property: "og:image:height", content: "630" },
    { name: "twitter:card", content: "summary_large_image" },
  ];
}
