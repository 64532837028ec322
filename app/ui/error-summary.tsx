import { type MouseEvent, type ReactNode, useEffect, useRef } from "react";
import { useHydrated } from "./use-hydrated.ts";

type Props = {
  title: string;
  errors: readonly { id: string; message: string }[];
  /** The action's answer that holds the errors: each new one takes the focus, also where it says the same again. */
  answer: unknown;
  className?: string;
  /** What is wrong with the form as a whole, above the errors of its fields. */
  children?: ReactNode;
};

/** Stands above a refused form and takes the focus; each line links to its field. Without errors it renders nothing. */
export function ErrorSummary({ title, errors, answer, className, children }: Props) {
  const box = useRef<HTMLDivElement>(null);
  const hydrated = useHydrated();
  const cameWithDocument = useRef(!hydrated && (errors.length > 0 || Boolean(children)));

  const announced = useRef<unknown>(null);
  const shown = errors.length > 0 || Boolean(children);

  // Once for each answer: a wording that changes while the visitor mends a field takes nothing away from them.
  useEffect(() => {
    if (!shown || !answer || announced.current === answer) return;
    announced.current = answer;
    // `autofocus` has served the document; a visitor who is typing by the time the script arrives is left alone.
    const taken = cameWithDocument.current && document.activeElement !== document.body;
    cameWithDocument.current = false;
    if (!taken) box.current?.focus();
  }, [answer, shown]);

  if (!shown) return null;
  return (
    // biome-ignore lint/a11y/noAutofocus: a refused form says so first, also without script
    <div ref={box} className={join("error-summary", className)} role="alert" tabIndex={-1} data-error-summary autoFocus>
      {children}
      {errors.length > 0 && (
        <>
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
        </>
      )}
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
