import fs from "node:fs";
import { ALL_TESTS } from "@mdn/mdn-http-observatory/src/constants.js";
import { MINIMUM_SCORE_FOR_EXTRA_CREDIT } from "@mdn/mdn-http-observatory/src/grader/charts.js";
import { getScoreModifier } from "@mdn/mdn-http-observatory/src/grader/grader.js";
import { Requests } from "@mdn/mdn-http-observatory/src/types.js";
import { vi } from "vitest";

/** An answer of a site as the Observatory looks at it. */
export type Looked = { path: string; status: number; headers: Record<string, string | string[]>; body: string };

/**
 * The score that Mozilla's Observatory gives an answer, by its own rules, without the network: the answer is handed to it as if it
 * had come over https from a site whose http leads there. Also what each of its rules found.
 */
export function observatoryScore(host: string, looked: Looked, preflight: Looked) {
  const requests = new Requests(host);
  const url = new URL(looked.path, `https://${host}`);
  const answer = (of: Looked) => ({
    ...of,
    data: of.body,
    verified: true,
    httpEquiv: new Map(),
    request: { headers: {} },
  });
  Object.assign(requests.responses, {
    auto: answer(looked),
    https: answer(looked),
    http: answer(looked),
    cors: answer(preflight),
    httpRedirects: [
      { url: new URL(`http://${host}/`), status: 301 },
      { url, status: looked.status },
    ],
    httpsRedirects: [{ url, status: looked.status }],
  });
  requests.resources.path = looked.body;
  requests.session = { url, jar: null };
  const results = withoutPreloadList(() => ALL_TESTS.map((test) => test(requests).result));
  const modifiers = results.map(getScoreModifier);
  const plain = 100 + modifiers.filter((modifier) => modifier < 0).reduce((sum, modifier) => sum + modifier, 0);
  // Extra credit is for what is good already.
  const score =
    plain >= MINIMUM_SCORE_FOR_EXTRA_CREDIT ? 100 + modifiers.reduce((sum, modifier) => sum + modifier, 0) : plain;
  return { score, results };
}

/** Without the list of sites that browsers know beforehand: it is loaded from the network when the package is installed. */
function withoutPreloadList<T>(look: () => T): T {
  const read = fs.readFileSync;
  const replaced = (...args: Parameters<typeof read>) =>
    String(args[0]).endsWith("hsts-preload.json") ? "{}" : read(...args);
  const spy = vi.spyOn(fs, "readFileSync").mockImplementation(replaced as typeof read);
  try {
    return look();
  } finally {
    spy.mockRestore();
  }
}
