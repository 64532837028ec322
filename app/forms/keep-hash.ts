import type { FormEvent } from "react";

/**
 * A form's handler that gives the hash of the address, which no server hears of, to the field that names the page to go on with; also where
 * it is sent twice (docs/rules.md "Languages").
 */
export function keepHash(field: "from" | "redirectTo") {
  return ({ currentTarget }: FormEvent<HTMLFormElement>) => {
    const page = currentTarget.elements.namedItem(field);
    if (!(page instanceof HTMLInputElement) || page.value === "") return;
    page.value = page.value.replace(/#.*$/, "") + window.location.hash;
  };
}
