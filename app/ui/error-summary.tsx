import { type MouseEvent, useEffect, useRef } from "react";
import { useHydrated } from "./use-hydrated.ts";

type Props = {
  title: string;
  errors: readonly { id: string; message: string }[];
  className?: string;
};

/**
 * Stands on top of a form that was refused and takes the focus; each line leads to its field.
 * Nothing is shown without errors. A second refusal takes the focus again if the summary gets a new `key`.
 */
export function ErrorSummary({ title, errors, className }: Props) {
  const box = useRef<HTMLDivElement>(null);
  const hydrated = useHydrated();
  const cameWithDocument = useRef(!hydrated && errors.length > 0);
  const wording = errors.map(({ id, message }) => `${id} ${message}`).join("\n");

  useEffect(() => {
    // `autofocus` has served the document; a visitor who is typing by the time the script arrives is left alone.
    const taken = cameWithDocument.current && document.activeElement !== document.body;
    cameWithDocument.current = false;
    if (wording && !taken) box.current?.focus();
  }, [wording]);

  if (errors.length === 0) return null;
  return (
    // biome-ignore lint/a11y/noAutofocus: a refused form says so first, also without script
    <div ref={box} className={join("error-summary", className)} role="alert" tabIndex={-1} data-error-summary autoFocus>
      <p className="error-summary-title">{title}</p>
      <ul>
        {errors.map(({ id, message }) => (
          <li key={`${id} ${message}`}>
            <a href={`#${id}`} onClick={goToField}>
              {message}
            </a>
          </li>
        ))}
      </ul>
    </div>
  );
}

/** A hash navigation would make Remix forget the action's answer, and with it the errors. */
function goToField(event: MouseEvent<HTMLAnchorElement>) {
  const field = document.getElementById(event.currentTarget.hash.slice(1));
  if (!field) return;
  event.preventDefault();
  field.focus();
}

function join(own: string, className: string | undefined) {
  return className ? `${own} ${className}` : own;
}
