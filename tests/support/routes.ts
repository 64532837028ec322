import type { ServerBuild } from "@remix-run/node";
import { isAddress, matchScreen } from "../../app/routing/paths.ts";

/**
 * One address of every route of the build that has an action or a loader, with each of its parameters filled in; a screen's slug under
 * the first language that has it.
 */
export async function addressesOfBuild(): Promise<string[]> {
  const routes = await routesOfBuild();
  const addresses = Object.values(routes).flatMap((route) => {
    const { action, loader } = route?.module ?? {};
    return route && (action || loader) ? [addressOf(routes, route.id)] : [];
  });
  return [...new Set(addresses.map(inItsLanguage))].sort();
}

/** Of addresses all that are no screen's, and one of each screen: its slugs have one route module, and the languages take turns. */
export function oneOfEachScreen(addresses: readonly string[]): string[] {
  const slugs = Map.groupBy(addresses, (address) => matchScreen(address)?.screen ?? address);
  return [...slugs.values()].map((all, turn) => all[turn % all.length] ?? "");
}

/** The name of every route of the build that has an action; a screen's slugs share one name. */
export async function postsOfBuild(): Promise<string[]> {
  const routes = await routesOfBuild();
  const names = Object.values(routes).flatMap((route) => (route?.module.action ? [route.id.split(":")[0] ?? ""] : []));
  return [...new Set(names)].sort();
}

/** The built program. */
export function buildOfServer(): Promise<ServerBuild> {
  return import(/* @vite-ignore */ new URL("../../build/server/index.js", import.meta.url).href);
}

const routesOfBuild = async () => (await buildOfServer()).routes;

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
