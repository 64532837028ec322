import type { InputHTMLAttributes, ReactNode } from "react";

/** The frame of every field. All words are translated text; `labelNote` is for "optional". */
export type FieldWords = {
  label: ReactNode;
  labelNote?: ReactNode;
  hint?: ReactNode;
  errors?: readonly string[] | undefined;
  name: string;
};

type Framing = Omit<FieldWords, "name"> & { id: string; className: string };

/** A control under its label and hint, with its errors beneath it. */
export function FieldFrame({ children, ...frame }: Framing & { children: ReactNode }) {
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

/** Hint and errors beneath a control that brings its own label. */
export function BeneathField({ id, hint, errors }: Framing) {
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

type Words = Omit<FieldWords, "name"> & { className?: string | undefined };
type Native = Pick<InputHTMLAttributes<HTMLInputElement>, "id" | "aria-describedby"> & { name: string };

/** Ties hint and error to the control, without repeating what conform has already tied. */
export function wireField({ className, ...words }: Words, native: Native) {
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
