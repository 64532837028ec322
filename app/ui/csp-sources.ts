import { createContext, useContext } from "react";

/** Sources outside this shop that a page loads from or submits forms to, as its policy has to list them. */
export type CspSources = { script: Set<string>; frame: Set<string>; connect: Set<string>; form: Set<string> };

/** The foreign hosts that this rendering needs, collected while it renders; null in the browser. */
export const CspSourcesOfPage = createContext<CspSources | null>(null);

export function noCspSources(): CspSources {
  return { script: new Set(), frame: new Set(), connect: new Set(), form: new Set() };
}

type Wanted = Partial<Record<keyof CspSources, readonly string[]>>;

/**
 * Declares that the current rendering loads from foreign hosts, which are added to the policy of this document only. Returns whether the
 * document allows them: one that was loaded before the visitor consented does not, and has to wait for the next document.
 */
export function useCspSources({ script = [], frame = [], connect = [], form = [] }: Wanted): boolean {
  const hosts = useContext(CspSourcesOfPage);
  if (!hosts) return [...script, ...frame, ...connect].every((host) => hostsOfDocument().includes(host));
  for (const host of script) hosts.script.add(host);
  for (const host of frame) hosts.frame.add(host);
  for (const host of connect) hosts.connect.add(host);
  for (const host of form) hosts.form.add(host);
  return true;
}

/** What the server noted on the document when it wrote its policy. */
function hostsOfDocument(): string[] {
  return typeof document === "undefined" ? [] : (document.documentElement.dataset.foreign ?? "").split(" ");
}
