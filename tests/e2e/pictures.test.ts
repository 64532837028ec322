import { afterAll, beforeAll, expect, it } from "vitest";
import { type Camera, pictureOf } from "../../scripts/pictures/camera.ts";
import { compare } from "../../scripts/pictures/compare.ts";
import { openBuiltShop } from "../../scripts/pictures/open-shop.ts";
import { PLACES, type Place } from "../../scripts/pictures/places.ts";
import { openBrowser } from "../support/browser.ts";
import { freePort } from "../support/free-port.ts";
import { discardServer, type RunningServer } from "../support/server.ts";

const NARROW = { language: "hr", width: 360 } as const;

let server: RunningServer;
let camera: Camera;

beforeAll(async () => {
  server = await openBuiltShop(`${await freePort()}`);
  camera = {
    browser: await openBrowser(),
    url: server.url,
    guests: { orders: {}, unpaidByCard: "", reservation: "", session: "" },
  };
});
afterAll(async () => {
  await camera.browser.close();
  await discardServer(server);
});

function named(name: string): Place {
  const place = PLACES.find((one) => one.name === name);
  if (!place) throw new Error(`No picture is called ${name}`);
  return place;
}

const taken = new Map<string, Promise<Buffer>>();

/** The first picture of a place: what is compared with several others is taken once. */
function firstOf(name: string): Promise<Buffer> {
  const first = taken.get(name) ?? pictureOf(camera, named(name), NARROW);
  taken.set(name, first);
  return first;
}

it.each(["home", "product-scripts", "checkout"])("two pictures of one build are one: %s", async (name) => {
  const [one, other] = [await firstOf(name), await pictureOf(camera, named(name), NARROW)];
  expect(await compare(one, other)).toEqual({ share: 0, shown: null });
});

it.each([
  ["checkout", "checkout-refused"],
  ["checkout", "checkout-changed-price"],
  ["checkout-refused", "checkout-changed-price"],
  ["reservation", "reservation-refused"],
  ["contact", "contact-refused"],
  ["login", "login-refused"],
])("what a form answers is another picture: %s, %s", async (before, after) => {
  const [one, other] = [await firstOf(before), await firstOf(after)];
  expect((await compare(one, other)).share).toBeGreaterThan(0.01);
});
