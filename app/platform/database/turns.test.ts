import { expect, it, onTestFinished, vi } from "vitest";
import { Turns } from "./turns.server.ts";

const LONG_MS = 60_000;
const turns = () => new Turns(1, () => new Error("too late"));

/** Work that ends when it is told to. */
function openWork() {
  let finish: () => void = () => undefined;
  const done = new Promise<void>((resolve) => {
    finish = resolve;
  });
  return { finish: () => finish(), work: () => done };
}

it("does one after the other, in the order in which they came, also after one that fails", async () => {
  const line = turns();
  const order: string[] = [];
  const first = openWork();
  const all = [
    line.take(LONG_MS, async () => {
      await first.work();
      order.push("first");
    }),
    line.take(LONG_MS, async () => {
      order.push("second");
      throw new Error("broken");
    }),
    line.take(LONG_MS, async () => order.push("third")),
  ];
  first.finish();
  const results = await Promise.allSettled(all);
  expect(results.map(({ status }) => status)).toEqual(["fulfilled", "rejected", "fulfilled"]);
  expect(order).toEqual(["first", "second", "third"]);
});

it("tells somebody whose turn does not come in time, never does his work, and goes on to the next", async () => {
  const line = turns();
  const first = openWork();
  const busy = line.take(LONG_MS, first.work);
  let done = false;
  const late = line.take(1, async () => {
    done = true;
  });
  const next = line.take(LONG_MS, async () => "next");
  await expect(late).rejects.toThrow("too late");
  first.finish();
  await busy;
  expect(await next).toBe("next");
  expect(done).toBe(false);
});

it("does work to its end that has begun in time, however long it takes", async () => {
  vi.useFakeTimers();
  onTestFinished(() => void vi.useRealTimers());
  const line = turns();
  const slow = openWork();
  const working = line.take(1, async () => {
    await slow.work();
    return "done";
  });
  await vi.advanceTimersByTimeAsync(LONG_MS);
  slow.finish();
  expect(await working).toBe("done");
});

it("lets as many work at a time as it was told, and the next when one is done", async () => {
  const line = new Turns(2, () => new Error("too late"));
  const works = [openWork(), openWork(), openWork()];
  const started: number[] = [];
  const all = works.map(({ work }, index) =>
    line.take(LONG_MS, () => {
      started.push(index);
      return work();
    }),
  );
  expect(started).toEqual([0, 1]);
  works[1]?.finish();
  await all[1];
  expect(started).toEqual([0, 1, 2]);
  for (const { finish } of works) finish();
  await Promise.all(all);
});
