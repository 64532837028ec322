import { type ComponentType, useState } from "react";
import { useText } from "../../i18n/text.ts";
import { BurgerIcon, CloseIcon } from "../../ui/drawings/scenes/icons.tsx";
import { DisclosureMenu } from "./disclosure-menu.tsx";
import { LanguageRow } from "./language-switcher.tsx";
import { NavLinks } from "./nav-links.tsx";

/** The menu of narrow screens. Its foot loads once it is opened, and only with scripts, so that not every page has to carry it. */
export function NarrowMenu() {
  const text = useText();
  const [Foot, setFoot] = useState<ComponentType | null>(null);
  async function onOpened() {
    const loaded = await import("./menu-foot.tsx").catch(() => null);
    if (loaded) setFoot(() => loaded.default);
  }
  return (
    <DisclosureMenu className="header-menu" summary={<MenuIcon />} label={text("header.menu")} onOpened={onOpened}>
      <nav aria-label={text("header.nav")}>
        <NavLinks />
      </nav>
      {Foot && <Foot />}
      <LanguageRow />
    </DisclosureMenu>
  );
}

function MenuIcon() {
  return (
    <>
      <BurgerIcon className="header-burger" />
      <CloseIcon className="header-close" />
    </>
  );
}
