/** A field as the server filled it in, and as the visitor left it. */
type KeptField = [given: string, typed: string];
export type KeptFields = Record<string, KeptField>;

type Control = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement;
export type Memory = Pick<Storage, "getItem" | "setItem" | "removeItem">;

/** One entry for each form, by its id, which is the same in every language. */
const PREFIX = "form:";
/** The entry of a form's one-time key, once it was sent (`sent-key.ts`). */
export const keyEntryOf = (id: string) => `${PREFIX}${id}#key`;
/** What nobody types, and what shall lie nowhere: keys and tokens are hidden. */
const NEVER_KEPT = ["hidden", "password", "submit", "button", "image", "reset", "file"];

/** What the tab remembers; nothing where the browser lets no page remember. */
export const memoryOfTab = () => memoryOr(() => sessionStorage);

/** A memory of the browser's, or one that keeps nothing where the browser lets no page remember. */
export function memoryOr(storage: () => Memory): Memory {
  try {
    return storage();
  } catch {
    return { getItem: () => null, setItem: () => {}, removeItem: () => {} };
  }
}

/** Keeps what a visitor has changed of a form for as long as the tab is open; passwords, card data and what is hidden are left out. */
export function keepTyped(memory: Memory, form: HTMLFormElement): void {
  const changed = Object.entries(fieldsOf(form)).filter(([, [given, typed]]) => given !== typed);
  if (changed.length === 0) memory.removeItem(PREFIX + form.id);
  else memory.setItem(PREFIX + form.id, JSON.stringify(Object.fromEntries(changed)));
}

/**
 * Fills in again what was kept of a form, where the server still gives the same and nobody has typed anything else meanwhile.
 * Answers what it filled in.
 */
export function restoreForm(memory: Memory, form: HTMLFormElement): KeptFields {
  const present = fieldsOf(form);
  const kept = Object.entries(keptFields(memory, form.id)).filter(([name, [given]]) => {
    const field = present[name];
    return field !== undefined && field[0] === given && field[1] === given;
  });
  for (const [name, [, typed]] of kept) fillIn(form, name, typed);
  return Object.fromEntries(kept);
}

/** Gives fields back what the server gave them, and forgets the form. */
export function emptyForm(memory: Memory, form: HTMLFormElement, fields: KeptFields): void {
  for (const [name, [given]] of Object.entries(fields)) fillIn(form, name, given);
  forgetForm(memory, form.id);
}

/** Forgets what was kept of a form: it was sent, or is not wanted. */
export function forgetForm(memory: Memory, id: string): void {
  memory.removeItem(PREFIX + id);
  memory.removeItem(keyEntryOf(id));
}

/** Forgets every form of this tab: whoever comes next is somebody else. */
export function forgetForms(memory: Memory): void {
  for (const key of Object.keys(memory)) if (key.startsWith(PREFIX)) memory.removeItem(key);
}

function keptFields(memory: Memory, id: string): KeptFields {
  try {
    const kept: unknown = JSON.parse(memory.getItem(PREFIX + id) ?? "{}");
    return typeof kept === "object" && kept !== null ? (kept as KeptFields) : {};
  } catch {
    return {};
  }
}

/** Every field that may be kept, as given and as it is; radios of one name are one field. */
export function fieldsOf(form: HTMLFormElement): KeptFields {
  const fields: KeptFields = {};
  for (const control of controlsOf(form)) {
    const before = fields[control.name] ?? ["", ""];
    const [given, typed] = stateOf(control);
    fields[control.name] = isRadio(control) ? [given || before[0], typed || before[1]] : [given, typed];
  }
  return fields;
}

function controlsOf(form: HTMLFormElement): Control[] {
  return [...form.elements].filter((element): element is Control => {
    if (!("name" in element && "value" in element && "autocomplete" in element)) return false;
    const { name, type, autocomplete, tabIndex } = element as Control;
    // What no key reaches is the trap for programs.
    return name !== "" && tabIndex >= 0 && !NEVER_KEPT.includes(type) && !autocomplete.startsWith("cc-");
  });
}

function stateOf(control: Control): KeptField {
  if (control instanceof HTMLSelectElement) {
    const given = [...control.options].find(({ defaultSelected }) => defaultSelected) ?? control.options[0];
    return [given?.value ?? "", control.value];
  }
  if (control.type !== "checkbox" && control.type !== "radio") return [control.defaultValue, control.value];
  const { defaultChecked, checked, value } = control as HTMLInputElement;
  return [defaultChecked ? value : "", checked ? value : ""];
}

const isRadio = ({ type }: Control) => type === "radio";

/** As if somebody had done it: React listens to a click, a change, an input, each where it belongs. */
export function fillIn(form: HTMLFormElement, name: string, value: string): void {
  for (const control of controlsOf(form).filter((one) => one.name === name)) {
    if (control instanceof HTMLSelectElement) {
      control.value = value;
      control.dispatchEvent(new Event("change", { bubbles: true }));
    } else if (control instanceof HTMLInputElement && /^(checkbox|radio)$/.test(control.type)) {
      const { checked } = control;
      if (checked === (control.value === value)) continue;
      if (checked && isRadio(control)) control.checked = false;
      else control.click();
    } else {
      // React's own setter would take the value for known.
      Object.getOwnPropertyDescriptor(Object.getPrototypeOf(control), "value")?.set?.call(control, value);
      control.dispatchEvent(new Event("input", { bubbles: true }));
    }
  }
}
