/** The routes around every screen, whose modules `entry.client.tsx` brings along. */
const ROUTES_OF_ENTRY = ["root", "frame"];

/**
 * Takes out of a rendered document what Remix would load for the routes that come with the entry: two files less to ask for, in each
 * of which the build would only have written where the module really is.
 */
export function withoutFilesOfEntry(html: string, routes: Record<string, { module: string } | undefined>): string {
  let lighter = html;
  for (const id of ROUTES_OF_ENTRY) {
    const file = JSON.stringify(routes[id]?.module ?? "");
    const [statement, name] = new RegExp(`import \\* as (\\w+) from ${escaped(file)};\\n?`).exec(lighter) ?? [];
    if (statement === undefined) continue;
    lighter = lighter
      .replace(statement, "")
      .replace(new RegExp(`(__remixRouteModules = \\{[^}]*?)"${id}":${name},?`), "$1")
      .replace(`<link rel="modulepreload" href=${file}/>`, "");
  }
  return lighter;
}

function escaped(text: string): string {
  return text.replace(/[.*+?^${}()|[\]\\]/g, "\\$&");
}
