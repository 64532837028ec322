import { useEffect, useState } from "react";
import { emptyForm, keepTyped, memoryOfTab, restoreForm } from "./kept-values.ts";

/**
 * Keeps what is typed into a form in this tab, and brings it back where the form is opened again without an answer. Answers how to
 * empty it again, while something of it was brought back.
 * @param id the form's id on the page
 */
export function useKeptValues(id: string, answered: boolean): { empty(): void; close(): void } | null {
  const [restored, setRestored] = useState<ReturnType<typeof restoreForm>>({});
  // biome-ignore lint/correctness/useExhaustiveDependencies: only the answer that the form was opened with counts
  useEffect(() => {
    const form = document.getElementById(id);
    if (!(form instanceof HTMLFormElement)) return;
    const found = answered ? {} : restoreForm(memoryOfTab(), form);
    if (Object.keys(found).length > 0) setRestored(found);
    const keep = () => keepTyped(memoryOfTab(), form);
    form.addEventListener("input", keep);
    form.addEventListener("change", keep);
    return () => {
      form.removeEventListener("input", keep);
      form.removeEventListener("change", keep);
    };
  }, [id]);
  if (Object.keys(restored).length === 0) return null;
  const close = () => setRestored({});
  const empty = () => {
    const form = document.getElementById(id);
    if (form instanceof HTMLFormElement) emptyForm(memoryOfTab(), form, restored);
    close();
  };
  return { empty, close };
}
