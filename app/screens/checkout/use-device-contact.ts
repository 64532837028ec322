import { useEffect, useState } from "react";
import { emptyForm, memoryOfTab } from "../../forms/kept-values.ts";
import { fillUntouched, forgetContact, keepContact, knownContact, memoryOfDevice } from "./device-contact.ts";

/**
 * Fills a guest's form in with what this device keeps of him, and keeps it again when the form is sent, if that is wanted.
 * @param id the form's id on the page @param answered whether the page shows an answer, which has its own values
 * @param lifeMs how long it is kept, in milliseconds
 */
export function useDeviceContact(id: string, answered: boolean, lifeMs: number) {
  const [wanted, setWanted] = useState(false);
  const [filled, setFilled] = useState<ReturnType<typeof fillUntouched>>({});
  // biome-ignore lint/correctness/useExhaustiveDependencies: only the answer that the form was opened with counts
  useEffect(() => {
    const form = document.getElementById(id);
    const known = knownContact(memoryOfDevice(), Date.now());
    if (!(form instanceof HTMLFormElement) || !known) return;
    setWanted(true);
    if (!answered) setFilled(fillUntouched(form, known));
  }, [id]);
  useEffect(() => {
    const form = document.getElementById(id);
    if (!(form instanceof HTMLFormElement)) return;
    const onSent = () => {
      if (wanted) keepContact(memoryOfDevice(), form, Date.now() + lifeMs);
      else forgetContact(memoryOfDevice());
    };
    form.addEventListener("submit", onSent);
    return () => form.removeEventListener("submit", onSent);
  }, [id, wanted, lifeMs]);
  const close = () => setFilled({});
  const forget = () => {
    forgetContact(memoryOfDevice());
    setWanted(false);
    const form = document.getElementById(id);
    if (form instanceof HTMLFormElement) emptyForm(memoryOfTab(), form, filled);
    close();
  };
  return { wanted, setWanted, wasFilled: Object.keys(filled).length > 0, forget, close };
}
