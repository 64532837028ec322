import type { LoaderFunctionArgs, MetaFunction } from "@remix-run/node";
import { describePage } from "../../frame/head/describe-page.server.ts";
import { pageMeta } from "../../frame/head/page-meta.ts";
import { useLanguage, useText } from "../../i18n/text.ts";
import { pathTo } from "../../routing/paths.ts";
import { openScreen } from "../../session/screen-request.server.ts";
import { ButtonLink } from "../../ui/button.tsx";
import { Scene } from "../../ui/drawings/scenes/scene.tsx";
import { StoryEnd, StoryFacts, StoryHead, StoryPart } from "../../ui/story.tsx";
import sheet from "./about-us.css?url";

export const handle = { i18n: ["about-us"] };
export const links = () => [{ rel: "stylesheet", href: sheet }];

export const meta: MetaFunction<typeof loader> = ({ data }) => pageMeta(data?.page);

export async function loader(args: LoaderFunctionArgs) {
  const screenRequest = await openScreen(args, "about-us");
  return { page: describePage(screenRequest, "about-us") };
}

/** The family, from the oldest on; their portraits bear their names. */
const FAMILY = [
  ["toni", "Toni"],
  ["bepi", "Bepi"],
  ["marija", "Marija"],
  ["luka", "Luka"],
] as const;
const FACTS = ["generations", "since", "wines", "vineyards"] as const;

/** The family, its cellar, the tasting room and the town. */
export default function AboutUs() {
  const text = useText("about-us");
  const language = useLanguage();
  return (
    <>
      <StoryHead overline={text("overline")} title={text("title")} lead={text("lead")} scene="cellar" />
      <Family />
      <StoryFacts
        facts={FACTS.map((fact) => ({
          figure: text(`facts.${fact}.figure`),
          label: text(`facts.${fact}.label`),
        }))}
      />
      <StoryPart title={text("room.title")} drawing={<Scene name="tasting-table" className="about-table" />}>
        <p>{text("room.opened")}</p>
        <p>{text("room.guests")}</p>
      </StoryPart>
      <Town />
      <StoryEnd title={text("end.title")}>
        <ButtonLink href={pathTo("reservation", language)} kind="secondary">
          {text("end.reserve")}
        </ButtonLink>
        <ButtonLink href={pathTo("terroir", language)} kind="secondary">
          {text("end.terroir")}
        </ButtonLink>
      </StoryEnd>
    </>
  );
}

function Family() {
  const text = useText("about-us");
  return (
    <section className="wrap section about-family">
      <h2>{text("family.title")}</h2>
      <div className="about-columns">
        <p>{text("family.origin")}</p>
        <p>{text("family.people")}</p>
        <p>{text("family.cellar")}</p>
      </div>
      <ul className="about-people">
        {FAMILY.map(([id, name]) => (
          <li key={id}>
            <Scene name={id} />
            <b>{name}</b>
            <span>{text(`family.work.${id}`)}</span>
          </li>
        ))}
      </ul>
    </section>
  );
}

function Town() {
  const text = useText("about-us");
  return (
    <section className="about-town">
      <Scene name="town" className="about-town-picture" />
      <div className="wrap about-town-words">
        <h2>{text("town.title")}</h2>
        <p>{text("town.cathedral")}</p>
        <p>{text("town.walk")}</p>
      </div>
    </section>
  );
}
