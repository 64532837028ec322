import { useLocation, useNavigate } from "@remix-run/react";
import { type KeyboardEvent, type PointerEvent, useRef } from "react";
import { useLanguage, useText } from "../../i18n/text.ts";
import { pathTo } from "../../routing/paths.ts";
import { awardText } from "../../shop/awards/award-text.ts";
import { type Award, placeAward } from "../../shop/awards/awards.ts";
import { AwardPicture } from "../../ui/award-picture.tsx";
import { ButtonLink } from "../../ui/button.tsx";
import { ArrowIcon } from "../../ui/drawings/scenes/icons.tsx";
import { Link } from "../../ui/link.tsx";
import { useBuyAward } from "./buy-award.ts";
import { withOverlay } from "./overlay.ts";
import { OverlayTitle } from "./overlay-title.tsx";

/** A finger that moves this far sideways, in CSS pixels, means the next award. */
const SWIPE_PX = 40;

/** One award at a time, large; previous and next loop. */
export function AwardSlider() {
  const text = useText("awards");
  const { search } = useLocation();
  const place = placeAward(new URLSearchParams(search).get("award"));
  const toAward = (id: string) => withOverlay(search, "award", { award: id });
  const turn = useTurns(place && toAward(place.previous.id), place && toAward(place.next.id));
  if (!place) return <UnknownAward />;
  const { award, previous, next, position, count } = place;
  return (
    <div className="award" {...turn}>
      <div className="award-drawing" key={award.id}>
        <AwardPicture media={award.media} product={award.product} />
      </div>
      <AwardWords award={award} />
      <nav className="award-turns" aria-label={text("slider.label")}>
        <Link to={toAward(previous.id)} replace preventScrollReset aria-label={text("slider.previous")}>
          <ArrowIcon className="award-back" />
        </Link>
        <span>{text("slider.position", { position, count })}</span>
        <Link to={toAward(next.id)} replace preventScrollReset aria-label={text("slider.next")}>
          <ArrowIcon />
        </Link>
      </nav>
    </div>
  );
}

/** Where it was won, by what, what its judges said, and the way to the bottle. */
function AwardWords({ award }: { award: Award }) {
  const text = useText("awards");
  const language = useLanguage();
  const Buy = useBuyAward();
  const { competition, year, tone, product } = award;
  const name = awardText(text, award, "product") || competition;
  const said = awardText(text, award, "said");
  return (
    <div className="award-words" aria-live="polite">
      <p className="overline">
        {competition} {year}
      </p>
      <OverlayTitle>{name}</OverlayTitle>
      <p className="award-tone">{text(`tones.${tone}`)}</p>
      {said && <p className="award-said">{said}</p>}
      <p>{awardText(text, award, "text")}</p>
      {Buy ? (
        <Buy slug={product} name={name} />
      ) : (
        <ButtonLink href={pathTo("product", language, { slug: product })}>{text("slider.product")}</ButtonLink>
      )}
    </div>
  );
}

function UnknownAward() {
  const text = useText("awards");
  const language = useLanguage();
  return (
    <div className="award-words award-unknown">
      <OverlayTitle>{text("slider.unknown")}</OverlayTitle>
      <p>
        <Link to={pathTo("awards", language)}>{text("slider.all")}</Link>
      </p>
    </div>
  );
}

/** Turns the slider by a swipe or the arrow keys. */
function useTurns(previous: string | null, next: string | null) {
  const navigate = useNavigate();
  const start = useRef<{ x: number; y: number } | null>(null);
  const go = (to: string | null) => to && navigate(to, { replace: true, preventScrollReset: true });
  return {
    onPointerDown({ pointerType, clientX: x, clientY: y }: PointerEvent) {
      start.current = pointerType === "mouse" ? null : { x, y };
    },
    onPointerUp({ clientX, clientY }: PointerEvent) {
      if (!start.current) return;
      const right = clientX - start.current.x;
      const down = clientY - start.current.y;
      start.current = null;
      if (Math.abs(right) >= SWIPE_PX && Math.abs(right) > Math.abs(down)) go(right > 0 ? previous : next);
    },
    onPointerCancel() {
      start.current = null;
    },
    onKeyDown({ key }: KeyboardEvent) {
      if (key === "ArrowLeft") go(previous);
      if (key === "ArrowRight") go(next);
    },
  };
}
