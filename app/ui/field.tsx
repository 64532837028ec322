import type { InputHTMLAttributes, ReactNode, SelectHTMLAttributes, TextareaHTMLAttributes } from "react";

export { ErrorSummary } from "./error-summary.tsx";

/** What every field has around its control. All words are ready text; `labelNote` is for "optional". */
type Around = {
  label: ReactNode;
  labelNote?: ReactNode;
  hint?: ReactNode;
  errors?: readonly string[] | undefined;
  name: string;
};
type Input = InputHTMLAttributes<HTMLInputElement>;
type Select = SelectHTMLAttributes<HTMLSelectElement>;
type Textarea = TextareaHTMLAttributes<HTMLTextAreaElement>;

/** One line of input; also `email`, `tel`, `password`, `date`, `time`, `number`. The id is the name unless given. */
export function TextField({ label, labelNote, hint, errors, className, type = "text", ...rest }: Around & Input) {
  const { control, frame } = wire({ label, labelNote, hint, errors, className }, rest);
  return (
    <Frame {...frame}>
      <input className="input" type={type} {...rest} {...control} />
    </Frame>
  );
}

/**
 * A native choice; the options are its children. One of them is always chosen, so that it is not marked as required: HTML keeps
 * that for a choice whose first option is empty.
 */
export function SelectField({ label, labelNote, hint, errors, className, children, ...others }: Around & Select) {
  const { required: _, ...rest } = others;
  const { control, frame } = wire({ label, labelNote, hint, errors, className }, rest);
  return (
    <Frame {...frame}>
      <select className="input select" {...rest} {...control}>
        {children}
      </select>
    </Frame>
  );
}

/** Several lines of input. */
export function TextareaField({ label, labelNote, hint, errors, className, rows = 4, ...rest }: Around & Textarea) {
  const { control, frame } = wire({ label, labelNote, hint, errors, className }, rest);
  return (
    <Frame {...frame}>
      <textarea className="input" rows={rows} {...rest} {...control} />
    </Frame>
  );
}

/** A single box; the label may hold links. */
export function CheckboxField({ label, labelNote, hint, errors, className, ...rest }: Around & Input) {
  const { control, frame } = wire({ label, labelNote, hint, errors, className }, rest);
  return (
    <div className={frame.className}>
      <span className="choice">
        <input className="tick" {...rest} {...control} type="checkbox" />
        <label htmlFor={control.id}>
          {label} {labelNote && <span className="field-note">{labelNote}</span>}
        </label>
      </span>
      <Beneath {...frame} />
    </div>
  );
}

type RadioOption = { value: string; label: ReactNode; hint?: ReactNode; disabled?: boolean };
type RadioProps = Omit<Around, "label"> & {
  legend: ReactNode;
  options: readonly RadioOption[];
  id?: string;
  defaultValue?: string | undefined;
  required?: boolean | undefined;
  className?: string;
  form?: string;
  /** Whether the page has come because of these options. */
  takesFocus?: boolean;
};

/** One of a few; the first option carries the group's id, so that an error's link lands on it. */
export function RadioGroup({ legend, labelNote, hint, errors, className, ...others }: RadioProps) {
  const { options, defaultValue, takesFocus, ...rest } = others;
  const { control, frame } = wire({ label: legend, labelNote, hint, errors, className }, rest);
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
          defaultChecked={option.value === defaultValue}
          key={option.value}
        />
      ))}
      <Beneath {...frame} />
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
        disabled={disabled}
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

type Framing = Omit<Around, "name"> & { id: string; className: string };

function Frame({ children, ...frame }: Framing & { children: ReactNode }) {
  return (
    <div className={frame.className}>
      <label className="field-label" htmlFor={frame.id}>
        {frame.label} {frame.labelNote && <span className="field-note">{frame.labelNote}</span>}
      </label>
      {frame.hint && (
        <p className="field-hint" id={`${frame.id}-hint`}>
          {frame.hint}
        </p>
      )}
      {children}
      <Errors id={frame.id} errors={frame.errors} />
    </div>
  );
}

function Beneath({ id, hint, errors }: Framing) {
  return (
    <>
      {hint && (
        <p className="field-hint" id={`${id}-hint`}>
          {hint}
        </p>
      )}
      <Errors id={id} errors={errors} />
    </>
  );
}

function Errors({ id, errors }: { id: string; errors?: readonly string[] | undefined }) {
  if (!errors?.length) return null;
  return (
    <div className="field-errors" id={`${id}-error`}>
      {errors.map((error) => (
        <p key={error}>{error}</p>
      ))}
    </div>
  );
}

type Words = Omit<Around, "name"> & { className?: string | undefined };
type Native = Pick<Input, "id" | "aria-describedby"> & { name: string };

/** Ties hint and error to the control; what conform has already tied stays, once. */
function wire({ className, ...words }: Words, native: Native) {
  const id = native.id ?? native.name;
  const invalid = Boolean(words.errors?.length);
  const described = new Set(native["aria-describedby"]?.split(" "));
  if (words.hint) described.add(`${id}-hint`);
  if (invalid) described.add(`${id}-error`);
  return {
    control: { id, "aria-invalid": invalid || undefined, "aria-describedby": [...described].join(" ") || undefined },
    frame: { ...words, id, className: ["field", invalid && "field-invalid", className].filter(Boolean).join(" ") },
  };
}
