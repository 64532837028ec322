import { StartFailure } from "../system/start-failure.server.ts";
import { codeOf } from "./database.server.ts";
import { fileOf } from "./open-database.server.ts";

/** What people call a database: its file, or the server and the name, never its password. */
export function nameOf(url: string): string {
  const file = fileOf(url);
  if (file !== null) return file;
  if (!URL.canParse(url)) return "PostgreSQL";
  const { host, pathname } = new URL(url);
  return `PostgreSQL at ${host}${pathname}`;
}

type Lines = readonly [codes: RegExp, line: string][];

/** Which codes of SQLite and of the file system mean what, and what to do about it; `$` is the database's name. */
const LINES_OF_FILES: Lines = [
  [/^SQLITE_(NOTADB|CORRUPT)/, "$ is damaged and cannot be read. Bring a backup back with npm run restore."],
  [/^(SQLITE_READONLY|EACCES|EPERM|EROFS)/, "$ cannot be written: look at the rights of the file and its folder."],
  [
    /^(SQLITE_CANTOPEN|ENOENT|ENOTDIR|EEXIST|EISDIR)/,
    "$ cannot be opened: look at DATA_DIR, and at the rights of the file and its folder.",
  ],
  [/^(SQLITE_FULL|SQLITE_IOERR|ENOSPC|EIO)/, "$ cannot be written: the disk is full or broken."],
  [/^SQLITE_BUSY/, "$ is locked by another program."],
];

const NO_ANSWER = "$ does not answer: look at DATABASE_URL, and whether the server runs.";

/** The same of PostgreSQL, of Node's connections and of what they encrypt with. */
const LINES_OF_SERVERS: Lines = [
  [/^28000/, "$ refuses the user of DATABASE_URL, or wants an encrypted connection (?sslmode=verify-full)."],
  [/^28/, "$ refuses the user or the password of DATABASE_URL."],
  [/^3D000/, "$ does not exist: make it with createdb --owner, or look at DATABASE_URL."],
  [/^42501/, "$ lets its user make no tables: it must belong to that user (createdb --owner)."],
  [/^(57P|53|08)/, "$ takes no connections just now."],
  [
    /^ERR_INVALID_URL/,
    "DATABASE_URL cannot be read as an address: look at the characters in its password, such as @, / and #.",
  ],
  [/^ERR_TLS_CERT_ALTNAME_INVALID/, "$ has a certificate for another name: look at the server's name in DATABASE_URL."],
  [
    /^CERT_(HAS_EXPIRED|NOT_YET_VALID)/,
    "$ has a certificate that is out of date: renew it, or look at this machine's clock.",
  ],
  [
    /^(DEPTH_ZERO_|SELF_SIGNED_|UNABLE_TO_|CERT_)/,
    "$ has a certificate that is not trusted here: name that of its authority by sslrootcert in DATABASE_URL.",
  ],
  [/^(ERR_SSL_|ERR_TLS_|EPROTO)/, "$ and this program agree on no encryption: look at sslmode in DATABASE_URL."],
  [/^(ENOENT|ENOTDIR|EACCES)/, "$ cannot be reached: look at the files, or the socket, that DATABASE_URL names."],
  [/^E(?!RR_)[A-Z_]+$/, NO_ANSWER],
];

/** What has no code is known by its words. */
const LINES_BY_WORDS: Lines = [
  [/previously executed migration .* is missing/, "$ was made by a newer version of the shop: start that one."],
  [
    /does not support SSL/,
    "$ takes no encrypted connections: switch them on there, or take sslmode out of DATABASE_URL.",
  ],
  [/establishing an SSL connection/, "$ and this program agree on no encryption: look at sslmode in DATABASE_URL."],
  [/timeout|connection terminated/i, NO_ANSWER],
];

/**
 * What stands in the way of the folder of `DATA_DIR`, in one line.
 * @returns a StartFailure; the error itself where it is a bug of ours
 */
export function folderFailure(error: unknown, folder: string): unknown {
  const code = codeOf(error);
  const line = /^(EEXIST|ENOTDIR)/.test(code)
    ? "must be a folder, but a file stands there"
    : /^(EACCES|EPERM|EROFS)/.test(code)
      ? "cannot be written: look at its rights, and whose it is"
      : /^E(?!RR_)[A-Z_]+$/.test(code) && `cannot be made or read: ${code}`;
  return line ? new StartFailure(`DATA_DIR ${folder} ${line}.`, { cause: error }) : error;
}

/**
 * What stands in the way of opening a database, in one line for whoever starts the program.
 * @returns a StartFailure; the error itself where it is a bug of ours
 */
export function openingFailure(error: unknown, url: string): unknown {
  if (error instanceof StartFailure) return error;
  const line = lineFor(error, fileOf(url) === null ? LINES_OF_SERVERS : LINES_OF_FILES);
  return line === null
    ? error
    : new StartFailure(
        line.replace("$", () => nameOf(url)),
        { cause: error },
      );
}

function lineFor(error: unknown, lines: Lines): string | null {
  const message = error instanceof Error ? error.message : "";
  const code = codeOf(error);
  const found = LINES_BY_WORDS.find(([words]) => words.test(message)) ?? lines.find(([codes]) => codes.test(code));
  return found?.[1] ?? null;
}
