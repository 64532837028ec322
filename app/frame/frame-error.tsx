import { isRouteErrorResponse, useRouteError, useRouteLoaderData } from "@remix-run/react";
import { AppShell } from "./app-shell.tsx";
import { CartProvider } from "./cart/cart-context.tsx";
import type { loadFrame } from "./data/load-frame.server.ts";
import { Oops, PageNotFound, TooManyPosts } from "./oops.tsx";

/** What a screen's failure looks like: the frame stays, and says what can be said. */
export function FrameError() {
  const error = useRouteError();
  const frame = useRouteLoaderData<typeof loadFrame>("frame");
  return (
    <CartProvider lines={frame?.lines ?? []} notice={null} changes={null} showKuna={frame?.showKuna ?? true}>
      <AppShell year={frame?.year ?? null} loggedIn={frame?.loggedIn ?? false}>
        <WhatHappened error={error} />
      </AppShell>
    </CartProvider>
  );
}

function WhatHappened({ error }: { error: unknown }) {
  const status = isRouteErrorResponse(error) ? error.status : 500;
  if (status === 404) return <PageNotFound />;
  if (status === 429) return <TooManyPosts seconds={secondsOf(error)} />;
  return <Oops reference={referenceOf(error)} />;
}

/** When the next post is taken. */
function secondsOf(error: unknown): number {
  const body: unknown = isRouteErrorResponse(error) ? error.data : null;
  const timed = typeof body === "object" && body !== null && "retryAfterSeconds" in body;
  return timed ? Number(body.retryAfterSeconds) : 0;
}

function referenceOf(error: unknown): string | undefined {
  const report: unknown = isRouteErrorResponse(error) ? error.data : null;
  const named = typeof report === "object" && report !== null && "reference" in report;
  return named && typeof report.reference === "string" ? report.reference : undefined;
}
