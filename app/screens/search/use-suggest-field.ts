import { useEffect, useState } from "react";
import { tidyQuery } from "../../shop/search/query.ts";

type List = {
  /** The list's id. */
  list: string;
  /** The option that the keys have come to; -1: the field itself. */
  active: number;
  setActive(index: number): void;
  optionId(index: number): string;
};

/**
 * Makes a search field the combobox of a list: what is typed, and whether the list is shown. Arrows move through the options, Enter follows
 * the active one, Escape closes the list.
 */
export function useSuggestField(fieldId: string, { list, active, setActive, optionId }: List) {
  const [typed, setTyped] = useState("");
  const [isOpen, setOpen] = useState(false);
  const current = isOpen && active >= 0 ? optionId(active) : null;

  useEffect(() => {
    const field = document.getElementById(fieldId);
    if (!(field instanceof HTMLInputElement)) return;
    // A combobox is none of the roles that a field of type "search" may have.
    field.type = "text";
    for (const [name, value] of Object.entries(COMBOBOX)) field.setAttribute(name, value);
    field.setAttribute("aria-controls", list);
    const onInput = () => {
      setTyped(tidyQuery(field.value));
      setActive(-1);
      setOpen(true);
    };
    const onBlur = () => setOpen(false);
    // What was typed before this came.
    if (field.value !== field.defaultValue) onInput();
    field.addEventListener("input", onInput);
    field.addEventListener("blur", onBlur);
    return () => {
      field.removeEventListener("input", onInput);
      field.removeEventListener("blur", onBlur);
    };
  }, [fieldId, list, setActive]);

  useEffect(() => {
    const field = document.getElementById(fieldId);
    if (current === null) field?.removeAttribute("aria-activedescendant");
    else field?.setAttribute("aria-activedescendant", current);
    document.getElementById(current ?? "")?.scrollIntoView({ block: "nearest" });
  }, [fieldId, current]);

  useListKeys(fieldId, { list, active, setActive, current, isOpen, setOpen });
  return { typed, isOpen, close: () => setOpen(false) };
}

type Keys = Omit<List, "optionId"> & { current: string | null; isOpen: boolean; setOpen(isOpen: boolean): void };

/** What the field's keys do with the list. */
function useListKeys(fieldId: string, { list, active, setActive, current, isOpen, setOpen }: Keys): void {
  useEffect(() => {
    const field = document.getElementById(fieldId);
    const onKey = (event: KeyboardEvent) => {
      if (event.isComposing) return;
      const count = document.getElementById(list)?.childElementCount ?? 0;
      if (event.key === "Escape" && isOpen && count > 0) setOpen(false);
      else if (event.key === "Enter" && current !== null) document.getElementById(current)?.click();
      else if ((event.key === "ArrowDown" || event.key === "ArrowUp") && !isOpen) setOpen(true);
      else if (event.key === "ArrowDown" && count > 0) setActive(active + 1 < count ? active + 1 : -1);
      else if (event.key === "ArrowUp" && count > 0) setActive(active < 0 ? count - 1 : active - 1);
      else return;
      event.preventDefault();
    };
    field?.addEventListener("keydown", onKey);
    return () => field?.removeEventListener("keydown", onKey);
  });
}

const COMBOBOX = {
  role: "combobox",
  "aria-autocomplete": "list",
  "aria-expanded": "false",
  "aria-haspopup": "listbox",
};
