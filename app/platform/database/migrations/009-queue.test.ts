import { sql } from "kysely";
import { expect, it, onTestFinished } from "vitest";
import { NOON, onEmptyDatabase } from "../../../../tests/support/shops.ts";
import { HOURS } from "../../system/clock.ts";
import { openDatabase } from "../open-database.server.ts";
import { up } from "./009-queue.ts";

const MAIL = {
  ...{ reply_to: "b@c.hr", subject: "Narudžba", html: "<p>Da</p>", text: "Da", attachments: "[]", headers: "{}" },
  ...{ attempts: 1, next_at: NOON + HOURS, created_at: NOON },
};
const BODY = (event: string) =>
  JSON.stringify({ type: event, timestamp: "2026-11-20T11:00:00.000Z", data: { id: "r1" } });

onEmptyDatabase("the two outboxes of earlier releases", (emptySettings) => {
  it("become the queue: what waits goes on waiting, what is out is known to be out", async () => {
    const database = openDatabase((await emptySettings()).DATABASE_URL ?? "");
    onTestFinished(() => database.close());
    const { rows } = await database.write(async (unit) => {
      await sql`create table mails (id text, message_id text, kind text, recipient text, reply_to text, subject text, html text,
        text text, attachments text, headers text, state text, attempts integer, created_at bigint, next_at bigint,
        sent_at bigint, last_error text)`.execute(unit);
      await sql`create table notices (id text, partner text, event text, body text, state text, attempts integer,
        created_at bigint, next_at bigint, sent_at bigint, last_error text)`.execute(unit);
      for (const [id, state, sentAt] of [
        ["m1", "queued", null],
        ["m2", "sent", NOON],
        ["m3", "failed", null],
      ] as const) {
        const { reply_to, subject, html, text, attachments, headers, attempts, next_at, created_at } = MAIL;
        await sql`insert into mails values (${id}, ${`<${id}@x>`}, 'order-placed', 'a@b.hr', ${reply_to}, ${subject}, ${html}, ${text},
          ${attachments}, ${headers}, ${state}, ${attempts}, ${created_at}, ${next_at}, ${sentAt}, null)`.execute(unit);
      }
      for (const [id, event, at] of [
        ["n2", "reservation.booked", NOON],
        ["n1", "reservation.cancelled", NOON + 1],
      ] as const) {
        await sql`insert into notices values (${id}, 'Hotel', ${event}, ${BODY(event)}, 'queued', 0, ${at}, ${at}, null,
          null)`.execute(unit);
      }
      await up(unit as never);
      return sql<Record<string, unknown>>`select * from jobs order by kind, created_at, id`.execute(unit);
    });
    const written = {
      subject: "Narudžba",
      html: "<p>Da</p>",
      text: "Da",
      replyTo: "b@c.hr",
      attachments: [],
      headers: {},
    };
    const payload = (id: string) => JSON.stringify({ messageId: `<${id}@x>`, written });
    expect(rows).toMatchObject([
      { id: "m1", kind: "mail", topic: "order-placed", state: "queued", payload: payload("m1"), next_at: NOON + HOURS },
      { id: "m2", state: "done", payload: "{}", ended_at: NOON },
      { id: "m3", state: "dead", payload: payload("m3"), ended_at: NOON + HOURS, expires_at: NOON + 72 * HOURS },
      { id: "n2", kind: "webhook", recipient: "Hotel", topic: "reservation.booked", order_key: "r1", position: 1 },
      { id: "n1", topic: "reservation.cancelled", order_key: "r1", position: 2 },
    ]);
    expect(JSON.parse(String(rows[3]?.payload))).toEqual({
      reservationId: "r1",
      timestamp: "2026-11-20T11:00:00.000Z",
    });
  });
});
