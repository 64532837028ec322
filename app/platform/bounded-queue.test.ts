import { describe, expect, it } from "vitest";
import { BoundedQueue } from "./bounded-queue.server.ts";

class Full extends Error {}

describe("a line of work", () => {
  it("lets so many work at once, so many wait, and turns the rest away at once", async () => {
    const queue = new BoundedQueue(2, 3, () => new Full());
    const open: (() => void)[] = [];
    let most = 0;
    const work = () => {
      most = Math.max(most, open.length + 1);
      return new Promise<void>((resolve) => open.push(resolve));
    };
    const tries = Array.from({ length: 8 }, () => queue.run(work));
    const results = Promise.allSettled(tries);
    for (let round = 0; round < 5; round += 1) {
      await Promise.resolve();
      open.shift()?.();
      for (let turn = 0; turn < 10; turn += 1) await Promise.resolve();
    }
    const settled = await results;
    expect(settled.filter(({ status }) => status === "fulfilled")).toHaveLength(5);
    expect(settled.flatMap((one) => (one.status === "rejected" ? [one.reason] : []))).toEqual(
      Array.from({ length: 3 }, () => expect.any(Full)),
    );
    expect(most).toBe(2);
  });

  it("goes on after work that failed", async () => {
    const queue = new BoundedQueue(1);
    await expect(queue.run(() => Promise.reject(new Error("no")))).rejects.toThrow("no");
    expect(await queue.run(async () => "yes")).toBe("yes");
  });
});
