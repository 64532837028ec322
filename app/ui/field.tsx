import type { InputHTMLAttributes, ReactNode, SelectHTMLAttributes, TextareaHTMLAttributes } from "react";
import { BeneathField, FieldFrame, type FieldWords, wireField } from "./field-frame.tsx";

export { ErrorSummary } from "./error-summary.tsx";

type Input = InputHTMLAttributes<HTMLInputElement>;
type Select = SelectHTMLAttributes<HTMLSelectElement>;
type Textarea = TextareaHTMLAttributes<HTMLTextAreaElement>;

/** One line of input; also `email`, `tel`, `password`, `date`, `time`, `number`. The id is the name unless given. */
export function TextField({ label, labelNote, hint, errors, className, type = "text", ...rest }: FieldWords & Input) {
  const { control, frame } = wireField({ label, labelNote, hint, errors, className }, rest);
  return (
    <FieldFrame {...frame}>
      <input className="input" type={type} {...rest} {...control} />
    </FieldFrame>
  );
}

/**
 * A native select with its options as children. One option is always chosen, so it is not marked as required: HTML reserves that for
 * selects whose first option is empty.
 */
export function SelectField({ label, labelNote, hint, errors, className, children, ...others }: FieldWords & Select) {
  const { required: _, ...rest } = others;
  const { control, frame } = wireField({ label, labelNote, hint, errors, className }, rest);
  return (
    <FieldFrame {...frame}>
      <select className="input select" {...rest} {...control}>
        {children}
      </select>
    </FieldFrame>
  );
}

/** Several lines of input. */
export function TextareaField({ label, labelNote, hint, errors, className, rows = 4, ...rest }: FieldWords & Textarea) {
  const { control, frame } = wireField({ label, labelNote, hint, errors, className }, rest);
  return (
    <FieldFrame {...frame}>
      <textarea className="input" rows={rows} {...rest} {...control} />
    </FieldFrame>
  );
}

/** A single checkbox; the label may contain links. */
export function CheckboxField({ label, labelNote, hint, errors, className, ...rest }: FieldWords & Input) {
  const { control, frame } = wireField({ label, labelNote, hint, errors, className }, rest);
  return (
    <div className={frame.className}>
      <span className="choice">
        <input className="tick" {...rest} {...control} type="checkbox" />
        <label htmlFor={control.id}>
          {label} {labelNote && <span className="field-note">{labelNote}</span>}
        </label>
      </span>
      <BeneathField {...frame} />
    </div>
  );
}

type RadioOption = { value: string; label: ReactNode; hint?: ReactNode; disabled?: boolean };
type RadioProps = Omit<FieldWords, "label"> & {
  legend: ReactNode;
  options: readonly RadioOption[];
  id?: string;
  defaultValue?: string | undefined;
  required?: boolean | undefined;
  /** That none can be chosen for the moment; what is chosen stays. */
  disabled?: boolean;
  className?: string;
  form?: string;
  /** Whether the page has come because of these options. */
  takesFocus?: boolean;
};

/**
 * A radio group. The first option has the group's id, so that an error's link leads to it. One that can no longer be had is made anew, for it
 * must not stay chosen.
 */
export function RadioGroup({ legend, labelNote, hint, errors, className, ...others }: RadioProps) {
  const { options, defaultValue, takesFocus, ...rest } = others;
  const { control, frame } = wireField({ label: legend, labelNote, hint, errors, className }, rest);
  const { id, ...aria } = control;
  return (
    <fieldset
      className={frame.className}
      // biome-ignore lint/a11y/noNoninteractiveElementToInteractiveRole: a group takes no aria-invalid, a radiogroup does
      role="radiogroup"
      aria-required={rest.required || undefined}
      {...(takesFocus ? { tabIndex: -1, autoFocus: true } : {})}
      {...aria}
    >
      <legend className="field-label">
        {legend} {labelNote && <span className="field-note">{labelNote}</span>}
      </legend>
      {options.map((option, index) => (
        <Radio
          {...rest}
          id={index === 0 ? id : `${id}-${option.value}`}
          hintId={`${id}-${option.value}-hint`}
          option={option}
          defaultChecked={!option.disabled && option.value === defaultValue}
          key={option.value + option.disabled}
        />
      ))}
      <BeneathField {...frame} />
    </fieldset>
  );
}

type OneOf = Input & { id: string; hintId: string; option: RadioOption };

function Radio({ hintId, option: { value, label, hint, disabled }, ...rest }: OneOf) {
  return (
    <span className="choice">
      <input
        className="tick tick-round"
        type="radio"
        {...rest}
        value={value}
        disabled={disabled || rest.disabled}
        aria-describedby={hint ? hintId : undefined}
      />
      <label htmlFor={rest.id}>
        {label}
        {hint && (
          <span className="field-hint" id={hintId}>
            {hint}
          </span>
        )}
      </label>
    </span>
  );
}
