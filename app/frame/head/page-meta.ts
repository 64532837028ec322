import type { MetaDescriptor } from "@remix-run/node";
import type { Page } from "./describe-page.server.ts";

type Structured = Record<string, unknown>[];

/**
 * The head of a page, from what its loader says about it. A page that failed has none; the frame gives it a title.
 * What is the same for every visitor and known to the browser's part can be handed in: it need not travel with the data.
 */
export function pageMeta(
  page: Page | undefined,
  known: (publicUrl: string) => Structured = () => [],
): MetaDescriptor[] {
  if (!page) return [];
  const structured = [...page.structured, ...known(new URL(page.canonical).origin)];
  return [
    { title: page.title },
    { name: "description", content: page.description },
    ...(page.listed ? [] : [{ name: "robots", content: "noindex" }]),
    { tagName: "link", rel: "canonical", href: page.canonical },
    ...page.alternates.map(({ language, href }) => ({
      tagName: "link" as const,
      rel: "alternate",
      hrefLang: language,
      href,
    })),
    { property: "og:title", content: page.title },
    { property: "og:description", content: page.description },
    { property: "og:url", content: page.canonical },
    { property: "og:type", content: "website" },
    { property: "og:image", content: page.picture },
    { property: "og:image:width", content: "1200" },
    { property: "og:image:height", content: "630" },
    { name: "twitter:card", content: "summary_large_image" },
    ...structured.map((data) => ({ "script:ld+json": { "@context": "https://schema.org", ...data } })),
  ];
}
