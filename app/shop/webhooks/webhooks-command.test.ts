import { afterEach, expect, it } from "vitest";
import { HOTEL } from "../../../tests/support/calls.ts";
import { sendDueDeliveries } from "../../../tests/support/jobs.ts";
import { NOON, onBothEngines } from "../../../tests/support/shops.ts";
import { openWebhookReceiver } from "../../../tests/support/webhook-receiver.ts";
import type { ReservationValues } from "../reservations/reservation.ts";
import { reserveTasting } from "../reservations/reserve-tasting.server.ts";
import { signedHeaders } from "./sign-delivery.server.ts";
import { runWebhooksCommand } from "./webhooks-command.server.ts";

const FORM: ReservationValues = {
  ...{ package: "basic", adults: 2, children: 0, childrenMenu: false, date: "2026-11-23", time: "10:00", note: "" },
  ...{ fullName: "Ana Đurić", email: "ana@gost.example", phone: "+385912345678" },
  reservationKey: "a-form-key-of-22-chars",
};

const closing: (() => void)[] = [];
afterEach(() => {
  for (const close of closing.splice(0)) close();
});

onBothEngines("the command for webhooks", (openTestShop) => {
  it("adds a partner once, sends it a signed test, shows what was delivered, and removes it with what waits", async () => {
    const { platform } = await openTestShop({ PARTNER_ORIGINS: HOTEL });
    const receiver = await openWebhookReceiver();
    closing.push(receiver.close);
    const command = (...words: string[]) => runWebhooksCommand(platform, words);
    const added = await command("add", "Hotel", "--url", receiver.url, "--origin", HOTEL);
    const secret = /^whsec_[A-Za-z0-9+/]{43}=$/m.exec(added)?.[0] ?? "";
    await expect(command("add", "Hotel", "--url", "https://elsewhere.example/", "--origin", HOTEL)).rejects.toThrow(
      "is there already",
    );
    expect(await command("list")).toBe(`Hotel\t${HOTEL}\t${receiver.url}`);

    expect(await command("test", "Hotel")).toMatch(/^http:\/\/127.0.0.1:\d+\/hook answered 204 to msg_/);
    const [{ headers, body } = { headers: {}, body: "" }] = receiver.got;
    expect(JSON.parse(body)).toEqual({
      type: "webhook.test",
      timestamp: "2026-11-20T11:00:00.000Z",
      data: { partner: "Hotel" },
    });
    const expected = signedHeaders({ id: String(headers["webhook-id"]), body }, secret, NOON);
    expect(headers["webhook-signature"]).toBe(expected["webhook-signature"]);
    receiver.answer.status = 500;
    await expect(command("test", "Hotel")).rejects.toThrow("answered 500");

    await reserveTasting(platform, { form: FORM, language: "de", referrer: { partner: null, partnerOrigin: HOTEL } });
    await sendDueDeliveries(platform);
    expect(await command("log", "Hotel")).toMatch(
      /\tHotel\treservation.booked\tqueued .*\tattempts 1\tThe receiver answered 500$/,
    );
    expect(await command("remove", "Hotel")).toContain("no more webhooks");
    expect(await command("log")).toContain("Nothing was delivered");
  });

  it("gives an origin to one partner alone, who may get another address", async () => {
    const OTHER = "https://tours.example";
    const { platform } = await openTestShop({ PARTNER_ORIGINS: `${HOTEL}, ${OTHER}` });
    const add = (name: string, origin: string, ...words: string[]) =>
      runWebhooksCommand(platform, ["add", name, "--url", "https://a.example/hook", "--origin", origin, ...words]);
    const list = () => runWebhooksCommand(platform, ["list"]);
    expect(await list()).toBe("There are none.");
    await add("Hotel", HOTEL);
    await add("Tours", OTHER);
    const taken = `${HOTEL} is Hotel's, which gets all that comes from there: remove it first.`;
    await expect(add("Hostel", HOTEL)).rejects.toThrow(taken);
    await expect(add("Tours", HOTEL, "--replace")).rejects.toThrow(taken);
    await add("Hotel", HOTEL, "--replace");
    const lines = [`Hotel\t${HOTEL}\thttps://a.example/hook`, `Tours\t${OTHER}\thttps://a.example/hook`];
    expect(await list()).toBe(lines.join("\n"));
    await runWebhooksCommand(platform, ["remove", "Hotel"]);
    await add("Hostel", HOTEL);
  });

  it.each([
    [["replay", "nosuch"], "There is no delivery nosuch, or it is on its way just now."],
    [["test"], "A partner's name is needed."],
    [["remove"], "A partner's name is needed."],
    [["remove", "Hotel", "Example"], '"Example" is one word too many'],
    [["remove", "Hotel"], "There is no Hotel."],
    [["list", "Hotel"], '"Hotel" is one word too many'],
    [["replay", "--since", "1.12.2026"], '"1.12.2026" is no time, such as 2026-11-20T10:30Z.'],
    [["replay", "--since", "2026-11-20", "--until", "5"], '"5" is no time'],
  ])("says why not: %j", async (words, refusal) => {
    const { platform } = await openTestShop();
    await expect(runWebhooksCommand(platform, words)).rejects.toThrow(refusal);
  });

  it.each([
    [[]],
    [["constructor"]],
    [["replay"]],
    [["replay", "--since", "soon"]],
    [["add", "Hotel"]],
    [["--since"]],
    [["list", "--what"]],
  ])("says how it is used: %j", async (words) => {
    const { platform } = await openTestShop();
    await expect(runWebhooksCommand(platform, words)).rejects.toThrow("npm run webhooks -- list");
  });
});
