import { useLocation, useNavigate } from "@remix-run/react";
import { type ComponentType, type ReactNode, useEffect, useLayoutEffect, useRef, useState } from "react";
import { useText } from "../../i18n/text.ts";
import { CloseIcon } from "../../ui/drawings/scenes/icons.tsx";
import { Link } from "../../ui/link.tsx";
import { type Overlay, overlayOf, withoutOverlay } from "./overlay.ts";

/**
 * Whether the page arrived with an overlay that is still open. Without scripts `inert` alone keeps the focus inside; with them it is modal,
 * but removing `inert` from what is covered would restyle every element.
 */
export function useStillOverlaid(): boolean {
  const isOpen = useOverlayIsOpen();
  const [stillOverlaid, setStillOverlaid] = useState(isOpen);
  if (stillOverlaid && !isOpen) setStillOverlaid(false);
  return stillOverlaid && isOpen;
}

/** Whether an overlay is open, beside which nothing of the page can be reached. */
export function useOverlayIsOpen(): boolean {
  return overlayOf(useLocation().search) !== null;
}

/** The content of an overlay: it begins with an `OverlayTitle`; `closing` is the address of the page without it. */
export type OverlayContents = Record<Overlay, ComponentType<{ closing: string }>>;

type ShellProps = { contents: OverlayContents; notice: ReactNode };

/** What the address opens over the page (docs/interface.md "Addresses"). @param notice what lies over it */
export function OverlayShell({ contents, notice }: ShellProps) {
  const { pathname, search } = useLocation();
  const overlay = overlayOf(search);
  if (!overlay) return null;
  const Content = contents[overlay];
  return (
    <OverlayDialog key={overlay} overlay={overlay} closing={pathname + withoutOverlay(search)} notice={notice}>
      <Content closing={pathname + withoutOverlay(search)} />
    </OverlayDialog>
  );
}

type DialogProps = { overlay: Overlay; closing: string; notice: ReactNode; children: ReactNode };

/**
 * An open dialog over a backdrop that is a link to the page without it. With scripts it becomes modal: the browser then
 * keeps the focus inside, closes it at Escape and gives the focus back.
 */
function OverlayDialog({ overlay, closing, notice, children }: DialogProps) {
  const text = useText();
  const dialog = useModal(closing);
  return (
    <dialog ref={dialog} open className={`overlay overlay-${overlay}`} aria-labelledby="overlay-title">
      {/* First, so that a document that breaks off behind it leaves a way back to the page, which is inert. */}
      <Link className="overlay-backdrop" to={closing} replace preventScrollReset aria-label={text("overlay.close")} />
      <div className="overlay-panel">
        {/* The cart has none: it closes by its own links and the backdrop. */}
        {overlay !== "cartOpen" && (
          <Link className="overlay-close" to={closing} replace preventScrollReset aria-label={text("overlay.close")}>
            <CloseIcon />
          </Link>
        )}
        {children}
      </div>
      {notice}
    </dialog>
  );
}

// React warns of layout effects on the server, where there are none.
const useBrowserEffect = typeof document === "undefined" ? useEffect : useLayoutEffect;

/** Turns the open dialog into a modal one; whatever closes it leads to the closing address. */
function useModal(closing: string) {
  const dialog = useRef<HTMLDialogElement>(null);
  const navigate = useNavigate();
  const leave = useRef(() => {});
  leave.current = () => navigate(closing, { replace: true, preventScrollReset: true });
  useBrowserEffect(() => {
    const present = dialog.current;
    if (!present) return;
    const onClose = () => leave.current();
    present.removeAttribute("open");
    present.showModal();
    present.querySelector<HTMLElement>("#overlay-title")?.focus();
    present.addEventListener("close", onClose);
    return () => {
      present.removeEventListener("close", onClose);
      present.close();
    };
  }, []);
  return dialog;
}
