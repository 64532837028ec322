import type { ServerBuild } from "@remix-run/node";
import { isAddress } from "../../app/routing/paths.ts";

/**
 * One address of every route of the build that has an action or a loader, with each of its parameters filled in; a screen's slug under
 * the first language that has it.
 */
export async function addressesOfBuild(): Promise<string[]> {
  const file = new URL("../../build/server/index.js", import.meta.url).href;
  const { routes }: ServerBuild = await import(/* @vite-ignore */ file);
  const addresses = Object.values(routes).flatMap((route) => {
    const { action, loader } = route?.module ?? {};
    return route && (action || loader) ? [addressOf(routes, route.id)] : [];
  });
  return [...new Set(addresses.map(inItsLanguage))].sort();
}

function inItsLanguage(address: string): string {
  return ["", "/en", "/it", "/de"].map((prefix) => prefix + address).find(isAddress) ?? address;
}

function addressOf(routes: ServerBuild["routes"], id: string): string {
  const route = routes[id];
  if (!route) return "";
  const parent = route.parentId ? addressOf(routes, route.parentId) : "";
  const path = (route.path ?? "")
    .split("/")
    .filter((part) => part !== "" && part !== ":lang?")
    .map((part) => part.replace(/^[:*].*$/, "something"));
  return `/${[...parent.split("/"), ...path].filter((part) => part !== "").join("/")}`;
}
