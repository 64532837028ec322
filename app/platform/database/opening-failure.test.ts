import { expect, it } from "vitest";
import { StartFailure } from "../system/start-failure.server.ts";
import { openingFailure } from "./opening-failure.server.ts";

const FILE = "sqlite:/data/shop.db";
const SERVER = "postgres://shop:a-secret-word@db.example:5432/shop";
const withCode = (code: string, message = "no") => Object.assign(new Error(message), { code });

it.each([
  [
    FILE,
    withCode("SQLITE_NOTADB"),
    "/data/shop.db is damaged and cannot be read. Bring a backup back with npm run restore.",
  ],
  [
    FILE,
    withCode("SQLITE_READONLY_DIRECTORY"),
    "/data/shop.db cannot be written: look at the rights of the file and its folder.",
  ],
  [FILE, withCode("EACCES"), "/data/shop.db cannot be written: look at the rights of the file and its folder."],
  [FILE, withCode("SQLITE_IOERR_SHMSIZE"), "/data/shop.db cannot be written: the disk is full or broken."],
  [SERVER, withCode("28P01"), "PostgreSQL at db.example:5432/shop refuses the user or the password of DATABASE_URL."],
  [
    SERVER,
    withCode("3D000"),
    "PostgreSQL at db.example:5432/shop does not exist: make it with createdb, or look at DATABASE_URL.",
  ],
  [SERVER, withCode("57P03"), "PostgreSQL at db.example:5432/shop takes no connections just now."],
  [
    SERVER,
    withCode("ENOTFOUND"),
    "PostgreSQL at db.example:5432/shop does not answer: look at DATABASE_URL, and whether the server runs.",
  ],
  [
    SERVER,
    new Error("timeout expired"),
    "PostgreSQL at db.example:5432/shop does not answer: look at DATABASE_URL, and whether the server runs.",
  ],
])("what stands in the way of %s is told in one line: %s", (url, error, line) => {
  const failure = openingFailure(error, url);
  expect(failure).toBeInstanceOf(StartFailure);
  expect((failure as Error).message).toBe(line);
});

it("a bug of ours keeps its trace", () => {
  const bug = new TypeError("undefined is not a function");
  expect(openingFailure(bug, FILE)).toBe(bug);
});
