import { request } from "node:http";
import { afterAll, beforeAll, expect, it } from "vitest";
import { ADDRESSES, pathTo } from "../../app/routing/paths.ts";
import { type Looked, observatoryScore } from "../support/observatory.ts";
import { discardServer, type RunningServer, startServer } from "../support/server.ts";

const HOST = "shop.example";
/** All that there is: a whole policy, cookies, referrer, HSTS and the rest of its rules. */
const A_PLUS = 130;

let server: RunningServer;
beforeAll(async () => {
  server = await startServer({ PUBLIC_URL: `https://${HOST}` });
});
afterAll(() => discardServer(server));

/** Asks as the proxy in front does, which has taken https away. */
function look(method: string, path: string, headers: Record<string, string> = {}, body = ""): Promise<Looked> {
  const { port } = new URL(server.url);
  return new Promise((resolve, reject) => {
    const sent = request({ host: "127.0.0.1", port, method, path, headers: { Host: HOST, ...headers } }, (answer) => {
      let text = "";
      answer.setEncoding("utf8").on("data", (chunk) => {
        text += chunk;
      });
      answer.once("end", () => {
        const entries = Object.entries(answer.headers).map(([name, value]) => [name, value ?? ""] as const);
        resolve({ path, status: answer.statusCode ?? 0, headers: Object.fromEntries(entries), body: text });
      });
    });
    sent.once("error", reject);
    sent.end(body);
  });
}

const FORM = { "Content-Type": "application/x-www-form-urlencoded" };
const EACH_KIND: [kind: string, status: number, method: string, path: string, headers: object, body: string][] = [
  ["a page", 200, "GET", "/", {}, ""],
  ["a stored page", 200, "GET", "/", {}, ""],
  ["a page with the visitor's own state", 200, "GET", "/de", { Cookie: "lang=de; cart=%5B%5D" }, ""],
  ["a private page", 200, "GET", pathTo("checkout", "en"), {}, ""],
  ["a page that is not there", 404, "GET", "/nothing", {}, ""],
  ["a method that nobody has", 405, "PUT", "/", {}, ""],
  ["a post to a page without a form", 405, "POST", pathTo("about-us", "en"), FORM, "a=b"],
  ["a form that is wrong", 422, "POST", pathTo("contact", "en"), FORM, "name="],
  ["a file", 200, "GET", "/favicon.svg", {}, ""],
  ["a product's picture", 200, "GET", "/assets/medica?key=card", {}, ""],
  ["a drawing", 200, "GET", "/assets/medica", {}, ""],
  ["the picture of a shared page", 200, "GET", "/open-graph/en/home.png", {}, ""],
  ["a call", 200, "GET", ADDRESSES.products, {}, ""],
  [
    "a problem",
    422,
    "POST",
    ADDRESSES.inquiries,
    { "Content-Type": "application/json", Accept: "application/json" },
    "{}",
  ],
  ["a redirect", 303, "POST", ADDRESSES.locale, FORM, "lang=de"],
  ["a redirect to the login", 302, "GET", pathTo("profile", "en"), {}, ""],
  ["a page that was moved", 301, "GET", "/hr/kontakt", {}, ""],
  [
    "a form of another site",
    403,
    "POST",
    "/kontakt",
    { ...FORM, Origin: "https://evil.example", Accept: "text/html" },
    "a=b",
  ],
  ["an address that cannot be read", 400, "GET", "/?a=%00", {}, ""],
  ["how the program is", 200, "GET", "/healthz", {}, ""],
  ["the sitemap", 200, "GET", ADDRESSES.sitemap, {}, ""],
  ["security.txt", 200, "GET", ADDRESSES.securityTxt, {}, ""],
];

it.each(EACH_KIND)("%s (%i) has the best mark of the Observatory", async (_, status, method, path, headers, body) => {
  const looked = await look(method, path, { ...headers }, body);
  expect(looked.status).toBe(status);
  const { score, results } = await scoreOf(looked);
  expect({ score: score >= A_PLUS, results }).toEqual({ score: true, results });
});

it("a picture that foreign pages may show is given ten points less, for that alone", async () => {
  const [own, shown] = [
    await scoreOf(await look("GET", "/assets/medica?key=card")),
    await scoreOf(await look("GET", "/assets/medica?key=card", { Accept: "image/avif,image/webp,*/*" })),
  ];
  expect(shown.score).toBe(own.score - 10);
  const differ = shown.results.filter((result, index) => result !== own.results[index]);
  expect(differ).toEqual(["corp-implemented-with-cross-origin"]);
});

async function scoreOf(looked: Looked) {
  const asked = { "Access-Control-Request-Method": "GET", Origin: "https://observatory.example" };
  return observatoryScore(HOST, looked, await look("OPTIONS", looked.path, asked));
}
