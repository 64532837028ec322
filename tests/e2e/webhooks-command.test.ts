import { execFile } from "node:child_process";
import { promisify } from "node:util";
import { expect, it, onTestFinished, vi } from "vitest";
import { HOTEL } from "../support/calls.ts";
import { openDay } from "../support/open-day.ts";
import { discardServer, startServer } from "../support/server.ts";
import { openWebhookReceiver } from "../support/webhook-receiver.ts";

// The running shop looks into its queue every 15 seconds.
const WAIT = { timeout: 40_000, interval: 100 };

it("the command for webhooks adds a partner, whose delivery can be sent once more with its id", async () => {
  const server = await startServer({ PARTNER_ORIGINS: HOTEL });
  const receiver = await openWebhookReceiver();
  onTestFinished(async () => {
    receiver.close();
    await discardServer(server);
  });
  const env = {
    ...process.env,
    DATA_DIR: server.dataDir,
    PUBLIC_URL: server.url,
    PARTNER_ORIGINS: HOTEL,
    LOG_LEVEL: "silent",
  };
  const command = async (...words: string[]) =>
    (await promisify(execFile)(process.execPath, ["scripts/command.ts", "webhooks", ...words], { env })).stdout;

  expect(await command("add", "Hotel", "--url", receiver.url, "--origin", HOTEL)).toMatch(
    /^whsec_[A-Za-z0-9+/]{43}=$/m,
  );
  expect(await command("list")).toContain(`Hotel\t${HOTEL}\t${receiver.url}`);
  const date = await openDay(server);
  const body = {
    ...{ package: "basic", adults: 2, date, time: "10:00", terms: true },
    ...{ fullName: "Ana Horvat", email: "ana@gost.example", phone: "+385 91 234 5678" },
  };
  const headers = { "Content-Type": "application/json", Origin: HOTEL };
  const url = `${server.url}/api/reservations`;
  expect((await fetch(url, { method: "POST", headers, body: JSON.stringify(body) })).status).toBe(201);
  await vi.waitFor(() => expect(receiver.got).toHaveLength(1), WAIT);
  const id = String(receiver.got[0]?.headers["webhook-id"]);
  await vi.waitFor(async () => expect(await command("replay", id)).toContain("1 to be sent again."), WAIT);
  await vi.waitFor(() => expect(receiver.got.length).toBeGreaterThan(1), WAIT);
  expect(new Set(receiver.got.map((notice) => notice.headers["webhook-id"]))).toEqual(new Set([id]));
}, 120_000);
