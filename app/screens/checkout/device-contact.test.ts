import { describe, expect, it } from "vitest";
import { knownContact } from "./device-contact.ts";

const NOW = Date.UTC(2026, 10, 22);

function memoryWith(text: string | null) {
  const kept = new Map(text === null ? [] : [["contact", text]]);
  return {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => void kept.set(key, value),
    removeItem: (key: string) => void kept.delete(key),
  };
}

describe("what a device knows of a guest", () => {
  it("is given back while its time lasts, and deleted after", () => {
    const until = NOW + 1000;
    const memory = memoryWith(JSON.stringify({ until, fields: { firstName: "Ana", city: "" } }));
    expect(knownContact(memory, until - 1)).toEqual({ firstName: "Ana" });
    expect(knownContact(memory, until)).toBeNull();
    expect(memory.getItem("contact")).toBeNull();
  });

  it.each([null, "", "{", "null", "[]", '{"until":"never","fields":{}}', '{"until":9e15}'])(
    "is nothing where it cannot be read, and is deleted: %s",
    (text) => {
      const memory = memoryWith(text);
      expect(knownContact(memory, NOW)).toBeNull();
      expect(memory.getItem("contact")).toBeNull();
    },
  );

  it("is no other field than the form's of name and address", () => {
    const memory = memoryWith(
      JSON.stringify({ until: NOW + 1, fields: { email: "a@b.example", terms: "on", adult: "on" } }),
    );
    expect(knownContact(memory, NOW)).toEqual({ email: "a@b.example" });
  });
});
