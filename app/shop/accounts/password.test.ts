import { describe, expect, it } from "vitest";
import { hashPassword, isPassword } from "./password.server.ts";

describe("a password", () => {
  it("is right in either way of writing its accents, and nobody's is right", async () => {
    const stored = await hashPassword("čaša vina\u0301");
    expect(await isPassword(stored, "čaša vin\u00e1")).toBe(true);
    expect(await isPassword(stored, "casa vina")).toBe(false);
    expect(await isPassword(null, "nobody has this password")).toBe(false);
  });
});
