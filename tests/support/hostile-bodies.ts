import fc from "fast-check";

/** A body as it is sent, with its type. */
export type HostileBody = { type: string; bytes: Buffer };

/** Names that the shop's forms have, and values that they would take. */
const FIELDS = [
  ...[
    "email",
    "password",
    "passwordConfirm",
    "firstName",
    "fullName",
    "name",
    "phone",
    "package",
    "adults",
    "date",
    "time",
  ],
  ...[
    "intent",
    "productId",
    "quantity",
    "from",
    "redirectTo",
    "token",
    "orderKey",
    "terms",
    "lang",
    "answer",
    "choice",
  ],
];
const VALUES = [
  "on",
  "1",
  "-6",
  "1e9",
  "6abc",
  "2026-11-30",
  "ana@example.com",
  "+385912345678",
  "\u0000",
  "%",
  "č'\"<",
  "",
];

const char = fc.constantFrom(..."ab[].0_-\u0000č😀%&=+;\r\n\ud800");
const rubbish = fc.array(char, { maxLength: 40 }).map((chars) => chars.join(""));

/** Names as attackers write them: indexes, paths, prototypes, the marks of form libraries. */
const name = fc.oneof(
  fc.constantFrom(...FIELDS),
  fc.tuple(fc.constantFrom("a", ...FIELDS), fc.nat(20_000_000)).map(([field, index]) => `${field}[${index}]`),
  fc
    .tuple(fc.constantFrom(...FIELDS), fc.integer({ min: 1, max: 2000 }))
    .map(([field, depth]) => field + "[a]".repeat(depth)),
  fc.integer({ min: 1, max: 2000 }).map((depth) => `a${".b".repeat(depth)}`),
  fc.integer({ min: 1, max: 2000 }).map((depth) => "[".repeat(depth)),
  fc.constantFrom(
    "__intent__",
    "__state__",
    "__proto__",
    "__proto__[admin]",
    "constructor[prototype][admin]",
    "toString",
  ),
  fc.constantFrom("email.email", "email[]", "email[0]", "password[$ne]", "then", "length"),
  rubbish,
);
const value = fc.oneof(
  fc.constantFrom(...VALUES),
  rubbish,
  fc.integer({ min: 1, max: 20_000 }).map((length) => "x".repeat(length)),
);

const pairs = fc.array(fc.tuple(name, value), { maxLength: 12 });
const manyPairs = fc
  .integer({ min: 90, max: 3000 })
  .map((count) => Array.from({ length: count }, (_, i) => [`f${i}`, "1"]));
const repeated = fc
  .tuple(fc.constantFrom(...FIELDS), fc.integer({ min: 2, max: 200 }))
  .map(([field, count]) => Array.from({ length: count }, () => [field, "1"]));

const FORM = "application/x-www-form-urlencoded";
const urlencoded = fc
  .oneof(pairs, manyPairs, repeated)
  .map((all) => ({ type: FORM, bytes: Buffer.from(new URLSearchParams(all as [string, string][]).toString()) }));
const raw = fc.uint8Array({ maxLength: 400 }).map((bytes) => ({ type: FORM, bytes: Buffer.from(bytes) }));
const invalidUtf8 = fc.constantFrom("email=%ff%fe", "%c0%af=1", "a=%", "a=%zz", "%00=%00", "=&&&=").map((text) => ({
  type: FORM,
  bytes: Buffer.from(text, "latin1"),
}));

const BOUNDARY = "----x";
const part = fc.tuple(name, fc.boolean(), value).map(([field, isFile, text]) => {
  const plain = field.replace(/["\r\n]/g, "");
  const file = isFile ? `; filename="a.txt"\r\nContent-Type: application/octet-stream` : "";
  return `--${BOUNDARY}\r\nContent-Disposition: form-data; name="${plain}"${file}\r\n\r\n${text}\r\n`;
});
const multipart = fc.tuple(fc.array(part, { maxLength: 8 }), fc.boolean()).map(([parts, whole]) => ({
  type: `multipart/form-data; boundary=${BOUNDARY}`,
  bytes: Buffer.from(parts.join("") + (whole ? `--${BOUNDARY}--\r\n` : "")),
}));

const JSON_TYPE = "application/json";
const json = fc.oneof(
  fc.dictionary(fc.oneof(fc.constantFrom(...FIELDS, "products", "__proto__"), fc.string()), fc.jsonValue(), {
    maxKeys: 10,
  }),
  fc.jsonValue(),
);
const jsonText = fc.oneof(
  json.map((content) => JSON.stringify(content)),
  fc.integer({ min: 1, max: 5000 }).map((depth) => `{"email":${"[".repeat(depth)}${"]".repeat(depth)}}`),
  fc.integer({ min: 1, max: 5000 }).map((depth) => `${'{"a":'.repeat(depth)}1${"}".repeat(depth)}`),
  fc.constantFrom(
    '{"email":"\\ud800"}',
    '{"email":"\\u0000"}',
    '{"products":["\\u0000"]}',
    "{",
    "",
    "null",
    "[]",
    '"x"',
  ),
);
const asJson = jsonText.map((text) => ({ type: JSON_TYPE, bytes: Buffer.from(text) }));
const brokenJson = fc.uint8Array({ maxLength: 200 }).map((bytes) => ({ type: JSON_TYPE, bytes: Buffer.from(bytes) }));

/** Bodies that no browser sends: strange names, nesting, repetitions, files, broken text. */
export const hostileBody: fc.Arbitrary<HostileBody> = fc.oneof(
  { weight: 6, arbitrary: urlencoded },
  { weight: 1, arbitrary: raw },
  { weight: 1, arbitrary: invalidUtf8 },
  { weight: 3, arbitrary: multipart },
  { weight: 3, arbitrary: asJson },
  { weight: 1, arbitrary: brokenJson },
  { weight: 1, arbitrary: fc.constant({ type: "text/plain", bytes: Buffer.from("a=1") }) },
);
