import type { ComponentProps } from "react";
import { FieldFrame, type FieldWords, wireField } from "./field-frame.tsx";
import { QuantityStepper } from "./quantity-stepper.tsx";

type Props = FieldWords & Omit<ComponentProps<typeof QuantityStepper>, "label">;

/** A labelled number with minus and plus once scripts run; without them it is a plain field. */
export function StepperField({ label, labelNote, hint, errors, className, ...rest }: Props) {
  const { control, frame } = wireField({ label, labelNote, hint, errors, className }, rest);
  return (
    <FieldFrame {...frame}>
      <QuantityStepper {...rest} {...control} />
    </FieldFrame>
  );
}
