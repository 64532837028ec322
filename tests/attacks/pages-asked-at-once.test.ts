import { randomUUID } from "node:crypto";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { SECONDS } from "../../app/platform/system/clock.ts";
import { type OpenDoor, openDoor } from "../support/front-door.ts";
import { SOON } from "../support/patience.ts";

const PAGE_BYTES = 60_000;

let door: OpenDoor;

describe("a page that many ask for at once", () => {
  /** What was asked of the application, each with what lets it answer. */
  let asked: { path: string; savesData: boolean; answer(text: string): void }[] = [];
  const whenTold = ({ url, headers }: Request) =>
    new Promise<Response>((resolve) => {
      const { pathname: path } = new URL(url);
      const answer = (text: string) => {
        const body = `<!DOCTYPE html><p>${text} ${"wine ".repeat(PAGE_BYTES / 5)}`;
        const isMissing = path.endsWith("404");
        const headers = new Headers({ "Content-Type": "text/html; charset=utf-8" });
        if (!isMissing) headers.set("Cache-Control", "public, max-age=0, must-revalidate");
        resolve(new Response(body, { status: isMissing ? 404 : 200, headers }));
      };
      asked.push({ path, savesData: headers.get("Save-Data") === "on", answer });
    });
  beforeEach(async () => {
    asked = [];
    door = await openDoor(whenTold);
  });
  afterEach(() => door.close());

  const read = async (path: string, headers: Record<string, string> = {}) =>
    (await (await fetch(door.url + path, { headers })).text())
      .replace(/ wine.*/, "")
      .replace(/^<!DOCTYPE html><p>/, "");
  const light = { "Save-Data": "on" };
  const askedFor = (count: number) => vi.waitFor(() => expect(asked).toHaveLength(count), SOON);

  it("is rendered once for all of them, each of its versions once, and so is what is not there", async () => {
    const whole = [read("/o-nama"), read("/o-nama"), read("/o-nama", { Cookie: "_ga=1" })];
    const saving = [read("/o-nama", light), read("/o-nama", light)];
    const missing = [read(`/${randomUUID()}`), read(`/a/${randomUUID()}`)];
    await askedFor(3);
    // Who came later waits at the door: an answer that is not for the store shows that all of them have come.
    const last = read("/potvrda");
    await askedFor(4);
    for (const { path, savesData, answer } of asked) answer(`${path}${savesData ? " light" : ""}`);
    expect(await Promise.all(whole)).toEqual(["/o-nama", "/o-nama", "/o-nama"]);
    expect(await Promise.all(saving)).toEqual(["/o-nama light", "/o-nama light"]);
    expect(await Promise.all(missing)).toEqual(["/404", "/404"]);
    expect(await last).toBe("/potvrda");
    expect(asked).toHaveLength(4);
  });

  it("is sent once more when its minute is over, while it is made anew, once; after two minutes it is waited for", async () => {
    const first = read("/o-nama");
    await askedFor(1);
    asked[0]?.answer("first");
    expect(await first).toBe("first");
    door.clock.now += 61 * SECONDS;
    expect(await Promise.all([read("/o-nama"), read("/o-nama"), read("/o-nama")])).toEqual(["first", "first", "first"]);
    await askedFor(2);
    asked[1]?.answer("second");
    await vi.waitFor(async () => expect(await read("/o-nama")).toBe("second"), SOON);
    door.clock.now += 121 * SECONDS;
    const third = read("/o-nama");
    await askedFor(3);
    asked[2]?.answer("third");
    expect(await third).toBe("third");
  });
});
