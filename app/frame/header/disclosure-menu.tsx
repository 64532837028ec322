import {
  type FocusEvent,
  type KeyboardEvent,
  type MouseEvent,
  type ReactNode,
  type RefObject,
  useEffect,
  useRef,
} from "react";

type Props = {
  className: string;
  summary: ReactNode;
  label: string;
  children: ReactNode;
  /** It is open, and scripts are there. */
  onOpened?: () => void;
};

/**
 * A menu that opens without scripts. With them it also closes when a link in it was chosen, at Escape, and when the visitor goes elsewhere.
 */
export function DisclosureMenu({ className, summary, label, children, onOpened }: Props) {
  const details = useRef<HTMLDetailsElement>(null);

  function onToggle() {
    if (details.current?.open) onOpened?.();
  }
  function onKeyDown({ key }: KeyboardEvent) {
    if (key !== "Escape" || !details.current?.open) return;
    details.current.open = false;
    details.current.querySelector("summary")?.focus();
  }
  // It may have been opened before scripts came: on most pages that press is what they come for.
  // biome-ignore lint/correctness/useExhaustiveDependencies: asked once, when they have come
  useEffect(onToggle, []);
  useClosingElsewhere(details);

  return (
    <details
      ref={details}
      className={className}
      onToggle={onToggle}
      onClick={closeAtLink}
      onKeyDown={onKeyDown}
      onBlur={closeWhenLeft}
    >
      <summary className="header-tool" aria-label={label}>
        {summary}
      </summary>
      <div className="fold-content">{children}</div>
    </details>
  );
}

/** Closes the menu at a press beside it. */
function useClosingElsewhere(details: RefObject<HTMLDetailsElement>): void {
  useEffect(() => {
    const onPointerDown = ({ target }: PointerEvent) => {
      if (details.current?.open && target instanceof Node && !details.current.contains(target)) {
        details.current.open = false;
      }
    };
    document.addEventListener("pointerdown", onPointerDown);
    return () => document.removeEventListener("pointerdown", onPointerDown);
  }, [details]);
}

function closeAtLink({ currentTarget, target }: MouseEvent<HTMLDetailsElement>): void {
  if (target instanceof Element && target.closest("a")) currentTarget.open = false;
}

function closeWhenLeft({ currentTarget, relatedTarget }: FocusEvent<HTMLDetailsElement>): void {
  if (relatedTarget && !currentTarget.contains(relatedTarget)) currentTarget.open = false;
}
