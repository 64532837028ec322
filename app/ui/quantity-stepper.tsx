import { type ButtonHTMLAttributes, type InputHTMLAttributes, type MouseEvent, type ReactNode, useRef } from "react";
import { useHydrated } from "./use-hydrated.ts";

/** A step's button: with `name` and `value` it posts the form, without them it turns the number (script only). */
type Step = ButtonHTMLAttributes<HTMLButtonElement> & { "aria-label": string };
type Props = InputHTMLAttributes<HTMLInputElement> & {
  label: string;
  name: string;
  decrease: Step;
  increase: Step;
  /** The button that Enter presses; it stands first in the form's order and last in sight. */
  confirm?: ReactNode;
};

/** A number with minus and plus, for a plain form. The label is read out, not shown. */
export function QuantityStepper({ label, decrease, increase, confirm, className, id, min = 1, ...rest }: Props) {
  const input = useRef<HTMLInputElement>(null);
  const hydrated = useHydrated();
  const inputId = id ?? rest.name;

  function step(button: Step, turn: "stepUp" | "stepDown") {
    if (button.name) return { type: "submit" as const, className: "quantity-step", ...button };
    const onClick = (event: MouseEvent<HTMLButtonElement>) => {
      input.current?.[turn]();
      input.current?.dispatchEvent(new Event("input", { bubbles: true }));
      button.onClick?.(event);
    };
    const className = hydrated ? "quantity-step" : "quantity-step quantity-waiting";
    return { type: "button" as const, className, ...button, onClick };
  }

  return (
    <span className={className ? `quantity ${className}` : "quantity"}>
      {confirm && <span className="quantity-confirm">{confirm}</span>}
      <button {...step(decrease, "stepDown")}>
        <span aria-hidden className="quantity-minus" />
      </button>
      <label className="visually-hidden" htmlFor={inputId}>
        {label}
      </label>
      <input
        ref={input}
        className="quantity-input"
        type="number"
        inputMode="numeric"
        id={inputId}
        min={min}
        {...rest}
      />
      <button {...step(increase, "stepUp")}>
        <span aria-hidden className="quantity-minus quantity-plus" />
      </button>
    </span>
  );
}
