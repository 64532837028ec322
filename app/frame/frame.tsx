import type { LoaderFunctionArgs, MetaFunction } from "@remix-run/node";
import { isRouteErrorResponse, Outlet, useLoaderData, useRouteLoaderData } from "@remix-run/react";
import { useForgettingOnLogout } from "../forms/forget-on-logout.ts";
import { AppShell } from "./app-shell.tsx";
import { CartProvider } from "./cart/cart-context.tsx";
import { loadFrame } from "./data/load-frame.server.ts";
import { ForgotPasswordAnswer } from "./overlay/forgot-password-answer.ts";
import { WhatHappened } from "./what-happened.tsx";

export { unlessOnlyOverlayChanged as shouldRevalidate } from "./overlay/overlay.ts";

/** The title of a failed page; every other screen has its own. */
export const meta: MetaFunction<typeof loader> = ({ data, error }) => {
  if (!error || !data) return [];
  return [{ title: isRouteErrorResponse(error) && error.status === 404 ? data.titles.notFound : data.titles.oops }];
};

export const loader = ({ request, context }: LoaderFunctionArgs) => loadFrame(request, context);

export default function Frame() {
  const { cart, notice, addedId, loggedIn, forgotPassword, showKuna, year } = useLoaderData<typeof loader>();
  useForgettingOnLogout(loggedIn);
  return (
    <CartProvider cart={cart} notice={notice} addedId={addedId} showKuna={showKuna}>
      <ForgotPasswordAnswer.Provider value={forgotPassword ?? null}>
        <AppShell year={year} loggedIn={loggedIn}>
          <Outlet />
        </AppShell>
      </ForgotPasswordAnswer.Provider>
    </CartProvider>
  );
}

const UNKNOWN_CART = { label: null, details: null };

/** How a screen fails: the frame stays, and the content says what happened. */
export function ErrorBoundary() {
  const frame = useRouteLoaderData<typeof loadFrame>("frame");
  return (
    <CartProvider cart={frame?.cart ?? UNKNOWN_CART} showKuna={frame?.showKuna ?? true}>
      <AppShell year={frame?.year ?? null} loggedIn={frame?.loggedIn ?? false}>
        <WhatHappened />
      </AppShell>
    </CartProvider>
  );
}
