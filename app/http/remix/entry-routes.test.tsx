import type { EntryContext } from "@remix-run/node";
import { Outlet, RemixServer, Scripts } from "@remix-run/react";
import { renderToString } from "react-dom/server";
import { expect, it } from "vitest";
import { askBuild, remixBuild } from "../../../tests/support/remix-build.ts";
import { withoutFilesOfEntry } from "./entry-routes.server.ts";

const FILES = { root: "/root-a.js", frame: "/frame-b.js", home: "/home-c.js" };

/** What Remix writes of its scripts for a screen within the frame. */
async function rendered(): Promise<string> {
  const around = { default: () => <Outlet /> };
  const page = () => (
    <html lang="en">
      <body>
        <Outlet />
        <Scripts />
      </body>
    </html>
  );
  const build = remixBuild({ frame: { path: "", module: around }, home: { path: "home", module: {} } });
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

it("Remix loads a file for each route, and without those of the entry the one of the screen alone", async () => {
  const html = await rendered();
  expect(html).toContain('import * as route1 from "/frame-b.js";');
  expect(html).toContain('<link rel="modulepreload" href="/root-a.js"/>');

  const lighter = withoutFilesOfEntry(html, { root: { module: FILES.root }, frame: { module: FILES.frame } });
  expect(lighter).not.toMatch(/root-a|frame-b/);
  expect(lighter).toContain('import * as route2 from "/home-c.js";');
  expect(lighter).toContain('window.__remixRouteModules = {"home":route2};');
  expect(lighter).toContain('import "/manifest.js";');
});

it("a document without scripts stays as it is", () => {
  expect(withoutFilesOfEntry("<html></html>", { root: { module: FILES.root } })).toBe("<html></html>");
});
