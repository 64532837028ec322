import { describe, expect, it } from "vitest";
import { deviceName, hasScope } from "./account.ts";
import { agreeOnCart, joinCarts } from "./join-carts.ts";

describe("a scope", () => {
  it.each([
    [["orders", "catalogue"], "orders", true],
    [["orders", "catalogue"], "mail", false],
    [["orders"], "order", false],
    [[], "orders", false],
    [{ orders: true, mail: ["read"] }, "orders", true],
    [{ orders: true, mail: ["read"] }, "mail", true],
    [{ orders: false }, "orders", false],
    [{ orders: null }, "orders", false],
    [{ orders: 0 }, "orders", false],
    [{ orders: "" }, "orders", false],
    [{}, "toString", false],
    [{ orders: {} }, "constructor", false],
  ])("%j, asked for %s: %s", (scope, wanted, allowed) => {
    expect(hasScope(scope, wanted)).toBe(allowed);
  });
});

describe("a device's name", () => {
  it.each([
    ["Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0", "Firefox · Linux"],
    [
      "Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) AppleWebKit/605 Version/18.0 Safari/604.1",
      "Safari · iPhone",
    ],
    ["Mozilla/5.0 (Windows NT 10.0) AppleWebKit/537.36 Chrome/140.0 Safari/537.36 Edg/140.0", "Edge · Windows"],
    ["Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15) AppleWebKit/605 Version/18.0 Safari/605", "Safari · macOS"],
    ["something else", ""],
  ])("%s", (agent, name) => {
    expect(deviceName(agent)).toBe(name);
  });
});

describe("two carts that become one", () => {
  const line = (productId: string, quantity: number) => ({ productId, quantity });

  it("have every product of either, of each the larger quantity", () => {
    const joined = joinCarts([line("medica", 6), line("teran", 2)], [line("teran", 4), line("oil", 1)]);
    expect(joined).toEqual([line("medica", 6), line("teran", 4), line("oil", 1)]);
  });

  it.each([
    ["nobody has changed anything", { device: "a", account: "a", agreed: "a" }, "a"],
    ["this device has", { device: "b", account: "a", agreed: "a" }, "b"],
    ["another device has", { device: "a", account: "c", agreed: "a" }, "c"],
    ["both have", { device: "b", account: "c", agreed: "a" }, "b"],
  ])("follow the change: %s", (_, carts, cart) => {
    expect(agreeOnCart(carts)).toBe(cart);
  });
});
