import type { ComponentProps } from "react";
import { FieldFrame, type FieldWords, wireField } from "./field-frame.tsx";
import { QuantityStepper } from "./quantity-stepper.tsx";

type Props = FieldWords & Omit<ComponentProps<typeof QuantityStepper>, "label">;

/** A number with its label and, once scripts are here, minus and plus; without them it is a plain field. */
export function StepperField({ label, labelNote, hint, errors, className, ...rest }: Props) {
  const { control, frame } = wireField({ label, labelNote, hint, errors, className }, rest);
  return (
    <FieldFrame {...frame}>
      <QuantityStepper {...rest} {...control} />
    </FieldFrame>
  );
}
