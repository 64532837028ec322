import { newVisitor } from "./browser.ts";
import type { Shared } from "./shared-server.ts";

/** What visitors without an account ask of a running shop, and whoever comes for the first time with a browser. */
export function visitsOf({ server, browser }: Shared) {
  const get = (path: string, headers: Record<string, string> = {}) =>
    fetch(server.url + path, { headers, redirect: "manual" });
  return {
    get,
    html: async (path: string, headers: Record<string, string> = {}) => (await get(path, headers)).text(),
    post: (path: string, form: Record<string, string>) =>
      fetch(server.url + path, { method: "POST", body: new URLSearchParams(form), redirect: "manual" }),
    firstVisitor: (scripts: boolean, locale?: string) =>
      newVisitor(browser, { url: server.url, scripts, firstVisit: true, ...(locale ? { locale } : {}) }),
  };
}

export type Visits = ReturnType<typeof visitsOf>;
