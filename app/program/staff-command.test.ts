import { expect, it } from "vitest";
import { waitingMails } from "../../tests/support/jobs.ts";
import { onSqlite } from "../../tests/support/shops.ts";
import { runRetentionCommand } from "./retention-command.server.ts";
import { runStaffCommand } from "./staff-command.server.ts";

onSqlite("the commands of the staff", (openTestShop) => {
  it.each([
    ["invite a@b.hr c@d.hr --scope orders", '"c@d.hr" is one word too many'],
    ["invite --scope orders", "A mail address and a --scope are needed.\n\nnpm run staff"],
    ["invite a@b.hr", "A mail address and a --scope are needed.\n\nnpm run staff"],
    ["invite a.b.hr --scope orders", "a.b.hr is no mail address of at most 50 characters."],
    ["invite a@b.hr --scope Orders", "Orders is no scope, such as orders,catalogue: small letters and hyphens."],
    ["invite a@b.hr --scope orders, catalogue", '"catalogue" is one word too many'],
    ["withdrawals 2026-000001", '"2026-000001" is one word too many'],
    ["lost", "npm run staff -- invite"],
  ])("say why not, and invite nobody: %s", async (words, refusal) => {
    const { platform } = await openTestShop();
    await expect(runStaffCommand(platform, words.split(" "))).rejects.toThrow(refusal);
    expect(await waitingMails(platform)).toEqual([]);
  });

  it("invite one person, to several kinds of work", async () => {
    const { platform } = await openTestShop();
    expect(await runStaffCommand(platform, ["invite", "a@b.hr", "--scope", "orders, catalogue"])).toBe(
      "a@b.hr is invited to orders, catalogue; the running shop sends the mail.",
    );
    expect((await waitingMails(platform)).map(({ recipient }) => recipient)).toEqual(["a@b.hr"]);
  });

  it("do not take a word for an option", async () => {
    const { platform } = await openTestShop();
    await expect(runRetentionCommand(platform, ["confirm"])).rejects.toThrow('"confirm" is one word too many');
  });
});
