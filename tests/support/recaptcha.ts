import { createServer, type ServerResponse } from "node:http";
import { listenLocally } from "./listen-locally.ts";

/** What the verification was asked: the fields of its form. */
export type Asked = { secret: string | null; response: string | null; remoteip: string | null };

export type SpamCheckServer = {
  /** For `RECAPTCHA_VERIFY_URL`. */
  verifyUrl: string;
  /** For `RECAPTCHA_URL`. */
  scriptUrl: string;
  asked: Asked[];
  /** What the next verifications answer; `undefined`: nothing at all. */
  answer: { body: unknown; status: number };
  close(): Promise<void>;
};

/** The check's script as far as a page sees it: `ready`, and `execute` with a token for an action. */
const SCRIPT = `window.grecaptcha = {
  ready: (then) => then(),
  execute: async (siteKey, { action }) => ["token", siteKey, action, Math.random()].join(" "),
};`;

/** A small server that answers as the version 3 check is documented to: its script, and the verification of a token. */
export async function startSpamCheck(hostname = "localhost"): Promise<SpamCheckServer> {
  const asked: Asked[] = [];
  const good = { success: true, challenge_ts: "2026-11-20T11:00:00Z", hostname, score: 0.9, action: "inquiry" };
  const answer: SpamCheckServer["answer"] = { body: good, status: 200 };
  const waiting: ServerResponse[] = [];
  const server = createServer(async (request, response) => {
    if (request.method === "GET") {
      response.writeHead(200, { "Content-Type": "text/javascript", "Cross-Origin-Resource-Policy": "cross-origin" });
      return response.end(SCRIPT);
    }
    let body = "";
    for await (const chunk of request) body += chunk;
    const form = new URLSearchParams(body);
    asked.push({ secret: form.get("secret"), response: form.get("response"), remoteip: form.get("remoteip") });
    if (answer.body === undefined) return waiting.push(response);
    response.writeHead(answer.status, { "Content-Type": "application/json" });
    return response.end(typeof answer.body === "string" ? answer.body : JSON.stringify(answer.body));
  });
  const origin = `http://127.0.0.1:${await listenLocally(server)}`;
  return {
    verifyUrl: `${origin}/recaptcha/api/siteverify`,
    scriptUrl: `${origin}/recaptcha/api.js`,
    asked,
    answer,
    close: () => {
      for (const response of waiting) response.destroy();
      return new Promise((resolve) => server.close(() => resolve()));
    },
  };
}
