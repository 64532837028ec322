import { expect, it } from "vitest";
import { AT_A_TURN } from "../../app/http/take-turn.server.ts";
import { answerWith } from "../../app/program/answer-with.server.ts";
import { countLoopTurns } from "../support/loop-turns.ts";
import { buildOfServer } from "../support/routes.ts";
import { onSqlite } from "../support/shops.ts";

const PAGES = 5 * AT_A_TURN;

onSqlite("a rush of visitors", (openTestShop) => {
  it("has a few pages rendered at each turn of the event loop: who comes meanwhile is read in between", async () => {
    const { platform } = await openTestShop();
    const answer = answerWith({ build: await buildOfServer() }, platform);
    const turns = countLoopTurns();
    const ask = async (_: unknown, index: number) => {
      const request = new Request(`http://localhost:3000/en/search?q=wine-${index}`);
      const { response } = await answer(request, { clientAddress: "", partnerOrigin: null, leavesGaps: false });
      return [response.status, turns()];
    };
    const answers = await Promise.all(Array.from({ length: PAGES }, ask));
    expect(new Set(answers.map(([status]) => status))).toEqual(new Set([200]));
    const together = [...Map.groupBy(answers, ([, turn]) => turn).values()].map((some) => some.length);
    expect(Math.max(...together)).toBeLessThanOrEqual(AT_A_TURN);
  });
});
