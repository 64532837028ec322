import { expect, it } from "vitest";
import { openSpamCheck } from "./spam-check.ts";

it.each([
  [{}, "ReCaptcha error: No key provided"],
  [{ siteKey: "", scriptUrl: "https://check.example/api.js" }, "ReCaptcha error: No key provided"],
  [{ siteKey: "key", version: null }, "ReCaptcha error: No version provided"],
])("the spam check with %j says: %s", async (options, message) => {
  await expect(openSpamCheck(options)).rejects.toThrow(message);
});
