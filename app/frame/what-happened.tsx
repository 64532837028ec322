import { isRouteErrorResponse, useRouteError } from "@remix-run/react";
import { Oops, PageNotFound, TooManyPosts } from "./oops.tsx";

/** The page for what went wrong: not there, too often, or a failure with its number in the log. */
export function WhatHappened() {
  const error = useRouteError();
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
