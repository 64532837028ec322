import { forwardRef, type ReactNode } from "react";

/**
 * The heading of an overlay, which names it and takes the focus: by attribute without scripts, otherwise by the shell, which makes the
 * dialog modal first.
 */
export const OverlayTitle = forwardRef<HTMLHeadingElement, { children: ReactNode }>(function OverlayTitle(
  { children },
  heading,
) {
  return (
    // biome-ignore lint/a11y/noAutofocus: it stands in a dialog that covers the page
    <h2 id="overlay-title" ref={heading} tabIndex={-1} autoFocus>
      {children}
    </h2>
  );
});
