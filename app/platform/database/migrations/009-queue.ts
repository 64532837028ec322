import type { Kysely } from "kysely";

type MailRow = {
  id: string;
  message_id: string;
  kind: string;
  recipient: string;
  reply_to: string | null;
  subject: string;
  html: string;
  text: string;
  attachments: string;
  headers: string;
};
type NoticeRow = { id: string; partner: string; event: string; body: string };
type OutboxRow = {
  state: string;
  attempts: number;
  created_at: number;
  next_at: number;
  sent_at: number | null;
  last_error: string | null;
};
type JobRow = Record<string, string | number | null>;
type Tables = { mails: MailRow & OutboxRow; notices: NoticeRow & OutboxRow; jobs: JobRow };

const ROWS_AT_ONCE = 50;
const GIVE_UP_AFTER_MS = 3 * 24 * 3_600_000;

/** One queue for mails and webhook deliveries, with what the two outboxes held. */
export async function up(db: Kysely<Tables>): Promise<void> {
  await createJobs(db);
  await moveMails(db);
  await moveNotices(db);
  await db.schema.dropTable("mails").execute();
  await db.schema.dropTable("notices").execute();
}

async function createJobs(db: Kysely<Tables>): Promise<void> {
  await db.schema
    .createTable("jobs")
    .addColumn("id", "text", (column) => column.primaryKey())
    .addColumn("kind", "text", (column) => column.notNull())
    .addColumn("topic", "text", (column) => column.notNull())
    .addColumn("recipient", "text", (column) => column.notNull())
    .addColumn("order_key", "text")
    .addColumn("position", "integer", (column) => column.notNull())
    .addColumn("payload", "text", (column) => column.notNull())
    .addColumn("state", "text", (column) => column.notNull())
    .addColumn("attempts", "integer", (column) => column.notNull())
    .addColumn("uncertain", "integer", (column) => column.notNull())
    .addColumn("away", "integer", (column) => column.notNull())
    .addColumn("created_at", "bigint", (column) => column.notNull())
    .addColumn("next_at", "bigint", (column) => column.notNull())
    .addColumn("leased_until", "bigint")
    .addColumn("expires_at", "bigint", (column) => column.notNull())
    .addColumn("ended_at", "bigint")
    .addColumn("last_error", "text")
    .addUniqueConstraint("jobs_in_order", ["kind", "order_key", "position"])
    .execute();
  await db.schema.createIndex("jobs_due").on("jobs").columns(["kind", "state", "next_at"]).execute();
  await db.schema.createIndex("jobs_of_recipient").on("jobs").columns(["kind", "recipient", "state"]).execute();
  await db.schema.createIndex("jobs_ended").on("jobs").column("ended_at").execute();
}

/** What waits or was given up keeps its words; of what is out, only that it is out. */
async function moveMails(db: Kysely<Tables>): Promise<void> {
  await moveRows(db, "mails", (mail) => ({
    ...common(mail),
    kind: "mail",
    topic: mail.kind,
    recipient: mail.recipient,
    order_key: null,
    payload: mail.state === "sent" ? "{}" : JSON.stringify({ messageId: mail.message_id, written: wordsOf(mail) }),
  }));
}

function wordsOf({ subject, html, text, reply_to, attachments, headers }: MailRow) {
  return {
    subject,
    html,
    text,
    ...(reply_to === null ? {} : { replyTo: reply_to }),
    attachments: JSON.parse(attachments),
    headers: JSON.parse(headers),
  };
}

/** A delivery now holds what happened and when; the reservation is looked up when it is sent. */
async function moveNotices(db: Kysely<Tables>): Promise<void> {
  const positions = new Map<string, number>();
  await moveRows(db, "notices", (notice) => {
    const { timestamp, data } = JSON.parse(notice.body);
    const position = positions.get(data.id) ?? 1;
    positions.set(data.id, position + 1);
    return {
      ...common(notice),
      kind: "webhook",
      topic: notice.event,
      recipient: notice.partner,
      order_key: data.id,
      position,
      payload: JSON.stringify({ reservationId: data.id, timestamp }),
    };
  });
}

function common(row: OutboxRow & { id: string }): JobRow {
  const state = row.state === "sent" ? "done" : row.state === "failed" ? "dead" : "queued";
  return {
    id: row.id,
    position: 0,
    state,
    attempts: row.attempts,
    uncertain: 0,
    away: 0,
    created_at: row.created_at,
    next_at: row.next_at,
    leased_until: null,
    expires_at: row.created_at + GIVE_UP_AFTER_MS,
    // What was given up has had that moment as its next one.
    ended_at: state === "queued" ? null : (row.sent_at ?? row.next_at),
    last_error: row.last_error,
  };
}

async function moveRows<T extends "mails" | "notices">(
  db: Kysely<Tables>,
  table: T,
  jobFrom: (row: Tables[T]) => JobRow,
): Promise<void> {
  for (let offset = 0; ; offset += ROWS_AT_ONCE) {
    const query = db.selectFrom(table as "mails").selectAll();
    const rows = await query.orderBy("created_at").orderBy("id").limit(ROWS_AT_ONCE).offset(offset).execute();
    if (rows.length === 0) return;
    const jobs = rows.map((row) => jobFrom(row as Tables[T]));
    await db.insertInto("jobs").values(jobs).execute();
  }
}
