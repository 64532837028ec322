import { type FocusEvent, type KeyboardEvent, type MouseEvent, type ReactNode, useEffect, useRef } from "react";

type Props = { className: string; summary: ReactNode; label: string; children: ReactNode };

/**
 * A menu that unfolds without scripts. With them it also closes when a link in it was chosen, at Escape, and when the
 * visitor goes on elsewhere.
 */
export function DisclosureMenu({ className, summary, label, children }: Props) {
  const details = useRef<HTMLDetailsElement>(null);

  function close() {
    if (details.current) details.current.open = false;
  }
  function onClick({ target }: MouseEvent) {
    if (target instanceof Element && target.closest("a")) close();
  }
  function onKeyDown({ key }: KeyboardEvent) {
    if (key !== "Escape" || !details.current?.open) return;
    close();
    details.current.querySelector("summary")?.focus();
  }
  function onBlur({ currentTarget, relatedTarget }: FocusEvent) {
    if (relatedTarget && !currentTarget.contains(relatedTarget)) close();
  }
  useEffect(() => {
    const onPointerDown = ({ target }: PointerEvent) => {
      if (details.current?.open && target instanceof Node && !details.current.contains(target)) {
        details.current.open = false;
      }
    };
    document.addEventListener("pointerdown", onPointerDown);
    return () => document.removeEventListener("pointerdown", onPointerDown);
  }, []);

  return (
    <details ref={details} className={className} onClick={onClick} onKeyDown={onKeyDown} onBlur={onBlur}>
      <summary className="header-tool" aria-label={label}>
        {summary}
      </summary>
      <div className="fold-content">{children}</div>
    </details>
  );
}
