import { expect, it } from "vitest";
import { cardRequest } from "../../../tests/support/cards.ts";
import { CARD_PROVIDERS, GIVEN_BUYER_DATA } from "./card-adapter.ts";
import { cardAdapter } from "./card-providers.server.ts";

const SANDBOX = {
  cardProvider: "sandbox",
  sandboxProvider: "corvuspay",
  cardAccounts: { corvuspay: null, monri: null, wspay: null },
  sessionSecret: "a secret of a test",
} as const;

it.each(CARD_PROVIDERS)("the form for %s holds of its buyer what the privacy page says", (provider) => {
  const { buyer } = cardRequest();
  const said = Object.values(cardAdapter(SANDBOX, provider)?.begin(cardRequest()).fields ?? {}).join("\n");
  const buyerData = [buyer.firstName, buyer.lastName, buyer.address, buyer.email, buyer.phone];
  expect(said).toContain("2026-000123-A");
  for (const part of buyerData) expect(said.includes(part), part).toBe(GIVEN_BUYER_DATA.includes(provider));
});
