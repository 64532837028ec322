import type { ServerBuild } from "@remix-run/node";
import { templateFrom } from "../http/page-template.server.ts";
import type { Language } from "../i18n/languages.ts";
import { MESSAGES_ELEMENT_ID } from "../i18n/messages-script.tsx";
import type { Platform } from "../platform/platform.server.ts";
import { readSettings } from "../platform/settings.server.ts";
import { pathTo } from "../routing/paths.ts";
import { openShop } from "../shop/opening/open-shop.server.ts";
import { SAMPLE_CATALOGUE } from "../shop/sample/sample-catalogue.ts";
import { answerWith } from "./answer-with.server.ts";

/** Two of different kinds, so that everything counts as common in which products are alike. */
const PRODUCTS = [SAMPLE_CATALOGUE.at(0), SAMPLE_CATALOGUE.at(-1)];

/**
 * The pages out of which a language's dictionary is made, as somebody sees them who comes for the first time to a shop that nobody has
 * visited yet: nothing in them is a visitor's own, and nothing says at which address the shop is found.
 * @param dataDir an empty folder for that shop
 */
export async function pagesForDictionary(
  build: ServerBuild,
  languages: readonly Language[],
  dataDir: string,
): Promise<Buffer[][]> {
  const settings = readSettings({ NODE_ENV: "production", DATA_DIR: dataDir, LOG_LEVEL: "error" });
  const platform = await openShop(settings, undefined, { mayBeNew: true });
  try {
    return await Promise.all(languages.map((language) => pagesOf(build, platform, language)));
  } finally {
    await platform.database.close();
  }
}

async function pagesOf(build: ServerBuild, platform: Platform, language: Language): Promise<Buffer[]> {
  const answer = answerWith({ build }, platform);
  const { publicUrl } = platform.settings;
  // What most visitors come to first and go to next.
  const screens = [pathTo("reservation", language), pathTo("home", language), pathTo("our-products", language)];
  const products = PRODUCTS.map((product) => pathTo("product", language, { slug: product?.slug ?? "" }));
  const pages = await Promise.all(
    [...screens, pathTo("contact", language), ...products].map(async (path) => {
      const url = publicUrl + path;
      const request = new Request(url, { headers: { Accept: "text/html", "Accept-Language": language } });
      const { response, leftOpen } = await answer(request, {
        clientAddress: "",
        partnerOrigin: null,
        leavesGaps: false,
      });
      if (response.status !== 200) throw new Error(`${url} was answered ${response.status}`);
      const page = (await response.text()).replaceAll(publicUrl, "");
      return templateFrom(Buffer.from(page), leftOpen.places).body;
    }),
  );
  return [...pages, ...pages.slice(0, 1).map(textsOf)];
}

/** The texts of a page with the most of them, so that what stands in it alone counts as well: it would not fit into 6,000 bytes otherwise. */
function textsOf(page: Buffer): Buffer {
  const start = page.indexOf(`<script id="${MESSAGES_ELEMENT_ID}"`);
  return page.subarray(start, page.indexOf("</script>", start));
}
