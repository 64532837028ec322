import { readdirSync, utimesSync } from "node:fs";
import { join } from "node:path";
import { afterAll, beforeAll, expect, it, vi } from "vitest";
import { LANGUAGE_TAGS, LANGUAGES } from "../../app/i18n/languages.ts";
import { DAYS, SECONDS } from "../../app/platform/system/clock.ts";
import { pathTo } from "../../app/routing/paths.ts";
import { keptInWords } from "../../app/shop/retention/retention.ts";
import { type AccountShop, openForAccounts } from "../support/account-shop.ts";
import { SOON } from "../support/patience.ts";
import { discardServer, startServer } from "../support/server.ts";
import { changeRows, mailsIn, rowsOf } from "../support/stored.ts";

/**
 * Mails are kept for 30 days of the winery's calendar, in milliseconds: 31 × 24 hours ago is on the first of them still, late in the
 * evening with the end of summer time in between.
 */
const MORE_THAN_MAILS_ARE_KEPT = 32 * DAYS;

let shop: AccountShop;

beforeAll(async () => {
  shop = await openForAccounts();
});

afterAll(async () => {
  await shop.close();
});

/** What a page shows, without the scripts that carry its texts and figures as well. */
async function mainOf(path: string, cookie = ""): Promise<string> {
  const page = await (await shop.ask(path, { cookie })).text();
  return page.slice(page.indexOf("<main"), page.indexOf("</main>"));
}

it.each(LANGUAGES)("the privacy page tells how long everything is kept, in %s", async (language) => {
  const shown = await mainOf(pathTo("privacy-policy", language));
  for (const words of Object.values(keptInWords(LANGUAGE_TAGS[language]))) expect(shown).toContain(words);
  expect(shown).not.toContain("{{");
});

it("who deletes an account is told what stays, and until when", async () => {
  await shop.openAccount("odlazi@kupac.example");
  const cookie = await shop.logIn("odlazi@kupac.example");
  const shown = await mainOf(pathTo("profile", "hr"), cookie);
  expect(shown).toContain("dok ne završi, 60 dana nakon što je zaprimljena.");
});

it("a program that starts again forgets what was over in the meantime, and nothing else", async () => {
  const { server } = shop;
  const [old, young] = [await shop.order("davno@kupac.example"), await shop.order("jucer@kupac.example")];
  await vi.waitFor(() => expect(shop.rows("select id from jobs where state != 'done'")).toEqual([]), SOON);
  const mails = shop.rows("select id from jobs").length;
  const oldMails = shop.rows("select id from jobs where recipient = 'davno@kupac.example'");
  expect(oldMails).toHaveLength(1);
  await server.stop();
  changeRows(server.dataDir, `update orders set created_at = created_at - ${800 * DAYS} where number = '${old}'`);
  changeRows(
    server.dataDir,
    `update jobs set ended_at = ended_at - ${MORE_THAN_MAILS_ARE_KEPT} where id = '${oldMails[0]?.id}'`,
  );
  const file = join(server.dataDir, "mail", `${oldMails[0]?.id}.eml`);
  const longAgo = (Date.now() - MORE_THAN_MAILS_ARE_KEPT) / SECONDS;
  utimesSync(file, longAgo, longAgo);

  const next = await startServer({}, server.dataDir);
  try {
    await vi.waitFor(() => expect(next.output()).toContain('"what":"mail files","count":1'), SOON);
    const orders = rowsOf(next.dataDir, "select number, email, last_name from orders order by number");
    expect(orders).toEqual([
      { number: old, email: "", last_name: "Horvat" },
      { number: young, email: "jucer@kupac.example", last_name: "Horvat" },
    ]);
    expect(rowsOf(next.dataDir, "select id from jobs")).toHaveLength(mails - 1);
    expect(mailsIn(next.dataDir)).toHaveLength(mails - 1);
    expect(readdirSync(join(next.dataDir, "mail"))).not.toContain(`${oldMails[0]?.id}.eml`);
  } finally {
    await discardServer(next);
  }
});
