import { expect, it, vi } from "vitest";
import { SOON } from "../../../tests/support/patience.ts";
import { onBothEngines } from "../../../tests/support/shops.ts";
import type { UnitOfWork } from "../database/database.server.ts";
import type { Platform } from "../platform.server.ts";
import { HOURS, MINUTES } from "../system/clock.ts";
import { type Job, JobFailure, type NewJob } from "./job.ts";
import type { JobHandler } from "./job-handler.ts";
import { runDueJobs, startJobs } from "./job-runner.server.ts";
import { insertJob } from "./jobs.store.server.ts";
import { listJobs, replayJobs } from "./queue-log.store.server.ts";
import { MAIL_WAITS } from "./retry-waits.ts";

const LEASE_MS = 10 * MINUTES;

const newJob = (id: string, changes: Partial<NewJob> = {}): NewJob => ({
  ...{ id, kind: "test", topic: "a test", recipient: "Ana", payload: { secret: id } },
  ...changes,
});

const handlerOf = (work: JobHandler["work"], changes: Partial<JobHandler> = {}): JobHandler => ({
  ...{ kind: "test", maxAtOnce: 3, onePerRecipient: false, waits: MAIL_WAITS, leaseMs: LEASE_MS, command: "npm run x" },
  work,
  ...changes,
});

const queue = ({ database, clock }: Platform, ...jobs: NewJob[]) =>
  database.write(async (unit) => {
    for (const job of jobs) await insertJob(unit, job, clock());
  });

async function run(
  platform: Platform,
  work: (job: Job) => unknown = () => undefined,
  changes: Partial<JobHandler> = {},
) {
  const done: string[] = [];
  const handler = handlerOf(async (job) => {
    done.push(job.id);
    return work(job);
  }, changes);
  await runDueJobs(platform, handler);
  return done;
}

const states = async ({ database }: Platform) =>
  Object.fromEntries((await listJobs(database.read, { kind: "test" })).map(({ id, state }) => [id, state]));

const away = () => {
  throw new JobFailure("away", "nobody answers");
};

onBothEngines("the queue", (openTestShop) => {
  it("keeps nothing of a transaction that fails, and wakes nobody", async () => {
    const { platform, jobsQueued } = await openTestShop();
    const failing = platform.database.write(async (unit: UnitOfWork) => {
      await insertJob(unit, newJob("1"), platform.clock());
      throw new Error("the order failed");
    });
    await expect(failing).rejects.toThrow("the order failed");
    expect(await states(platform)).toEqual({});
    expect(jobsQueued()).toBe(0);
  });

  it("wakes its workers once for a transaction, after its commit", async () => {
    const { platform } = await openTestShop();
    const seen: unknown[] = [];
    platform.jobsQueued = () => seen.push("woken");
    await platform.database.write(async (unit) => {
      await insertJob(unit, newJob("1"), platform.clock());
      await insertJob(unit, newJob("2"), platform.clock());
      seen.push("queued");
    });
    expect(seen).toEqual(["queued", "woken"]);
  });

  it("gives a job to one of two workers only, and back after the lease of one that died", async () => {
    const { platform, clock, openAnother } = await openTestShop();
    const other = await openAnother();
    await queue(platform, newJob("1"));
    let dies = () => {};
    const dead = new Promise<void>((resolve) => {
      dies = resolve;
    });
    const interrupted = runDueJobs(
      platform,
      handlerOf(() => dead),
    );
    await vi.waitFor(async () => {
      const { leased_until } = await platform.database.read.selectFrom("jobs").selectAll().executeTakeFirstOrThrow();
      expect(leased_until).toBe(clock.now + LEASE_MS);
    }, SOON);
    clock.now += LEASE_MS - 1;
    expect(await run(other)).toEqual([]);
    clock.now += 1;
    expect(await run(other)).toEqual(["1"]);
    dies();
    await interrupted;
    expect(await states(platform)).toEqual({ 1: "done" });
  });

  it("is emptied by several servers at once, each job by one of them", async () => {
    const { platform, openAnother } = await openTestShop();
    // Two SQLite writers in one process would wait for each other; there the workers share a connection.
    const another = () => (platform.database.engine === "postgres" ? openAnother() : platform);
    const servers = [platform, await another(), await another()];
    await queue(platform, ...Array.from({ length: 45 }, (_, number) => newJob(`${number}`)));
    const done = (await Promise.all(servers.map((server) => run(server)))).flat();
    expect(done).toHaveLength(45);
    expect(new Set(done).size).toBe(45);
  });

  it("does so many jobs at the same time, and no more", async () => {
    const { platform } = await openTestShop();
    await queue(platform, ...Array.from({ length: 9 }, (_, number) => newJob(`${number}`)));
    const open: (() => void)[] = [];
    let most = 0;
    const running = run(platform, () => {
      const end = new Promise<void>((resolve) => open.push(resolve));
      most = Math.max(most, open.length);
      return end;
    });
    for (let ended = 0; ended < 9; ended += 1) {
      await vi.waitFor(() => expect(open).toHaveLength(Math.min(3, 9 - ended)), SOON);
      open.shift()?.();
    }
    await running;
    expect(most).toBe(3);
  });

  it("does the jobs of one key in their order, whatever becomes of the first", async () => {
    const { platform, clock } = await openTestShop();
    const key = { orderKey: "reservation" };
    await queue(platform, newJob("booked", key), newJob("cancelled", key), newJob("another", { orderKey: "other" }));
    const failing = ({ id }: Job) => {
      if (id === "booked") throw new Error("not now");
    };
    expect((await run(platform, failing)).sort()).toEqual(["another", "booked"]);
    clock.now += MINUTES;
    expect(await run(platform)).toEqual(["booked", "cancelled"]);
  });

  it("gives one recipient one job after the other, if the receivers are their own", async () => {
    const { platform } = await openTestShop();
    await queue(platform, newJob("a1"), newJob("a2"), newJob("b1", { recipient: "Bar" }), newJob("a3"));
    let busy = 0;
    let mostOfAna = 0;
    const done = await run(
      platform,
      async ({ recipient }) => {
        if (recipient !== "Ana") return;
        busy += 1;
        mostOfAna = Math.max(mostOfAna, busy);
        await platform.database.read.selectFrom("jobs").select("id").execute();
        busy -= 1;
      },
      { onePerRecipient: true },
    );
    expect([done.length, mostOfAna]).toEqual([4, 1]);
    expect(done.filter((id) => id.startsWith("a"))).toEqual(["a1", "a2", "a3"]);
  });

  it("takes the one that was queued first of those that may go at the same moment, also where each recipient waits", async () => {
    const { platform, clock } = await openTestShop();
    const soon = clock.now + MINUTES;
    await queue(platform, newJob("z", { recipient: "Zoe", notBefore: soon }));
    clock.now = soon;
    await queue(platform, newJob("a"));
    const handler = { maxAtOnce: 1, onePerRecipient: true };
    expect(await run(platform, undefined, handler)).toEqual(["z", "a"]);
  });

  it("lets the others wait when one has found the receiver away, and go when one gets through", async () => {
    const { platform, clock } = await openTestShop();
    await queue(platform, ...["1", "2", "3", "4", "5"].map((id) => newJob(id)));
    expect(await run(platform, away, { maxAtOnce: 1 })).toEqual(["1"]);
    clock.now += MINUTES - 1;
    expect(await run(platform)).toEqual([]);
    clock.now += 1;
    expect(await run(platform, away, { maxAtOnce: 5 })).toHaveLength(5);
    // All have their own wait now, of one or two minutes. A new job finds the receiver back.
    await queue(platform, newJob("6"));
    expect((await run(platform)).sort()).toEqual(["1", "2", "3", "4", "5", "6"]);
  });

  it("does not bring forward what failed for a reason of its own", async () => {
    const { platform } = await openTestShop();
    await queue(platform, newJob("bad"));
    await run(platform, () => {
      throw new JobFailure("own", "451 try later");
    });
    await queue(platform, newJob("good"));
    expect(await run(platform)).toEqual(["good"]);
    expect(await states(platform)).toEqual({ bad: "queued", good: "done" });
  });

  it("keeps of a payload what is to be kept once the job is done", async () => {
    const { platform } = await openTestShop();
    await queue(platform, newJob("1"), newJob("2"));
    await run(platform, ({ id }) => (id === "1" ? {} : undefined));
    const rows = await platform.database.read.selectFrom("jobs").select(["id", "payload"]).orderBy("id").execute();
    expect(rows).toEqual([
      { id: "1", payload: "{}" },
      { id: "2", payload: '{"secret":"2"}' },
    ]);
  });

  it("gives up a job after three days, until somebody has it tried again", async () => {
    const { platform, clock } = await openTestShop();
    await queue(platform, newJob("1"));
    clock.now += 72 * HOURS;
    await run(platform, away);
    clock.now += 72 * HOURS;
    expect(await run(platform)).toEqual([]);
    expect(await platform.database.write((unit) => replayJobs(unit, { kind: "test", id: "1" }, clock.now))).toBe(1);
    await run(platform, away);
    expect(await states(platform)).toEqual({ 1: "queued" });
    clock.now += MINUTES;
    expect(await run(platform)).toEqual(["1"]);
  });

  it("is looked through while the program runs, as soon as it is woken; stopping ends what is under way", async () => {
    const { platform } = await openTestShop();
    const done: string[] = [];
    const jobs = startJobs(platform, [handlerOf(async ({ id }) => void done.push(id))]);
    platform.jobsQueued = jobs.wake;
    await queue(platform, newJob("1"));
    await vi.waitFor(() => expect(done).toEqual(["1"]), SOON);
    await jobs.stop();
    await queue(platform, newJob("2"));
    expect(await states(platform)).toEqual({ 1: "done", 2: "queued" });
  });

  it("tells the log of what was given up or has been due for an hour", async () => {
    const { platform, clock } = await openTestShop();
    await queue(platform, newJob("dead"), newJob("late"), newJob("due", { notBefore: clock.now + HOURS }));
    await run(platform, ({ id }) => {
      throw new JobFailure(id === "dead" ? "final" : "own", "no");
    });
    clock.now += HOURS + 1;
    const warnings: unknown[] = [];
    const log = { ...platform.log, warn: (about: unknown) => void warnings.push(about) } as Platform["log"];
    const jobs = startJobs({ ...platform, log }, [handlerOf(() => Promise.reject(new JobFailure("own", "no")))]);
    await vi.waitFor(() => expect(warnings).toContainEqual({ kind: "test", dead: 1, late: 1 }), SOON);
    await jobs.stop();
  });
});
