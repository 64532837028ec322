import { useLocation } from "@remix-run/react";
import type { MouseEvent, ReactNode } from "react";
import { useText } from "../i18n/text.ts";
import { matchScreen } from "../routing/paths.ts";
import { propertiesOf } from "../routing/screen-properties.ts";
import { KunaShown } from "../ui/price.tsx";
import { useCart } from "./cart/cart-context.tsx";
import { ConnectionNotice } from "./connection-notice.tsx";
import { AgeGate, useGateIsUp } from "./first-visit/age-gate.tsx";
import { ConsentBanner } from "./first-visit/consent-banner.tsx";
import { LanguageOffer } from "./first-visit/language-offer.tsx";
import { Footer } from "./footer/footer.tsx";
import { Header, MarkAlone } from "./header/header.tsx";
import { Navigation } from "./navigation/navigation.tsx";
import { Notices } from "./notices.tsx";
import { OverlayShell, useOverlayIsOpen, useStillOverlaid } from "./overlay/overlay-shell.tsx";
import { OVERLAY_CONTENTS } from "./overlay-contents.tsx";

type Props = { year: number | null; loggedIn: boolean; children: ReactNode };

/**
 * The frame around a screen: header, notices, content, footer, overlay (docs/rules.md "Pages"). A bare screen (the checkout, the card
 * pages) has neither header nor footer, only the logo above its content, so that nothing leads away from it.
 */
export function AppShell({ year, loggedIn, children }: Props) {
  const text = useText();
  const { showKuna, unchecked } = useCart();
  const look = propertiesOf(matchScreen(useLocation().pathname)?.screen).frame;
  const bare = look === "bare";
  const gated = useGateIsUp();
  const overlaid = useStillOverlaid();
  const overlayOpen = useOverlayIsOpen() && !gated;
  const notice = <ConnectionNotice cartReports={unchecked} />;
  return (
    <KunaShown.Provider value={showKuna}>
      {gated && <AgeGate />}
      <div {...inertWhile(gated || overlaid)}>
        {/* biome-ignore lint/a11y/useValidAnchor: it is a link; without scripts it works as one */}
        <a className="skip-link" href="#main" onClick={goToMain}>
          {text("skip")}
        </a>
        {!gated && <LanguageOffer />}
        {!bare && <Header loggedIn={loggedIn} dark={look === "dark"} />}
        <Notices />
        <main id="main" tabIndex={-1}>
          {bare && <MarkAlone />}
          {children}
        </main>
        {!bare && <Footer year={year} />}
        <ConsentBanner />
      </div>
      {!gated && <OverlayShell contents={OVERLAY_CONTENTS} notice={notice} />}
      {!overlayOpen && notice}
      <Navigation />
    </KunaShown.Provider>
  );
}

/** Covered content stays in the document, so that crawlers read it; `inert` keeps it from keyboards and screen readers. */
function inertWhile(covered: boolean): Record<string, string> {
  // React 18 does not know the attribute; with an empty text it passes it on.
  return covered ? { inert: "" } : {};
}

/** A hash navigation would make Remix forget an action's answer, and with it the errors of a form. */
function goToMain(event: MouseEvent) {
  event.preventDefault();
  document.getElementById("main")?.focus();
}
