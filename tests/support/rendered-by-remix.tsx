import type { EntryContext } from "@remix-run/node";
import { Links, Outlet, RemixServer, Scripts } from "@remix-run/react";
import type { ReactNode } from "react";
import { renderToString } from "react-dom/server";
import { askBuild, remixBuild } from "./remix-build.ts";

export const FILES = { root: "/root-a.js", frame: "/frame-b.js", home: "/home-c.js" };
export const SHEET = "/home-d.css";

/** The document that Remix and React make of a screen within the frame. @param head what stands in its head beside Remix's own */
export async function renderedByRemix(head?: ReactNode): Promise<string> {
  const around = { default: () => <Outlet /> };
  const page = () => (
    <html lang="en">
      <head>
        <Links />
        {head}
      </head>
      <body>
        <Outlet />
        <Scripts />
      </body>
    </html>
  );
  const home = { links: () => [{ rel: "stylesheet", href: SHEET }] };
  const build = remixBuild({ frame: { path: "", module: around }, home: { path: "home", module: home } });
  Object.assign(build.routes.home ?? {}, { parentId: "frame" });
  const files = Object.entries(FILES).map(([id, module]) => [
    id,
    { ...build.routes[id], module, imports: ["/shared.js"] },
  ]);
  const entry = (_: Request, status: number, headers: Headers, context: EntryContext) =>
    new Response(renderToString(<RemixServer context={context} url="http://shop/home" />), { status, headers });
  Object.assign(build.routes.root?.module ?? {}, { default: page });
  const whole = {
    ...build,
    assets: {
      routes: Object.fromEntries(files),
      url: "/manifest.js",
      version: "1",
      entry: { module: "/entry.js", imports: [] },
    },
    entry: { module: { default: entry } },
  };
  return (await askBuild(whole as never, "/home")).text();
}
