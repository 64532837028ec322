import { useEffect } from "react";
import { linkTo } from "../../frame/navigation/navigation-links.ts";
import { matchScreen } from "../../routing/paths.ts";

/** The pause in which a menu that covers the page closes, in milliseconds. */
const BEFORE_SCROLLING = 250;

/**
 * While home is shown, the header's contact link leads to the section here. The window is listened to: where contact loads a document of its
 * own (`navigation.tsx`), the link never hears of the click.
 */
export function useScrollToContact(): void {
  useEffect(() => {
    window.addEventListener("click", onClick, true);
    return () => window.removeEventListener("click", onClick, true);
  }, []);
}

function onClick(event: MouseEvent): void {
  const { target, metaKey, ctrlKey, shiftKey, altKey } = event;
  const link = target instanceof Element && target.closest("header nav a");
  const section = document.getElementById("contact");
  if (!link || !section || metaKey || ctrlKey || shiftKey || altKey || !navigator.onLine) return;
  if (matchScreen(linkTo(link)?.pathname ?? "")?.screen !== "contact") return;
  event.preventDefault();
  link.closest("details")?.removeAttribute("open");
  const still = window.matchMedia("(prefers-reduced-motion: reduce)").matches;
  setTimeout(() => {
    section.scrollIntoView({ behavior: still ? "auto" : "smooth" });
    section.focus({ preventScroll: true });
  }, BEFORE_SCROLLING);
}
