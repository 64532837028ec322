import { useLocation } from "@remix-run/react";
import { useLanguage, useText } from "../../i18n/text.ts";
import { pathTo } from "../../routing/paths.ts";
import { WINERY } from "../../shop/winery/winery.ts";
import { CartIcon, HeartIcon, LensIcon, PersonIcon } from "../../ui/drawings/scenes/icons.tsx";
import { LogoMark } from "../../ui/drawings/scenes/logo-mark.tsx";
import { Link } from "../../ui/link.tsx";
import { useCart } from "../cart/cart-context.tsx";
import { withOverlay } from "../overlay/overlay.ts";
import { LanguageMenu } from "./language-switcher.tsx";
import { NarrowMenu } from "./narrow-menu.tsx";
import { NavLinks } from "./nav-links.tsx";

/** The header of every screen that is not bare; dark on those about cookies and privacy (docs/rules.md "Pages"). */
export function Header({ dark, loggedIn }: { dark: boolean; loggedIn: boolean }) {
  const text = useText();
  return (
    <header className={dark ? "header header-dark on-ink" : "header"}>
      <div className="header-row">
        <Mark />
        <nav className="header-wide" aria-label={text("header.nav")}>
          <NavLinks />
        </nav>
        <div className="header-tools">
          <LanguageMenu />
          <SearchLink />
          <FavouritesLink />
          <ProfileLink loggedIn={loggedIn} />
          <CartLink />
          <NarrowMenu />
        </div>
      </div>
    </header>
  );
}

/** The logo above content without a header: the link home. */
export function MarkAlone() {
  return (
    <div className="header">
      <div className="header-row">
        <Mark />
      </div>
    </div>
  );
}

function Mark() {
  const text = useText();
  const [kind, ...name] = WINERY.name.split(" ");
  return (
    <Link
      className="header-mark"
      to={pathTo("home", useLanguage())}
      aria-label={text("header.home", { name: WINERY.name })}
    >
      <LogoMark />
      <span>
        <small>{kind}</small>
        {` ${name.join(" ")}`}
      </span>
    </Link>
  );
}

function SearchLink() {
  const text = useText();
  return (
    <Link className="header-tool" to={pathTo("search", useLanguage())} aria-label={text("header.search")}>
      <LensIcon />
    </Link>
  );
}

function FavouritesLink() {
  const text = useText();
  return (
    <Link className="header-tool" to={pathTo("favourites", useLanguage())} aria-label={text("header.favourites")}>
      <HeartIcon />
    </Link>
  );
}

/** To the profile of somebody who is logged in, else to the login. */
function ProfileLink({ loggedIn }: { loggedIn: boolean }) {
  const text = useText();
  return (
    <Link
      className="header-tool"
      to={pathTo(loggedIn ? "profile" : "login", useLanguage())}
      aria-label={text(loggedIn ? "header.myProfile" : "header.profile")}
    >
      <PersonIcon />
    </Link>
  );
}

/** What it is called begins with how many there are, which is all that the red dot has room for. */
function CartLink() {
  const { label, isEmpty } = useCart();
  const { pathname, search } = useLocation();
  return (
    <Link className="header-tool" to={pathname + withOverlay(search, "cartOpen")} preventScrollReset>
      <CartIcon />
      <span className={isEmpty ? "visually-hidden" : "header-dot"}>{label}</span>
    </Link>
  );
}
