import { mkdirSync, readdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import sharp from "sharp";
import { expect, it } from "vitest";
import { onSqlite } from "../../tests/support/shops.ts";
import type { Platform } from "../platform/platform.server.ts";
import { PRESETS } from "../routing/picture-presets.ts";
import { PARTS_ID } from "../ui/drawings/products/parts-id.ts";
import { loader } from "./assets-route.ts";
import { formatFor } from "./rasters.server.ts";

const CHROME = "image/avif,image/webp,image/apng,image/svg+xml,image/*,*/*;q=0.8";

async function asset(platform: Platform, id: string, key: string | null, accept = CHROME) {
  const request = new Request(`http://localhost:3000/assets/${id}${key === null ? "" : `?key=${key}`}`, {
    headers: { Accept: accept },
  });
  try {
    return await loader({ request, params: { id }, context: { platform } });
  } catch (thrown) {
    if (thrown instanceof Response) return thrown;
    throw thrown;
  }
}

const upload = ({ settings }: Platform, name: string, bytes: Buffer | string) => {
  const folder = join(settings.dataDir, "uploads");
  mkdirSync(folder, { recursive: true });
  writeFileSync(join(folder, name), bytes);
};
const photo = () =>
  sharp({ create: { width: 2000, height: 3000, channels: 3, background: "#9a3a22" } })
    .jpeg()
    .toBuffer();

it.each([
  [CHROME, "og", "avif"],
  ["image/webp,*/*", "og", "webp"],
  ["image/avif;q=0,image/webp,*/*", "og", "webp"],
  ["*/*", "og", "png"],
  [null, "card", "png"],
  [CHROME, "card-png", "png"],
] as const)("gives %s in %s: %s", (accept, preset, format) => {
  expect(formatFor(accept, preset, "png")).toBe(format);
});

onSqlite("pictures", (openTestShop) => {
  it.each([
    [CHROME, "cross-origin"],
    ["image/webp,*/*", "cross-origin"],
    ["*/*", "same-origin"],
    ["text/html,image/avif", "same-origin"],
  ])("shows itself on other sites as a picture alone: %s", async (accept, readers) => {
    const { platform } = await openTestShop();
    for (const key of ["card", null]) {
      const { headers } = await asset(platform, "malvazija-2025", key, accept);
      expect([headers.get("Cross-Origin-Resource-Policy"), headers.get("Vary")]).toEqual([readers, "Accept"]);
    }
  });

  it.each([
    [PARTS_ID, "public, max-age=31536000, immutable"],
    ["parts-0123abcd", "public, max-age=60"],
    ["picture-parts", "public, max-age=60"],
  ])("keeps the parts of pictures for ever under the address of what is in them alone: %s", async (id, life) => {
    const { platform } = await openTestShop();
    const parts = await asset(platform, id, null);
    expect([parts.status, parts.headers.get("Cache-Control")]).toEqual([200, life]);
    expect(await parts.text()).toContain('id="bottle-bordeaux"');
  });

  it("sends a drawing untouched where no preset is named", async () => {
    const { platform } = await openTestShop();
    const answer = await asset(platform, "malvazija-2025", null);
    expect(answer.headers.get("Content-Type")).toBe("image/svg+xml");
    expect(answer.headers.get("Cache-Control")).toContain("immutable");
    expect(await answer.text()).toMatch(/^<svg/);
  });

  it.each([
    ["thumb", CHROME, "image/avif", 80, 200],
    ["thumb", "image/webp,*/*", "image/webp", 80, 200],
    ["card", CHROME, "image/avif", 320, 800],
    ["card", "*/*", "image/png", 320, 800],
    ["page", CHROME, "image/avif", 480, 1200],
    ["og", CHROME, "image/avif", 1200, 630],
    ["og", "*/*", "image/png", 1200, 630],
    ["card-png", CHROME, "image/png", 480, 600],
  ])("draws %s for %s as %s", async (key, accept, type, width, height) => {
    const { platform } = await openTestShop();
    const answer = await asset(platform, "malvazija-2025", key, accept);
    expect(answer.headers.get("Content-Type")).toBe(type);
    expect(answer.headers.get("Vary")).toBe("Accept");
    const shown = await sharp(Buffer.from(await answer.arrayBuffer())).metadata();
    expect([shown.width, shown.height]).toEqual([width, height]);
  });

  it("draws the winery's mark for mails", async () => {
    const { platform } = await openTestShop();
    const answer = await asset(platform, "mark", "thumb", "*/*");
    const { format, width } = await sharp(await answer.bytes()).metadata();
    expect([answer.status, format, width]).toEqual([200, "png", 96]);
  });

  it("draws an award's medal, which a picture of the winery's own replaces", async () => {
    const { platform } = await openTestShop();
    const id = "award-malvazija-2025-2026";
    expect(await (await asset(platform, id, null)).text()).toMatch(/^<svg xmlns="[^"]+"[^>]*><ellipse/);
    expect((await asset(platform, id, "card")).headers.get("Content-Type")).toBe("image/avif");
    upload(platform, `${id}.jpg`, await photo());
    expect((await asset(platform, id, "card", "image/webp")).headers.get("Content-Type")).toBe("image/webp");
    expect((await asset(platform, "award-none", null)).status).toBe(404);
  });

  it("makes a picture once, however many ask, and keeps it", async () => {
    const { platform } = await openTestShop();
    const kept = () => readdirSync(join(platform.settings.dataDir, "assets"));
    await Promise.all(Array.from({ length: 8 }, () => asset(platform, "medica", "card-png")));
    expect(kept()).toHaveLength(1);
    await asset(platform, "medica", "card-png");
    expect(kept()).toHaveLength(1);
  });

  it("makes no more than two pictures at a time, whoever asks", async () => {
    const { platform } = await openTestShop();
    const busy: number[] = [];
    // A picture counts until its callback has ended, in which the next one begins. One that waits for a thread is not counted: it may
    // get its thread between two looks, and would count twice.
    const count = () => setImmediate(() => busy.push(sharp.counters().process));
    sharp.queue.on("change", count);
    const presets = Object.keys(PRESETS);
    upload(platform, "cellar.jpg", await photo());
    await Promise.all(presets.map((key) => asset(platform, "cellar", key, "image/webp")));
    sharp.queue.off("change", count);
    expect(readdirSync(join(platform.settings.dataDir, "assets"))).toHaveLength(presets.length);
    expect(Math.max(...busy)).toBeLessThanOrEqual(2);
  });

  it("resizes the winery's own photo and never enlarges it", async () => {
    const { platform } = await openTestShop();
    upload(platform, "cellar.jpg", await photo());
    const sizes = await Promise.all(
      ["thumb", "card", "page"].map(async (key) => {
        const answer = await asset(platform, "cellar", key, "image/webp");
        expect(answer.headers.get("Content-Type")).toBe("image/webp");
        const { width, height } = await sharp(Buffer.from(await answer.arrayBuffer())).metadata();
        return [width, height];
      }),
    );
    expect(sizes).toEqual([
      [133, 200],
      [533, 800],
      [1067, 1600],
    ]);
  });

  it("hides no picture of the winery's own that cannot be read behind a drawing", async () => {
    const { platform } = await openTestShop();
    mkdirSync(join(platform.settings.dataDir, "uploads", "malvazija-2025.svg"), { recursive: true });
    await expect(asset(platform, "malvazija-2025", "card")).rejects.toThrow("EISDIR");
  });

  it("sends the winery's own drawing as it is", async () => {
    const { platform } = await openTestShop();
    upload(platform, "map-of-ours.svg", "<svg xmlns='http://www.w3.org/2000/svg'/>");
    expect(await (await asset(platform, "map-of-ours", null)).text()).toBe("<svg xmlns='http://www.w3.org/2000/svg'/>");
  });

  it.each([
    ["nothing", "card"],
    ["malvazija-2025", "huge"],
    ["malvazija-2025", ""],
    ["malvazija-2025", "toString"],
    ["..", "card"],
    ["../shop", "card"],
    ["Malvazija", "og"],
  ])("has no %s in %s", async (id, key) => {
    const { platform } = await openTestShop();
    expect((await asset(platform, id, key)).status).toBe(404);
  });
});
