import { expect, it } from "vitest";
import { plainData } from "./page-data.server.ts";

const withLoaded = (loaded: unknown) => ({ loaderData: { home: loaded }, actionData: null, errors: null });

it("says as JSON what JSON can say, and leaves out what is undefined", () => {
  const text = plainData(
    withLoaded({ title: "Kažun", year: 2026, wines: [{ slug: "teran", vintage: null }], note: undefined }),
  );
  expect(text).toBe('{"loaderData":{"home":{"title":"Kažun","year":2026,"wines":[{"slug":"teran","vintage":null}]}}}');
});

it("leaves out that the root has loaded nothing", () => {
  const text = plainData({ loaderData: { root: null, home: null }, actionData: null, errors: null });
  expect(text).toBe('{"loaderData":{"home":null}}');
});

it("leaves out what the page shows as a drawing, and keeps where a picture is", () => {
  const text = plainData(withLoaded([{ picture: "<path d='M0 0'/>" }, { picture: "https://kazun.example/a.png" }]));
  expect(text).toBe('{"loaderData":{"home":[{},{"picture":"https://kazun.example/a.png"}]}}');
});

it.each([
  ["a date", new Date(0)],
  ["a figure that is none", { cents: Number.NaN }],
  ["a hole in a list", [undefined]],
  ["a map", new Map()],
  ["an error", new Error("lost")],
])("leaves %s to the format of Remix, which can say it", (_, value) => {
  expect(plainData(withLoaded(value))).toBeNull();
  expect(plainData({ loaderData: {}, actionData: null, errors: { home: value } })).toBeNull();
});
