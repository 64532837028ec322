import { createContext, useContext } from "react";
import { useLanguage, useText } from "../i18n/text.ts";
import { pathTo } from "../routing/paths.ts";
import { ButtonLink } from "../ui/button.tsx";
import { RareDrawing } from "../ui/drawings/scenes/rare-drawing.tsx";
import { ResultPage } from "../ui/result-page.tsx";

/** The number under which a failure of the rendering itself was logged. */
export const FailureReference = createContext<string | undefined>(undefined);

/** The generic error page: what happened, its number in the log, and a way on. */
export function Oops({ reference }: { reference: string | undefined }) {
  const text = useText();
  const language = useLanguage();
  const ofRendering = useContext(FailureReference);
  const shown = reference ?? ofRendering ?? referenceInDocument();
  return (
    <ResultPage
      drawing={<RareDrawing name="brokenGlass" />}
      title={text("oops.title")}
      actions={<ButtonLink href={pathTo("reservation", language)}>{text("oops.back")}</ButtonLink>}
    >
      <p>{text("oops.message")}</p>
      {shown && (
        <p>
          {text("oops.reference")} <code data-reference>{shown}</code>
        </p>
      )}
    </ResultPage>
  );
}

/** When the page is hydrated, the number is in it already. */
function referenceInDocument(): string | undefined {
  if (typeof document === "undefined") return undefined;
  return document.querySelector("[data-reference]")?.textContent ?? undefined;
}

/** The page for an address that has posted too often, which says when it may go on. */
export function TooManyPosts({ seconds }: { seconds: number }) {
  const text = useText();
  const language = useLanguage();
  return (
    <ResultPage
      drawing={<RareDrawing name="brokenGlass" />}
      title={text("tooManyPosts.title")}
      actions={<ButtonLink href={pathTo("home", language)}>{text("notFound.back")}</ButtonLink>}
    >
      <p>{text("tooManyPosts.message", { seconds })}</p>
    </ResultPage>
  );
}

/** The page for an address that leads nowhere. */
export function PageNotFound() {
  const text = useText();
  const language = useLanguage();
  return (
    <ResultPage
      className="result-scene"
      drawing={<RareDrawing name="lostDonkey" />}
      title={text("notFound.title")}
      actions={
        <>
          <ButtonLink href={pathTo("home", language)}>{text("notFound.back")}</ButtonLink>
          <ButtonLink kind="secondary" href={pathTo("our-products", language)}>
            {text("screens.our-products")}
          </ButtonLink>
          <ButtonLink kind="quiet" href={pathTo("search", language)}>
            {text("header.search")}
          </ButtonLink>
        </>
      }
    >
      <p>{text("notFound.message")}</p>
    </ResultPage>
  );
}
