import { expect, it } from "vitest";
import { asked, cookieOf, openAccount, outcome } from "../../../tests/support/accounts.ts";
import { onSqlite } from "../../../tests/support/shops.ts";
import { SOLD_OUT } from "../../../tests/support/walk-places.ts";
import type { Platform } from "../../platform/platform.server.ts";
import { signIn, signOut } from "../../session/sign-in.server.ts";
import { loadFrame } from "./load-frame.server.ts";

const frameOf = (platform: Platform, request: Request) => outcome(() => loadFrame(request, { platform }));

onSqlite("the frame", (openTestShop) => {
  it("asks nobody for the age who is logged in, and asks again after the logout", async () => {
    const { platform } = await openTestShop();
    const user = await openAccount(platform);
    const headers = await signIn(asked("/login"), platform, { userId: user.id, remember: true, language: "hr" });
    const cookie = cookieOf(headers.getSetCookie());
    expect((await frameOf(platform, asked("/", cookie))).data).toMatchObject({ loggedIn: true, gatePassed: true });
    await signOut(asked("/", cookie), platform);
    expect((await frameOf(platform, asked("/", cookie))).data).toMatchObject({ loggedIn: false, gatePassed: false });
    const accepted = await frameOf(platform, asked("/", "ageGateAccepted=true"));
    expect(accepted.data).toMatchObject({ loggedIn: false, gatePassed: true });
  });

  it("asks for the spam check only where there is one", async () => {
    const without = await openTestShop();
    const withKey = await openTestShop({ RECAPTCHA_SITE_KEY: "key", RECAPTCHA_SECRET: "secret" });
    expect((await frameOf(without.platform, asked("/"))).data).toMatchObject({
      asksForSpamCheck: undefined,
      consent: undefined,
    });
    expect((await frameOf(withKey.platform, asked("/"))).data).toMatchObject({ asksForSpamCheck: true });
  });

  it("keeps the good lines of a cart cookie, and stores it without the bad one", async () => {
    const { platform } = await openTestShop();
    const line = '{"productId":"malvazija-2025","quantity":6}';
    const cookie = `cart=${encodeURIComponent(`[${line},{"productId":"teran-2023","quantity":0}]`)}`;
    const frame = await frameOf(platform, asked("/?overlay=cartOpen", cookie));
    expect(frame.data).toMatchObject({
      cart: {
        label: "6 artikala u košarici",
        details: { lines: [{ productId: "malvazija-2025", quantity: 6 }] },
      },
    });
    expect(decodeURIComponent(frame.cookies.join())).toContain(`cart=[${line}]`);
  });

  it("knows what a notice speaks of, and how full its box is", async () => {
    const { platform } = await openTestShop();
    const cart = encodeURIComponent('[{"productId":"malvazija-2025","quantity":3}]');
    const named = await frameOf(platform, asked("/", `cart=${cart}; notice=added.malvazija-2025`));
    expect(named.data).toMatchObject({
      notice: "added",
      addedId: "malvazija-2025",
      cart: { details: { lines: [{ productId: "malvazija-2025", quantity: 3 }] } },
    });
    const bare = await frameOf(platform, asked("/", `cart=${cart}; notice=added`));
    expect(bare.data).toMatchObject({ notice: "added", addedId: undefined, cart: { details: null } });
  });

  it("leaves it to the panel to say what the catalogue took out, and to keep the rest", async () => {
    const { platform } = await openTestShop();
    const lines = `[{"productId":"${SOLD_OUT}","quantity":1},{"productId":"malvazija-2025","quantity":3}]`;
    const cart = `cart=${encodeURIComponent(lines)}`;
    const told = await frameOf(platform, asked("/", `${cart}; notice=added.malvazija-2025`));
    expect(told.data).toMatchObject({ addedId: "malvazija-2025", cart: { details: { lines: [{ quantity: 3 }] } } });
    expect(told.cookies.filter((cookie) => cookie.startsWith("cart="))).toEqual([]);
    const opened = await frameOf(platform, asked("/?overlay=cartOpen", cart));
    expect(opened.data).toMatchObject({ cart: { details: { changes: { soldOut: [{ slug: SOLD_OUT }] } } } });
    expect(opened.cookies.filter((cookie) => cookie.startsWith("cart="))).toHaveLength(1);
  });

  it("hears of no product whose id could not be one", async () => {
    const { platform } = await openTestShop();
    for (const id of ["<b>", "A".repeat(300), "", "malvazija-2025.more", "%00"]) {
      const frame = await frameOf(platform, asked("/", `notice=added.${encodeURIComponent(id)}`));
      expect(frame.data, id).toMatchObject({ addedId: undefined });
    }
  });

  it("deletes a consent that cannot be read, and treats it as none", async () => {
    const { platform } = await openTestShop();
    const frame = await frameOf(platform, asked("/", "consent=%7Bbroken"));
    expect(frame.data).toMatchObject({ consent: undefined });
    expect(frame.cookies).toEqual(["consent=; Max-Age=0; Path=/; HttpOnly; SameSite=Lax"]);
  });
});
