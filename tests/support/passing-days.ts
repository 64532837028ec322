import { expect } from "vitest";
import { SECONDS } from "../../app/platform/system/clock.ts";
import { deleteExpiredData } from "../../app/shop/retention/delete-expired-data.server.ts";
import type { TestShop } from "./shops.ts";

/**
 * Expects something to be kept to the end of a day (its last second, in UTC) and no longer.
 * @param look what there is of it; compared with what there was before time passed
 */
export async function expectKeptUntil(
  { platform, clock }: TestShop,
  lastSecond: string,
  look: () => Promise<unknown>,
  afterwards: unknown,
): Promise<void> {
  const before = await look();
  expect(before).not.toEqual(afterwards);
  clock.now = Date.parse(lastSecond);
  await deleteExpiredData(platform);
  expect(await look()).toEqual(before);
  clock.now += SECONDS;
  await deleteExpiredData(platform);
  expect(await look()).toEqual(afterwards);
}
