import { expect, it } from "vitest";
import { countLoopTurns } from "../../tests/support/loop-turns.ts";
import { AT_A_TURN, takeTurn } from "./take-turn.server.ts";

it("of those who wait for their turn a few go on at each turn of the event loop, in the order in which they came", async () => {
  const turns = countLoopTurns();
  const gone: [number, number][] = [];
  const go = async (name: number) => {
    await takeTurn();
    gone.push([name, turns()]);
    if (name === 0) await go(100);
  };
  const names = Array.from({ length: 3 * AT_A_TURN - 1 }, (_, index) => index);
  await Promise.all(names.map(go));
  await go(101);
  expect(gone.map(([name]) => name)).toEqual([...names, 100, 101]);
  const together = [...Map.groupBy(gone, ([, turn]) => turn).values()].map((some) => some.length);
  expect(together).toEqual([AT_A_TURN, AT_A_TURN, AT_A_TURN, 1]);
});
