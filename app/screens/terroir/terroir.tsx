import type { LoaderFunctionArgs, MetaFunction } from "@remix-run/node";
import { describePage } from "../../frame/head/describe-page.server.ts";
import { pageMeta } from "../../frame/head/page-meta.ts";
import { useLanguage, useText } from "../../i18n/text.ts";
import { pathTo } from "../../routing/paths.ts";
import { openScreen } from "../../session/screen-request.server.ts";
import { ButtonLink } from "../../ui/button.tsx";
import { Scene } from "../../ui/drawings/scenes/scene.tsx";
import { StoryEnd, StoryFacts, StoryHead, StoryPart } from "../../ui/story.tsx";
import { Harvest } from "./harvest.tsx";
import { SoilKinds } from "./soil-kinds.tsx";
import sheet from "./terroir.css?url";
import { Varieties } from "./varieties.tsx";

export const handle = { i18n: ["terroir"] };
export const links = () => [{ rel: "stylesheet", href: sheet }];

export const meta: MetaFunction<typeof loader> = ({ data }) => pageMeta(data?.page);

export async function loader(args: LoaderFunctionArgs) {
  const screenRequest = await openScreen(args, "terroir");
  return { page: describePage(screenRequest, "terroir") };
}

const FACTS = ["vineyards", "altitude", "varieties", "olives"] as const;

/** Soils, sea and wind, vines, harvest and olive trees. */
export default function Terroir() {
  const text = useText("terroir");
  const language = useLanguage();
  return (
    <>
      <StoryHead overline={text("overline")} title={text("title")} lead={text("lead")} scene="soils" />
      <SoilKinds />
      <StoryFacts
        facts={FACTS.map((fact) => ({ figure: text(`facts.${fact}.figure`), label: text(`facts.${fact}.label`) }))}
      />
      <StoryPart title={text("sea.title")} drawing={<Scene name="sea-wind" view={[0, -80, 640, 480]} />} flip>
        <p>{text("sea.sea")}</p>
        <p>{text("sea.wind")}</p>
      </StoryPart>
      <Varieties />
      <StoryPart title={text("harvest.title")} drawing={<Scene name="harvest" />}>
        <p>{text("harvest.hand")}</p>
        <Harvest />
      </StoryPart>
      <div className="terroir-olives">
        <StoryPart title={text("olives.title")} drawing={<Scene name="olive-grove" view={[0, 34, 436, 327]} />} flip>
          <p>{text("olives.trees")}</p>
          <p>{text("olives.oil")}</p>
        </StoryPart>
      </div>
      <StoryEnd title={text("end.title")}>
        <ButtonLink href={pathTo("our-products", language)} kind="secondary">
          {text("end.shop")}
        </ButtonLink>
        <ButtonLink href={pathTo("reservation", language)} kind="secondary">
          {text("end.taste")}
        </ButtonLink>
      </StoryEnd>
    </>
  );
}
