import { afterEach, expect, it, vi } from "vitest";
import { PAGE_DATA_ID, REMIX_CONTEXT } from "./page-data.ts";
import { dataIsRead } from "./read-data.client.ts";

afterEach(() => vi.unstubAllGlobals());

it("Remix throws a promise until it has read what the document brings, and has the document's data afterwards", async () => {
  const state = { loaderData: { frame: { year: 2026 } }, actionData: null, errors: null };
  const window: { __remixContext?: object } = {};
  const block = { textContent: JSON.stringify(state) };
  vi.stubGlobal("window", window);
  vi.stubGlobal("document", { getElementById: (id: string) => (id === PAGE_DATA_ID ? block : null) });
  await dataIsRead();
  expect(window.__remixContext).toMatchObject({ ...REMIX_CONTEXT, state });
});
