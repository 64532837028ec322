import { expect, it } from "vitest";
import { cardRequest } from "../../../tests/support/cards.ts";
import { CARD_HOUSES, GIVEN_BUYER_DATA } from "./card-adapter.ts";
import { cardAdapter } from "./card-houses.server.ts";

const SANDBOX = {
  cardProvider: "sandbox",
  sandboxProvider: "corvuspay",
  cardAccounts: { corvuspay: null, monri: null, wspay: null },
  sessionSecret: "a secret of a test",
} as const;

it.each(CARD_HOUSES)("the form for %s holds of its buyer what the privacy page says", (house) => {
  const { buyer } = cardRequest();
  const said = Object.values(cardAdapter(SANDBOX, house)?.begin(cardRequest()).fields ?? {}).join("\n");
  const buyerData = [buyer.firstName, buyer.lastName, buyer.address, buyer.email, buyer.phone];
  expect(said).toContain("2026-000123-A");
  for (const part of buyerData) expect(said.includes(part), part).toBe(GIVEN_BUYER_DATA.includes(house));
});
