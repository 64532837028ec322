import { renderToStaticMarkup } from "react-dom/server";
import { createStaticHandler, createStaticRouter, StaticRouterProvider } from "react-router-dom/server.js";
import { expect, it } from "vitest";
import { pageTextsFor } from "./i18n/i18next.server.ts";
import { PageTexts } from "./i18n/text.ts";
import { ErrorBoundary } from "./root.tsx";

async function pageOf(failure: unknown): Promise<string> {
  const loader = () => {
    throw failure;
  };
  const errorElement = (
    <PageTexts.Provider value={pageTextsFor("en")}>
      <ErrorBoundary />
    </PageTexts.Provider>
  );
  const { dataRoutes, query } = createStaticHandler([{ path: "*", element: <p />, loader, errorElement }]);
  const context = await query(new Request("http://localhost/en"));
  if (context instanceof Response) throw context;
  const router = createStaticRouter(dataRoutes, context);
  return renderToStaticMarkup(<StaticRouterProvider router={router} context={context} hydrate={false} />);
}

const titleOf = (markup: string) => /<h1[^>]*>([^<]*)</.exec(markup)?.[1];

it("says what happened, and shows a way on, also where there is no frame", async () => {
  const failed = await pageOf(new Error("a frame without data"));
  expect(titleOf(failed)).toBe("Oops");
  expect(failed).toContain('href="/en/wine-tasting"');
  expect(failed).not.toContain("a frame without data");
  const missing = await pageOf(new Response(null, { status: 404 }));
  expect(titleOf(missing)).not.toBe("Oops");
  expect(missing).toContain('href="/en"');
});
