import { isRouteErrorResponse, useRouteError, useRouteLoaderData } from "@remix-run/react";
import { AppShell } from "./app-shell.tsx";
import { CartProvider } from "./cart/cart-context.tsx";
import type { loadFrame } from "./load-frame.server.ts";
import { Oops, PageNotFound } from "./oops.tsx";

/** What a screen's failure looks like: the frame stays, and says what can be said. */
export function FrameError() {
  const error = useRouteError();
  const frame = useRouteLoaderData<typeof loadFrame>("frame");
  const missing = isRouteErrorResponse(error) && error.status === 404;
  return (
    <CartProvider lines={frame?.lines ?? []} notice={null} changes={null} showKuna={frame?.showKuna ?? true}>
      <AppShell year={frame?.year ?? null} loggedIn={frame?.loggedIn ?? false}>
        {missing ? <PageNotFound /> : <Oops reference={referenceOf(error)} />}
      </AppShell>
    </CartProvider>
  );
}

function referenceOf(error: unknown): string | undefined {
  const report: unknown = isRouteErrorResponse(error) ? error.data : null;
  const named = typeof report === "object" && report !== null && "reference" in report;
  return named && typeof report.reference === "string" ? report.reference : undefined;
}
