import { createServer, type IncomingHttpHeaders } from "node:http";
import { listenLocally } from "./listen-locally.ts";

type ParsedBody = { headers: IncomingHttpHeaders; body: string };

export type Receiver = {
  url: string;
  got: ParsedBody[];
  /** What it answers, and how long it takes. */
  answer: { status: number; headers: Record<string, string>; wait(): Promise<void> };
  close(): void;
};

/** A partner's server that keeps the messages it gets and answers as it is told. */
export async function openWebhookReceiver(): Promise<Receiver> {
  const got: ParsedBody[] = [];
  const answer: Receiver["answer"] = { status: 204, headers: {}, wait: async () => {} };
  const server = createServer((request, response) => {
    let body = "";
    request.on("data", (chunk) => {
      body += chunk;
    });
    request.on("end", () => {
      got.push({ headers: request.headers, body });
      void answer.wait().then(() => response.writeHead(answer.status, answer.headers).end());
    });
  });
  const close = () => {
    server.closeAllConnections();
    server.close();
  };
  return { url: `http://127.0.0.1:${await listenLocally(server)}/hook`, got, answer, close };
}
