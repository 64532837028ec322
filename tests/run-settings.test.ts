import { mkdirSync, mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, it, onTestFinished, vi } from "vitest";
import { SETTING_NAMES } from "../app/platform/environment.server.ts";
import { environmentWith, withoutShop } from "./support/run-settings.ts";

it("a test that names no folder for its shop cannot make one", () => {
  expect(() => mkdirSync(`${process.env.DATA_DIR}`, { recursive: true })).toThrow(/^ENOTDIR/);
});

it("a run knows nothing of the shop whose settings stand in the shell", () => {
  expect(SETTING_NAMES.filter((name) => name in process.env)).toEqual(["DATA_DIR"]);
  const folder = mkdtempSync(join(tmpdir(), "shop-"));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  const shell = {
    NODE_ENV: "test" as const,
    DATABASE_URL: "postgres://shop",
    SMTP_URL: "smtp://mail",
    DATA_DIR: "/srv",
  };
  withoutShop(shell, folder);
  expect(shell).toEqual({ NODE_ENV: "test", DATA_DIR: expect.stringContaining(folder) });
});

it("nor does a program that is started for a picture or a measurement", () => {
  vi.stubEnv("DATABASE_URL", "postgres://shop");
  onTestFinished(() => void vi.unstubAllEnvs());
  expect(environmentWith({ NODE_ENV: "test" })).toMatchObject({ DATABASE_URL: undefined, PATH: process.env.PATH });
});
