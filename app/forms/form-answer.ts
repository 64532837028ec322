/**
 * Why a form was refused though its fields are good. Its words stand in the form's own texts under `formErrors.<reason>`, those
 * that any form may need among the frame's, in `form`.
 */
export type FormError = {
  reason: string;
  /** In how many seconds it may be tried again. */
  retryAfterSeconds?: number;
  /** The signed moment at which the sender was asked to press once more. */
  pressAgain?: string;
  /** What the sentence speaks of: figures and names. */
  details?: Record<string, string | number>;
  /** What it is about, as a list below the sentence. */
  items?: string[];
};

/** The field in which `pressAgain` comes back. */
export const PRESS_AGAIN_FIELD = "pressAgain";

/** A form as the page gets it that shows it again: nothing that was typed is lost, passwords excepted. */
export type FormAnswer = {
  /** Which form was sent: a page may have several. */
  form: string;
  values: Record<string, string>;
  /** Errors as keys of texts, by field. */
  fieldErrors: Record<string, string[]>;
  formError: FormError | null;
};

/** Whether an answer is the one to a certain form. */
export function answerTo<Answer extends FormAnswer>(answer: Answer | null | undefined, form: string): Answer | null {
  return answer?.form === form ? answer : null;
}
