import type { Page } from "playwright";
import { overflowOf } from "./walk-boxes.ts";

/** What can be said of a page's document at a glance. */
export type Sight = {
  lang: string;
  title: string;
  headings: string[];
  description: string;
  text: string;
  /** What reaches out of the window or out of its box sideways. */
  overflow: string[];
  /** Links within the page whose target is not there. */
  deadAnchors: string[];
  /** Controls whose spoken name does not hold what is written on them (WCAG 2.5.3): whoever speaks to a machine says what they read. */
  unlikeNames: string[];
  /** Every address of this site that the page leads to or loads. */
  addresses: string[];
  /** Every address that its forms are posted to. */
  posts: string[];
};

/** Looks at the page that a visitor has before them. */
export async function look(page: Page): Promise<Sight> {
  const seen = await page.evaluate(() => {
    const all = (selector: string) => [...document.querySelectorAll<HTMLElement>(selector)];
    const hashes = all('a[href^="#"]').map((link) => decodeURIComponent((link.getAttribute("href") ?? "").slice(1)));
    const plain = (words: string) => words.toLowerCase().replace(/\s+/g, " ").trim();
    const named = all(":is(a, button, summary)[aria-label]").map((control) => [
      control.checkVisibility({ visibilityProperty: true }) ? plain(control.innerText) : "",
      plain(control.getAttribute("aria-label") ?? ""),
    ]);
    return {
      lang: document.documentElement.lang,
      title: document.title,
      headings: all("h1").map((heading) => heading.textContent ?? ""),
      description: document.querySelector('meta[name="description"]')?.getAttribute("content") ?? "",
      unlikeNames: named
        .filter(([written = "", spoken]) => /\p{L}/u.test(written) && !spoken?.includes(written))
        .map((names) => names.join(" / ")),
      deadAnchors: hashes.filter((id) => id !== "top" && !document.getElementById(id)),
    };
  });
  return { ...seen, overflow: await overflowOf(page), text: await textOf(page), ...(await addressesOf(page)) };
}

/** What a page says in its own language: what stands in it, and what is only read out; no labels, which say the same in all. */
function textOf(page: Page): Promise<string> {
  return page.evaluate(() => {
    const { lang } = document.documentElement;
    const inPageLanguage = (element: Element) => element.closest("[lang]")?.getAttribute("lang") === lang;
    const texts: string[] = [document.title];
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
      const parent = node.parentElement;
      if (parent && !parent.closest("script, style, .notranslate") && inPageLanguage(parent))
        texts.push(node.nodeValue ?? "");
    }
    for (const name of ["aria-label", "title", "alt", "placeholder", "content"]) {
      for (const element of document.querySelectorAll(`[${name}]`)) {
        if (inPageLanguage(element)) texts.push(element.getAttribute(name) ?? "");
      }
    }
    return texts.join(" ");
  });
}

/** Where a page leads, and where its forms are posted to. */
function addressesOf(page: Page): Promise<Pick<Sight, "addresses" | "posts">> {
  return page.evaluate(() => {
    const addressesIn = (name: string, selector: string) => {
      const found = [...document.querySelectorAll(selector)].map((element) => element.getAttribute(name) ?? "");
      const ours = found.filter((address) => address !== "").map((address) => new URL(address, location.href));
      return [...new Set(ours.filter(({ origin }) => origin === location.origin).map(({ href }) => href))];
    };
    return {
      addresses: [
        ...addressesIn("href", "[href]"),
        ...addressesIn("src", "[src]"),
        // The pictures of shared pages are looked at one by one elsewhere (found.test.ts): each is made when it is asked for.
        ...addressesIn("content", 'meta[content^="http"]:not([property="og:image"])'),
        ...addressesIn("action", 'form:not([method="post"])'),
      ],
      posts: addressesIn("action", 'form[method="post"]'),
    };
  });
}
