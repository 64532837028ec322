import { expect, it } from "vitest";
import { openAccount } from "../../tests/support/accounts.ts";
import { letTimePass, onBothEngines } from "../../tests/support/shops.ts";
import { SECONDS } from "../platform/system/clock.ts";
import { openSession } from "../shop/accounts/open-session.server.ts";
import { deleteSessionBySecret } from "../shop/accounts/sessions.store.server.ts";
import { visitorStateOf, withSession } from "./visitor-state.server.ts";

onBothEngines("the state of somebody who is logged in", (openTestShop) => {
  async function open() {
    const shop = await openTestShop();
    const { platform } = shop;
    const { id: userId } = await openAccount(platform);
    const { secret } = await openSession(platform, { userId, kind: "browser", agent: "", cart: [], replaces: null });
    const lookUp = async () => {
      const { session } = visitorStateOf(platform, `session=${secret}; ageGateAccepted=true`) ?? {};
      return session ? withSession(platform, session) : "no session was brought";
    };
    return { shop, secret, lookUp };
  }

  it("is that of everybody who is logged in, whatever was said of the age", async () => {
    const { lookUp } = await open();
    expect(await lookUp()).toMatchObject({ version: { session: "open" }, cart: [], session: null });
  });

  it("is that of the shop whose name the cookie bears, whatever another shop has made of the same header", async () => {
    const { shop, secret } = await open();
    const https = (await openTestShop({ PUBLIC_URL: "https://shop.example" })).platform;
    const header = `session=${secret}`;
    expect(visitorStateOf(shop.platform, header)).not.toBeNull();
    expect(visitorStateOf(https, header)).toBeNull();
  });

  it("is unknown as soon as this program has ended the session", async () => {
    const { shop, secret, lookUp } = await open();
    await lookUp();
    await shop.platform.database.write((unit) => deleteSessionBySecret(unit, secret));
    expect(await lookUp()).toBeNull();
  });

  it("is unknown a second after another program has ended the session", async () => {
    const { shop, secret, lookUp } = await open();
    const another = await shop.openAnother();
    await lookUp();
    await another.database.write((unit) => deleteSessionBySecret(unit, secret));
    letTimePass(shop, 1 * SECONDS);
    expect(await lookUp()).toBeNull();
  });
});
