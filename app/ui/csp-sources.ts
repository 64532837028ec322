import { createContext, useContext } from "react";

/** Sources outside this shop that a page loads something from or sends a form on to, as its policy has to name them. */
export type CspSources = { script: Set<string>; frame: Set<string>; connect: Set<string>; form: Set<string> };

/** What this very rendering needs of foreign hosts: collected while it renders; null in the browser. */
export const CspSourcesOfPage = createContext<CspSources | null>(null);

export function noCspSources(): CspSources {
  return { script: new Set(), frame: new Set(), connect: new Set(), form: new Set() };
}

type Wanted = Partial<Record<keyof CspSources, readonly string[]>>;

/**
 * Says that what is being rendered loads from foreign hosts; they enter the policy of this document and of no other. Answers whether the
 * document allows them: one that was loaded before the visitor consented does not, and what needs them waits for the next.
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
