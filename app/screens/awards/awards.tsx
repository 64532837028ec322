import type { LoaderFunctionArgs, MetaFunction } from "@remix-run/node";
import { useLocation } from "@remix-run/react";
import { describePage } from "../../frame/head/describe-page.server.ts";
import { pageMeta } from "../../frame/head/page-meta.ts";
import { withOverlay } from "../../frame/overlay/overlay.ts";
import { useLanguage, useText } from "../../i18n/text.ts";
import { pathTo } from "../../routing/paths.ts";
import { openScreen } from "../../session/screen-request.server.ts";
import { awardText } from "../../shop/awards/award-text.ts";
import { AWARDS, type Award } from "../../shop/awards/awards.ts";
import type { Product } from "../../shop/catalogue/product.ts";
import { pricedVolumeMl } from "../../shop/catalogue/product-properties.ts";
import { findProducts } from "../../shop/catalogue/products.store.server.ts";
import { AwardPicture } from "../../ui/award-picture.tsx";
import { ButtonLink } from "../../ui/button.tsx";
import { ArrowIcon } from "../../ui/drawings/scenes/icons.tsx";
import { Link } from "../../ui/link.tsx";
import { StoryEnd } from "../../ui/story.tsx";
import sheet from "./awards.css?url";
import { type AwardedProducts, BuyAward } from "./buy-award.tsx";

export const handle = { i18n: ["awards", "product-card"], BuyAward };
export const links = () => [{ rel: "stylesheet", href: sheet }];

export const meta: MetaFunction<typeof loader> = ({ data }) => pageMeta(data?.page);

export async function loader(args: LoaderFunctionArgs) {
  const screenRequest = await openScreen(args, "awards");
  const { platform, language } = screenRequest;
  const products = await findProducts(
    platform.database.read,
    language,
    AWARDS.map(({ product }) => product),
  );
  const awarded: AwardedProducts = Object.fromEntries(products.map((product) => [product.slug, asAwarded(product)]));
  return { page: describePage(screenRequest, "awards"), awarded };
}

function asAwarded(product: Product): AwardedProducts[string] {
  const { id, priceCents, stock } = product;
  return { id, priceCents, stock, volumeMl: pricedVolumeMl(product) };
}

/** A gallery of medals; each opens in the overlay's slider. */
export default function Awards() {
  const text = useText("awards");
  const language = useLanguage();
  return (
    <>
      <div className="wrap awards">
        <header className="awards-head">
          <p className="overline">{text("overline")}</p>
          <h1>{text("title")}</h1>
          <p className="lead">{text("lead")}</p>
        </header>
        <ul className="plain-list awards-gallery">
          {AWARDS.map((award) => (
            <li key={award.id}>
              <AwardCard award={award} />
            </li>
          ))}
        </ul>
      </div>
      <StoryEnd title={text("more.title")} text={text("more.text")}>
        <ButtonLink href={pathTo("our-products", language)} kind="secondary">
          {text("more.shop")}
        </ButtonLink>
        <ButtonLink href={pathTo("reservation", language)} kind="quiet">
          {text("more.taste")}
        </ButtonLink>
      </StoryEnd>
    </>
  );
}

function AwardCard({ award }: { award: Award }) {
  const text = useText("awards");
  const { search } = useLocation();
  const { id, tone, media, competition, year, product } = award;
  return (
    <Link className="awards-card" to={withOverlay(search, "award", { award: id })} preventScrollReset>
      <AwardPicture media={media} product={product} />
      <span className="awards-product">{awardText(text, award, "product")}</span>
      <span className="small quiet">
        {text(`tones.${tone}`)},<br />
        {competition} {year}
      </span>
      <span className="small awards-said">{awardText(text, award, "said")}</span>
      <span className="small awards-read">
        {text("read")}
        <ArrowIcon />
      </span>
    </Link>
  );
}
