import { createContext, useContext } from "react";

/** Sources outside this shop that a page loads something from, as its policy has to name them. */
export type ForeignHosts = { script: Set<string>; frame: Set<string>; connect: Set<string> };

/** What this very rendering needs of foreign hosts: collected while it renders; null in the browser. */
export const ForeignHostsOfPage = createContext<ForeignHosts | null>(null);

export function noForeignHosts(): ForeignHosts {
  return { script: new Set(), frame: new Set(), connect: new Set() };
}

type Wanted = { script?: readonly string[]; frame?: readonly string[]; connect?: readonly string[] };

/** Says that what is being rendered loads from foreign hosts; they enter the policy of this document and of no other. */
export function useForeignHosts({ script = [], frame = [], connect = [] }: Wanted): void {
  const hosts = useContext(ForeignHostsOfPage);
  if (!hosts) return;
  for (const host of script) hosts.script.add(host);
  for (const host of frame) hosts.frame.add(host);
  for (const host of connect) hosts.connect.add(host);
}
