import { connect } from "node:net";
import { afterEach, describe, expect, it } from "vitest";
import { TIMEOUTS } from "../../app/http/timeouts.ts";
import { type OpenDoor, openDoor } from "../support/front-door.ts";

let door: OpenDoor;
afterEach(() => door.close());

describe("a slow visitor", () => {
  it.each([
    ["a body", "POST /kontakt HTTP/1.1\r\nHost: HOST\r\nContent-Length: 1000\r\n\r\na"],
    ["headers", "GET / HTTP/1.1\r\nHost: HOST\r\nX: "],
  ])("who never finishes %s is told so, and the line is closed", async (_, start) => {
    const short = { headersTimeout: 300, requestTimeout: 300, connectionsCheckingInterval: 50 };
    door = await openDoor(async () => new Response(), short);
    const { port, host } = new URL(door.url);
    const answer = await new Promise<string>((resolve, reject) => {
      let text = "";
      const socket = connect(Number(port), "localhost", () => socket.write(start.replace("HOST", host)));
      socket.on("data", (chunk) => {
        text += chunk;
      });
      socket.once("error", reject);
      socket.once("close", () => resolve(text));
    });
    expect(answer).toMatch(/^HTTP\/1\.1 408 /);
  });

  it("has half a minute for a whole request", async () => {
    door = await openDoor(async () => new Response());
    expect(TIMEOUTS.requestTimeout).toBe(30_000);
    expect(TIMEOUTS.headersTimeout).toBeLessThan(TIMEOUTS.requestTimeout);
  });
});
