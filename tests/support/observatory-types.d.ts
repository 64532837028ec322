/** What the tests use of Mozilla's Observatory, which comes without types. */
declare module "@mdn/mdn-http-observatory/src/types.js" {
  export class Requests {
    constructor(hostname: string);
    responses: Record<string, unknown>;
    resources: { path: string | null };
    session: unknown;
  }
}

declare module "@mdn/mdn-http-observatory/src/constants.js" {
  import type { Requests } from "@mdn/mdn-http-observatory/src/types.js";

  export const ALL_TESTS: ((requests: Requests) => { result: string; pass: boolean })[];
}

declare module "@mdn/mdn-http-observatory/src/grader/grader.js" {
  export function getScoreModifier(result: string): number;
}

declare module "@mdn/mdn-http-observatory/src/grader/charts.js" {
  export const MINIMUM_SCORE_FOR_EXTRA_CREDIT: number;
}
