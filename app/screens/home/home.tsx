import type { LoaderFunctionArgs, MetaFunction } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import type { TFunction } from "i18next";
import { describePage } from "../../frame/head/describe-page.server.ts";
import { pageMeta } from "../../frame/head/page-meta.ts";
import { wineryForSearchEngines } from "../../frame/head/winery-for-search-engines.ts";
import { boundLetters } from "../../i18n/bound-letters.ts";
import type { Language } from "../../i18n/languages.ts";
import { openScreen } from "../../session/screen-request.server.ts";
import { awardText } from "../../shop/awards/award-text.ts";
import type { Product } from "../../shop/catalogue/product.ts";
import { colourInGlass } from "../../shop/catalogue/product-properties.ts";
import { listProducts } from "../../shop/catalogue/products.store.server.ts";
import { winesToShow } from "../../shop/catalogue/wines-to-show.ts";
import { awardLines, cardProduct, factsLine } from "../../ui/card-product.server.ts";
import { AwardsSection } from "./awards-section.tsx";
import { awardsToShow } from "./awards-to-show.ts";
import { ContactSection } from "./contact-section.tsx";
import { describePackages } from "./describe-packages.server.ts";
import { Hero } from "./hero.tsx";
import sheet from "./home.css?url";
import { HostSection } from "./host-section.tsx";
import { type Oil, OilSection } from "./oil-section.tsx";
import { TastingSection } from "./tasting-section.tsx";
import { TerroirSection } from "./terroir-section.tsx";
import { WinesSection } from "./wines-section.tsx";

export const handle = { i18n: ["home", "product-card"] };
export const links = () => [{ rel: "stylesheet", href: sheet }];

export const meta: MetaFunction<typeof loader> = ({ data }) => pageMeta(data?.page);

export async function loader(args: LoaderFunctionArgs) {
  const screenRequest = await openScreen(args, "home");
  const { platform, language, text } = screenRequest;
  const ofAwards = text("awards");
  const products = await listProducts(platform.database.read, language);
  const wines = winesToShow(products.filter(({ category }) => category === "wine"));
  return {
    page: describePage(screenRequest, "home", {
      structured: [wineryForSearchEngines(platform.settings.publicUrl)],
    }),
    wines: wines.map((wine) => cardProduct(wine, language, text)),
    inHero: Math.max(
      0,
      wines.findIndex((wine) => colourInGlass(wine) === "ruby"),
    ),
    packages: await describePackages(platform.database.read, text("reservation")),
    oils: products
      .filter(({ category }) => category === "oil")
      .map((oil) => describeOil(oil, language, text("product-label"))),
    awards: awardsToShow(products).map(({ award, product: { name, slug } }) => ({
      name,
      product: slug,
      media: award.media,
      words: awardLines(award, ofAwards),
      said: boundLetters(awardText(ofAwards, award, "said"), language),
    })),
  };
}

/** An oil is called here as on its label: that it is oil, its section says. */
function describeOil(oil: Product, language: Language, text: TFunction): Oil {
  const { id, slug, priceCents, volumeMl, drawing } = oil;
  const name = drawing.label.words?.join(" ") || oil.name;
  return { id, slug, priceCents, volumeMl, name, facts: factsLine(oil, language, text) };
}

/** The home screen: what the winery is, in the order of a visitor's questions. */
export default function Home() {
  const { wines, inHero, packages, oils, awards } = useLoaderData<typeof loader>();
  return (
    <>
      <Hero wine={wines[inHero]} />
      <WinesSection wines={wines} />
      <TastingSection packages={packages} />
      <TerroirSection />
      {oils[0] && <OilSection oils={oils} />}
      <AwardsSection awards={awards} />
      <HostSection />
      <ContactSection />
    </>
  );
}
