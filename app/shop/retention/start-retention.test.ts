import { expect, it } from "vitest";
import { input } from "../../../tests/support/buyers.ts";
import { sendDueMails } from "../../../tests/support/jobs.ts";
import { NOON, onBothEngines } from "../../../tests/support/shops.ts";
import type { Schema } from "../../platform/database/schema.ts";
import type { Platform } from "../../platform/platform.server.ts";
import { sendInquiry } from "../inquiries/send-inquiry.server.ts";
import { placeOrder } from "../orders/place-order.server.ts";
import { deleteExpiredData } from "./delete-expired-data.server.ts";
import { startRetention } from "./start-retention.server.ts";

const INQUIRY = {
  ...{ name: "Anna Berger", email: "anna@example.com", phone: "", subject: "Teran", message: "Guten Tag" },
  inquiryKey: "abcdefghijklmnopqrstuv",
};
const ask = (platform: Platform) => sendInquiry(platform, { form: INQUIRY, language: "de" });

async function rowsIn({ database }: Platform, table: keyof Schema): Promise<number> {
  return (await database.read.selectFrom(table).selectAll().execute()).length;
}

onBothEngines("forgetting", (openTestShop) => {
  it("begins with the program, comes again, and ends with it", async () => {
    const { platform, clock } = await openTestShop();
    await ask(platform);
    clock.now = Date.parse("2028-11-20T23:00:00Z");
    const forgetting = startRetention(platform, 1);
    await expect.poll(() => rowsIn(platform, "inquiries")).toBe(0);
    clock.now = NOON;
    await ask(platform);
    clock.now = Date.parse("2028-11-20T23:00:00Z");
    await expect.poll(() => rowsIn(platform, "inquiries")).toBe(0);
    await forgetting.stop();
    clock.now = NOON;
    await ask(platform);
    clock.now = Date.parse("2028-11-20T23:00:00Z");
    expect(await rowsIn(platform, "inquiries")).toBe(1);
  });

  it("is harmless where it is done twice at once, by two servers if the database can have two", async () => {
    const { platform, clock, openAnother } = await openTestShop();
    const other = platform.database.engine === "postgres" ? await openAnother() : platform;
    await placeOrder(platform, input());
    await ask(platform);
    await sendDueMails(platform);
    clock.now = Date.parse("2039-01-01T11:00:00Z");
    const errors: unknown[] = [];
    const nothing = () => undefined;
    const log = { debug: nothing, info: nothing, warn: nothing, error: (entry: unknown) => errors.push(entry) };
    const servers = [platform, other].map((server) => ({ ...server, log }));
    for (let time = 0; time < 3; time += 1) await Promise.all(servers.map((server) => deleteExpiredData(server)));
    expect(errors).toEqual([]);
    const tables = ["orders", "order_lines", "inquiries", "jobs"] as const;
    expect(await Promise.all(tables.map((table) => rowsIn(platform, table)))).toEqual([0, 0, 0, 0]);
  });
});
