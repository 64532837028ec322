import { Agent, type IncomingHttpHeaders, request } from "node:http";
import { brotliDecompressSync, gunzipSync } from "node:zlib";
import fc from "fast-check";
import { describe, expect } from "vitest";
import { LANGUAGES, type Language } from "../../app/i18n/languages.ts";
import { MINUTES } from "../../app/platform/system/clock.ts";
import { languageOfPath, pathTo } from "../../app/routing/paths.ts";
import { type AccountShop, accountShop } from "../support/account-shop.ts";
import { dictionaryOf, type HeldDictionary, readWith } from "../support/dictionaries.ts";
import { it } from "../support/shared-server.ts";

/** Nobody takes it: so the door has the page rendered, and stores nothing of it. */
const RENDERED = "application/x-rendered";
const CONNECTIONS = 24;
const REQUESTS = 2_500;
/** They take three seconds of a machine that does nothing else. */
const PATIENCE_MS = 3 * MINUTES;
const NAMES = ["Božidar", "Cvijeta", "Zvonimira"];
/** What Cvijeta's account likes. */
const LIKED = "teran-2023.medica";

const agent = new Agent({ keepAlive: true, maxSockets: CONNECTIONS });
let shop: AccountShop;
let sessions: string[] = [];
let dictionaries: Record<Language, HeldDictionary>;

it.beforeAll(async ({ shared }) => {
  shop = accountShop(shared.server);
  sessions = [];
  const held = LANGUAGES.map(async (language) => [
    language,
    await dictionaryOf(shop.server.url, pathTo("home", language)),
  ]);
  dictionaries = Object.fromEntries(await Promise.all(held));
  for (const name of NAMES) {
    const email = `${name.toLowerCase().replace("ž", "z")}@privat.example`;
    await shop.openAccount(email);
    sessions.push(await shop.logIn(email));
  }
  for (const productId of LIKED.split(".")) {
    const sent = await shop.post("/favoriti", { productId, favourite: "on", from: "/" }, { cookie: sessions[1] ?? "" });
    expect(sent.status).toBe(303);
  }
});

type Answer = { status: number; headers: IncomingHttpHeaders; body: string };
const decode = { br: brotliDecompressSync, gzip: gunzipSync, identity: (bytes: Buffer) => bytes };
type Coding = keyof typeof decode | "dcb";
/** What is rendered comes as the other one of the two that need a dictionary. */
const OF_ANOTHER_MAKE = /^dcz$/;

function ask(path: string, headers: Record<string, string>): Promise<Answer> {
  return new Promise((resolve, reject) => {
    const held = dictionaries[languageOfPath(path.replace(/[.?].*/, ""))];
    const all = headers["Accept-Encoding"] === "dcb" ? { ...headers, ...held.headers } : headers;
    request(shop.server.url + path, { agent, headers: all }, (response) => {
      const chunks: Buffer[] = [];
      response.on("data", (chunk: Buffer) => chunks.push(chunk));
      response.on("end", () => {
        const coding = response.headers["content-encoding"] ?? "identity";
        const sent = Buffer.concat(chunks);
        const isPlain = Object.hasOwn(decode, coding);
        const body = String(
          isPlain ? decode[coding as keyof typeof decode](sent) : readWith(held, response.headers, sent),
        );
        resolve({ status: response.statusCode ?? 0, headers: response.headers, body });
      });
    })
      .on("error", reject)
      .end();
  });
}

/** One-time keys and signed moments: another in every answer. */
const ONCE = /\b\d{13}-[\w-]{8}\.[\w-]{22}|(?<=Key" value="|"value"[,:]")[\w-]{22}(?=")/g;
const keysIn = (body: string) => [...new Set(body.match(ONCE))];
const withoutKeys = (body: string) => keysIn(body).reduce((text, key) => text.replaceAll(key, "key"), body);

/** What an answer says to whoever gets it, but for what differs each time. */
function comparable({ status, headers, body }: Answer) {
  const {
    date: _,
    "content-length": _length,
    "transfer-encoding": _transfer,
    connection: _connection,
    "keep-alive": _alive,
    ...kept
  } = headers;
  const coding = kept["content-encoding"]?.replace(OF_ANOTHER_MAKE, "dcb");
  return { status, headers: { ...kept, "content-encoding": coding }, body: withoutKeys(body) };
}

const PRODUCTS = ["malvazija-2025", "medica", "teran-2023"];
/** As many as there are, and more than there are. */
const quantity = fc.oneof(fc.integer({ min: 1, max: 13 }), fc.integer({ min: 1, max: 999 }));
const lines = fc.uniqueArray(fc.record({ productId: fc.constantFrom(...PRODUCTS), quantity }), {
  selector: ({ productId }) => productId,
  maxLength: 3,
});
const answered = fc.constantFrom(true, false, undefined);
const consent = fc.option(fc.record({ version: fc.constant(2), map: answered, spamCheck: answered }));
const language = fc.constantFrom(...LANGUAGES);
const screen = fc.constantFrom(
  "home",
  "our-products",
  "reservation",
  "contact",
  "awards",
  "about-us",
  "cookies",
  "terroir",
  "product",
);
const query = fc.constantFrom("", "", "?overlay=cartOpen", "?overlay=forgotPassword");
const address = fc.tuple(screen, language, query, fc.constantFrom("", ".data")).map(([name, lang, search, data]) => {
  const path = pathTo(name as "home", lang, { slug: "teran-2023" });
  return `${path === "/" && data ? "/_root" : path}${data}${search}`;
});
type Visitor = {
  cart: { productId: string; quantity: number }[] | null;
  consent: object | null;
  lang: string | null;
  favourites: string | null;
  /** Whose account. */
  of: number | null;
  adult: boolean;
  accepted: string;
  coding: Coding;
  savesData: boolean;
};

const visitor: fc.Arbitrary<Visitor> = fc.record({
  cart: fc.option(lines),
  consent,
  lang: fc.option(language),
  // Of the device, of an account; and what is neither.
  favourites: fc.option(
    fc.constantFrom("medica", LIKED, "medica.malvazija-2025", "gone-2020", "not an id", "medica..medica"),
  ),
  of: fc.option(fc.nat({ max: NAMES.length - 1 })),
  adult: fc.boolean(),
  accepted: fc.constantFrom("", "de-AT,de;q=0.9", "en", "sr"),
  coding: fc.constantFrom<Coding>("br", "gzip", "identity", "dcb"),
  savesData: fc.boolean(),
});

function headersOf({
  cart,
  consent: allowed,
  lang,
  favourites,
  of,
  adult,
  accepted,
  coding,
  savesData,
}: Visitor): Record<string, string> {
  const cookies = [
    cart && `cart=${encodeURIComponent(JSON.stringify(cart))}`,
    allowed && `consent=${encodeURIComponent(JSON.stringify(allowed))}`,
    lang && `lang=${lang}`,
    favourites && `favourites=${encodeURIComponent(favourites)}`,
    of !== null && sessions[of],
    adult && "ageGateAccepted=true",
  ];
  const headers = {
    "Accept-Encoding": coding,
    Accept: "text/html",
    ...(accepted && { "Accept-Language": accepted }),
    ...(savesData && { "Save-Data": "on" }),
  };
  const Cookie = cookies.filter(Boolean).join("; ");
  return Cookie === "" ? headers : { ...headers, Cookie };
}

describe("a page from the store", () => {
  it("is, byte for byte, what rendering would have answered", async () => {
    await fc.assert(
      fc.asyncProperty(visitor, address, async (somebody, path) => {
        const headers = headersOf(somebody);
        // Once to be stored, and so that device and account have the same cart.
        await ask(path, headers);
        const stored = await ask(path, headers);
        const rendered = await ask(path, { ...headers, Accept: RENDERED });
        expect(comparable(stored)).toEqual(comparable(rendered));
      }),
      { numRuns: 80 },
    );
  });

  it("never holds anything of another visitor, in 2,500 that are sent one among the other", {
    timeout: PATIENCE_MS,
  }, async () => {
    const paths = ["/", "/nasi-proizvodi", "/degustacija-vina", "/en/contact", "/de/auszeichnungen", "/kontakt.data"];
    paths.push("/nasi-proizvodi?overlay=cartOpen", "/en?overlay=cartOpen");
    const nobody = {
      consent: null,
      favourites: null,
      lang: null,
      adult: true,
      accepted: "",
      coding: "br",
      savesData: false,
    } as const;
    // Each has a cart of a size that nobody else has, and what goes with it stands in the label of the cart alone.
    const crowd: Visitor[] = Array.from({ length: 8 }, (_, index) => ({
      ...nobody,
      of: index < NAMES.length ? index : null,
      // An account's own, and a device's.
      favourites: index === 1 || index === 5 ? LIKED : null,
      coding: (["identity", "dcb", "br", "gzip"] as const)[index % 4] ?? "identity",
      savesData: index > 3,
      cart: index === 7 ? null : [{ productId: "malvazija-2025", quantity: 100 + index }],
    }));
    const asked = crowd.flatMap((somebody) => paths.map((path) => ({ path, headers: headersOf(somebody) })));
    const expected: ReturnType<typeof comparable>[] = [];
    for (const { path, headers } of asked) {
      await ask(path, headers);
      expected.push(comparable(await ask(path, { ...headers, Accept: RENDERED })));
    }
    const keys = new Set<string>();
    let [sent, brought] = [0, 0];
    const sendOn = async () => {
      while (sent < REQUESTS) {
        sent += 1;
        const index = Math.floor(Math.random() * asked.length);
        const { path, headers } = asked[index] ?? { path: "/", headers: {} };
        const answer = await ask(path, headers);
        if (answer.body === expected[index]?.body) continue;
        const found = keysIn(answer.body);
        brought += found.length;
        for (const key of found) keys.add(key);
        const { status, body } = comparable(answer);
        if (status !== 200 || body !== expected[index]?.body)
          expect([path, headers, comparable(answer)]).toEqual(expected[index]);
      }
    };
    await Promise.all(Array.from({ length: CONNECTIONS }, sendOn));
    expect(brought).toBeGreaterThan(REQUESTS / 4);
    expect(keys.size).toBe(brought);
  });
});
