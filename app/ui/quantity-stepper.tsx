import { type ButtonHTMLAttributes, type InputHTMLAttributes, type ReactNode, useRef } from "react";
import { useHydrated } from "./use-hydrated.ts";

/**
 * A step's button: with `name` and `value` it posts the form, without them it turns the number (script only). Until React has taken
 * over, the document's first script does that, and knows by the button's value how (`app/http/remix/starter.server.ts`).
 */
type Step = ButtonHTMLAttributes<HTMLButtonElement> & { "aria-label": string };
type Props = InputHTMLAttributes<HTMLInputElement> & {
  /** Read out, not shown; a field around it has one of its own. */
  label?: string;
  name: string;
  decrease: Step;
  increase: Step;
  /** The button that Enter presses; it stands first in the form's order and last in sight. */
  confirm?: ReactNode;
};

/** A number with minus and plus, for a plain form. */
export function QuantityStepper({ label, decrease, increase, confirm, className, id, min = 1, ...rest }: Props) {
  const input = useRef<HTMLInputElement>(null);
  const hydrated = useHydrated();
  const inputId = id ?? rest.name;
  function step(button: Step, turn: "stepUp" | "stepDown") {
    if (button.name) return { type: "submit" as const, className: "quantity-step", ...button };
    const onClick = () => {
      input.current?.[turn]();
      input.current?.dispatchEvent(new Event("input", { bubbles: true }));
    };
    const className = hydrated ? "quantity-step" : "quantity-step quantity-waiting";
    return { type: "button" as const, className, value: turn, ...button, onClick };
  }

  return (
    <span className={className ? `quantity ${className}` : "quantity"}>
      {confirm && <span className="quantity-confirm">{confirm}</span>}
      <button {...step(decrease, "stepDown")}>−</button>
      {label && (
        <label className="visually-hidden" htmlFor={inputId}>
          {label}
        </label>
      )}
      <input
        ref={input}
        className="quantity-input"
        inputMode="numeric"
        id={inputId}
        min={min}
        {...rest}
        type="number"
      />
      <button {...step(increase, "stepUp")}>+</button>
    </span>
  );
}
