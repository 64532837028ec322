import { describe, expect, it } from "vitest";
import { readFavouriteChange } from "./favourite-change.server.ts";
import { favouritesFromText, joinFavourites, textFromFavourites, withFavourite } from "./favourites.ts";

/** `count` ids, `p1` and so on. */
const ids = (count: number) => Array.from({ length: count }, (_, index) => `p${index + 1}`);

describe("favourites", () => {
  it("hold a product once, however often it is added or taken away", () => {
    const added = withFavourite(withFavourite(["medica"], "teran-2023", true), "teran-2023", true);
    expect(added).toEqual(["medica", "teran-2023"]);
    const taken = withFavourite(withFavourite(added, "medica", false), "medica", false);
    expect(taken).toEqual(["teran-2023"]);
  });

  it("hold fifty; of more the oldest go", () => {
    const many = ids(50);
    expect(withFavourite(many, "p51", true)).toEqual([...many.slice(1), "p51"]);
    expect(withFavourite(many, "p1", true)).toEqual(many);
    expect(joinFavourites(many, ["p3", "x", "y"])).toEqual([...many.slice(2), "x", "y"]);
  });

  it("of two places become one, each product once", () => {
    expect(joinFavourites(["a", "b"], ["c", "b"])).toEqual(["a", "b", "c"]);
  });
});

describe("the text of favourites", () => {
  it("is read as it was written", () => {
    expect(textFromFavourites(["teran-2023", "medica"])).toBe("teran-2023.medica");
    expect(favouritesFromText("teran-2023.medica")).toEqual(["teran-2023", "medica"]);
    expect([textFromFavourites([]), favouritesFromText("")]).toEqual(["", []]);
  });

  it("fits into a cookie with fifty of the longest ids", () => {
    const longest = ids(50).map((id) => id.padEnd(64, "x"));
    const text = textFromFavourites(longest);
    expect(text.length).toBeLessThanOrEqual(4000);
    expect(favouritesFromText(text)).toEqual(longest);
  });

  it.each([
    ["what is no id", "a.<script>.B.../x.b", ["a", "b"]],
    ["what stands there twice", "a.b.a", ["a", "b"]],
    ["JSON", '["a"]', []],
    ["eight kilobytes", "a.".repeat(4096), []],
    ["an id that is too long", "x".repeat(65), []],
  ])("leaves out %s", (_, text, read) => {
    expect(favouritesFromText(text)).toEqual(read);
  });
});

describe("the form of a heart", () => {
  it("names a product and whether it is wanted; other fields do not matter", () => {
    const cartForm = { intent: "add", quantity: "1", from: "/" };
    expect(readFavouriteChange({ ...cartForm, productId: "medica", favourite: "on" })).toEqual({
      productId: "medica",
      isWanted: true,
    });
    expect(readFavouriteChange({ productId: "medica", favourite: "off" })).toMatchObject({ isWanted: false });
  });

  it.each([
    ["nothing", {}],
    ["no product", { favourite: "on" }],
    ["no id", { productId: "../x", favourite: "on" }],
    ["another wish", { productId: "medica", favourite: "toggle" }],
    ["lists", { productId: ["medica"], favourite: "on" }],
  ])("is refused with %s", (_, fields) => {
    expect(readFavouriteChange(fields)).toBeNull();
  });
});
