import { expect, it } from "vitest";
import { StartFailure } from "../system/start-failure.server.ts";
import { folderFailure, openingFailure } from "./opening-failure.server.ts";

const FILE = "sqlite:/data/shop.db";
const SERVER = "postgres://shop:a-secret-word@db.example:5432/shop";
const NAME = "PostgreSQL at db.example:5432/shop";
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
  [SERVER, withCode("3D000"), `${NAME} does not exist: make it with createdb --owner, or look at DATABASE_URL.`],
  [SERVER, withCode("42501"), `${NAME} lets its user make no tables: it must belong to that user (createdb --owner).`],
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
  [
    SERVER,
    new Error("The server does not support SSL connections"),
    `${NAME} takes no encrypted connections: switch them on there, or take sslmode out of DATABASE_URL.`,
  ],
  [
    SERVER,
    withCode("28000"),
    `${NAME} refuses the user of DATABASE_URL, or wants an encrypted connection (?sslmode=verify-full).`,
  ],
  [
    SERVER,
    withCode("CERT_HAS_EXPIRED"),
    `${NAME} has a certificate that is out of date: renew it, or look at this machine's clock.`,
  ],
  [
    SERVER,
    withCode("ERR_TLS_CERT_ALTNAME_INVALID"),
    `${NAME} has a certificate for another name: look at the server's name in DATABASE_URL.`,
  ],
  ...["SELF_SIGNED_CERT_IN_CHAIN", "DEPTH_ZERO_SELF_SIGNED_CERT", "UNABLE_TO_VERIFY_LEAF_SIGNATURE"].map(
    (code): [string, Error, string] => [
      SERVER,
      withCode(code),
      `${NAME} has a certificate that is not trusted here: name that of its authority by sslrootcert in DATABASE_URL.`,
    ],
  ),
  [SERVER, withCode("ENOENT"), `${NAME} cannot be reached: look at the files, or the socket, that DATABASE_URL names.`],
])("what stands in the way of %s is told in one line: %s", (url, error, line) => {
  const failure = openingFailure(error, url);
  expect(failure).toBeInstanceOf(StartFailure);
  expect((failure as Error).message).toBe(line);
});

it.each([
  ["EEXIST", "must be a folder, but a file stands there"],
  ["ENOTDIR", "must be a folder, but a file stands there"],
  ["EACCES", "cannot be written: look at its rights, and whose it is"],
  ["ENAMETOOLONG", "cannot be made or read: ENAMETOOLONG"],
])("what stands in the way of the folder is told in one line: %s", (code, line) => {
  expect(folderFailure(withCode(code), "/data")).toEqual(new StartFailure(`DATA_DIR /data ${line}.`));
});

it("a bug of ours keeps its trace", () => {
  const bug = new TypeError("undefined is not a function");
  const wrongCall = withCode("ERR_INVALID_ARG_TYPE");
  expect(openingFailure(bug, FILE)).toBe(bug);
  expect(openingFailure(wrongCall, SERVER)).toBe(wrongCall);
  expect(folderFailure(bug, "/data")).toBe(bug);
});
