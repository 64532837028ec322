import { encode } from "turbo-stream";
import { afterEach, expect, it, vi } from "vitest";
import { dataIsRead } from "./read-data.client.ts";

afterEach(() => vi.unstubAllGlobals());

it("Remix throws a promise until the document's data is read, and has it afterwards", async () => {
  const state = { loaderData: { frame: { year: 2026 } } };
  const __remixContext: Record<string, unknown> = { future: { v3_singleFetch: true }, stream: encode(state) };
  vi.stubGlobal("window", { __remixContext });
  await dataIsRead();
  expect(__remixContext.state).toEqual(state);
});
