import { expect, it } from "vitest";
import { emailsTo, openAccount, PASSWORD, tokenTo } from "../../../tests/support/accounts.ts";
import { onBothEngines } from "../../../tests/support/shops.ts";
import { HOURS, MINUTES, SECONDS } from "../../platform/system/clock.ts";
import { checkLogin } from "./check-login.server.ts";
import { inviteStaff } from "./invite-staff.server.ts";
import { openSession } from "./open-session.server.ts";
import { requestReset, setPassword } from "./password-reset.server.ts";
import { findSession } from "./sessions.store.server.ts";
import { findUserByEmail } from "./users.store.server.ts";

const NEW = "jesen u podrumu";
const resetToken = (platform: Parameters<typeof tokenTo>[0]) => tokenTo(platform, "ana@kupac.example", "account-reset");

onBothEngines("a forgotten password", (openTestShop) => {
  it("is set anew by the link, which ends every session of the account", async () => {
    const { platform } = await openTestShop();
    const { id: userId } = await openAccount(platform);
    const opening = { userId, agent: "", cart: [], replaces: null };
    const browser = await openSession(platform, { ...opening, kind: "browser" });
    const program = await openSession(platform, { ...opening, kind: "bearer" });
    await requestReset(platform, "ana@kupac.example", "hr");
    const set = await setPassword(platform, { token: await resetToken(platform), password: NEW, language: "hr" });
    expect(set).toEqual({ ok: true });
    expect(await checkLogin(platform, "ana@kupac.example", NEW)).toBe(userId);
    expect(await checkLogin(platform, "ana@kupac.example", PASSWORD)).toBeNull();
    const { read } = platform.database;
    expect(await findSession(read, "browser", browser.secret, platform.clock())).toBeNull();
    expect(await findSession(read, "bearer", program.secret, platform.clock())).toBeNull();
  });

  it("is set by two uses of the link at once exactly once", async () => {
    const { platform } = await openTestShop();
    await openAccount(platform);
    await requestReset(platform, "ana@kupac.example", "hr");
    const token = await resetToken(platform);
    const uses = ["the first of two", "the second of two"].map((password) =>
      setPassword(platform, { token, password, language: "hr" }),
    );
    const results = await Promise.all(uses);
    expect(results.filter(({ ok }) => ok)).toHaveLength(1);
    expect(results).toContainEqual({ ok: false, reason: "badToken" });
  });

  it.each([
    ["29 minutes and 59 seconds", 30 * MINUTES - SECONDS, true],
    ["30 minutes", 30 * MINUTES, false],
  ])("has a link for less than half an hour: %s", async (_, passed, works) => {
    const { platform, clock } = await openTestShop();
    await openAccount(platform);
    await requestReset(platform, "ana@kupac.example", "hr");
    const token = await resetToken(platform);
    clock.now += passed;
    expect((await setPassword(platform, { token, password: NEW, language: "hr" })).ok).toBe(works);
  });

  it("makes older links useless once one was used", async () => {
    const { platform } = await openTestShop();
    await openAccount(platform);
    await requestReset(platform, "ana@kupac.example", "hr");
    const older = await resetToken(platform);
    await platform.database.write((connection) => connection.deleteFrom("jobs").execute());
    await requestReset(platform, "ana@kupac.example", "hr");
    await setPassword(platform, { token: await resetToken(platform), password: NEW, language: "hr" });
    expect((await setPassword(platform, { token: older, password: "again", language: "hr" })).ok).toBe(false);
  });

  it("fills nobody's mailbox: four mails an hour", async () => {
    const { platform, clock, jobsQueued } = await openTestShop();
    await openAccount(platform);
    const before = jobsQueued();
    for (let time = 0; time < 7; time += 1) await requestReset(platform, "ana@kupac.example", "hr");
    expect(jobsQueued() - before).toBe(4);
    clock.now += HOURS + SECONDS;
    await requestReset(platform, "ana@kupac.example", "hr");
    expect(jobsQueued() - before).toBe(5);
  });

  it("sends nothing to an address without an account", async () => {
    const { platform } = await openTestShop();
    await requestReset(platform, "nobody@kupac.example", "hr");
    expect(await emailsTo(platform, "nobody@kupac.example")).toEqual([]);
  });
});

onBothEngines("an invitation for staff", (openTestShop) => {
  it("makes an account with the scope, once its owner has set a password", async () => {
    const { platform } = await openTestShop();
    expect(await inviteStaff(platform, { email: "mare@kazun.example", scope: ["orders", "catalogue"] })).toEqual({
      ok: true,
    });
    expect(await findUserByEmail(platform.database.read, "mare@kazun.example")).toBeNull();
    const token = await tokenTo(platform, "mare@kazun.example", "account-invite");
    expect(await setPassword(platform, { token, password: NEW, language: "hr" })).toEqual({ ok: true });
    const user = await findUserByEmail(platform.database.read, "mare@kazun.example");
    expect(user?.scope).toEqual(["orders", "catalogue"]);
    expect(await checkLogin(platform, "mare@kazun.example", NEW)).toBe(user?.id);
  });

  it("gives the scope to an account that is there", async () => {
    const { platform } = await openTestShop();
    const { id } = await openAccount(platform);
    await inviteStaff(platform, { email: "ana@kupac.example", scope: ["orders"] });
    const token = await tokenTo(platform, "ana@kupac.example", "account-invite");
    await setPassword(platform, { token, password: NEW, language: "hr" });
    const user = await findUserByEmail(platform.database.read, "ana@kupac.example");
    expect(user).toMatchObject({ id, scope: ["orders"] });
  });

  it.each([
    ["no address", { email: "mare", scope: ["orders"] }, "email"],
    [
      "an address that no login takes",
      { email: `${"m".repeat(50 - "@kazun.example".length)}e@kazun.example`, scope: ["orders"] },
      "email",
    ],
    ["two addresses", { email: "a@b.hr\r\nBcc: c@d.hr", scope: ["orders"] }, "email"],
    ["no scope", { email: "a@b.hr", scope: [] }, "scope"],
    ["a scope that is no name", { email: "a@b.hr", scope: ["Orders!"] }, "scope"],
  ])("is refused: %s", async (_, invitation, reason) => {
    const { platform } = await openTestShop();
    expect(await inviteStaff(platform, invitation)).toEqual({ ok: false, reason });
  });
});
