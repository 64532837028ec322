import { createServer, type IncomingMessage } from "node:http";
import type { AskedPayment, Back, TestProvider } from "./card-providers.ts";
import { listenLocally } from "./listen-locally.ts";

/** A card provider that runs: its card page takes forms that are signed well, and its service answers questions about them. */
export type CardProviderServer = {
  origin: string;
  /** The forms that it has taken. */
  asked: AskedPayment[];
  /** What has been paid there, in cents by number; its service tells of nothing else. */
  paid: Map<string, number>;
  close(): void;
};

/** Opens a provider of the tests' own. Its buttons pay, decline and give up; `publicUrl` is the shop's. */
export async function openCardProvider(provider: TestProvider, publicUrl: () => string): Promise<CardProviderServer> {
  const asked: AskedPayment[] = [];
  const paid = new Map<string, number>();
  const server = createServer((request, response) => {
    void bodyOf(request).then((body) => {
      if (request.url === provider.formPath) {
        const payment = provider.read(new URLSearchParams(body), publicUrl());
        asked.push(payment);
        response.writeHead(200, { "Content-Type": "text/html; charset=utf-8" }).end(cardPage(provider, payment));
        return;
      }
      const [number = "", cents] = [...paid].find(([known]) => body.includes(known)) ?? [];
      const answer = cents === undefined ? undefined : provider.answer?.({ number, cents });
      response.writeHead(answer === undefined ? 404 : 200).end(answer);
    });
  });
  const close = () => {
    server.closeAllConnections();
    server.close();
  };
  return { origin: `http://127.0.0.1:${await listenLocally(server)}`, asked, paid, close };
}

async function bodyOf(request: IncomingMessage): Promise<string> {
  let body = "";
  for await (const chunk of request) body += chunk;
  return body;
}

/** Whole cents of an amount in any provider's way of writing it. */
const centsOf = (amount: string) => Number(amount.replace(/\D/g, ""));

function cardPage(provider: TestProvider, { number, amount, returnUrl, cancelUrl }: AskedPayment): string {
  const said = { number, cents: centsOf(amount) };
  const forms = [
    formOf("pay", provider.back(said, returnUrl)),
    formOf("decline", provider.back({ ...said, outcome: "declined" }, returnUrl)),
    formOf("cancel", { method: "get", url: cancelUrl, fields: [] }),
  ];
  // An icon of its own, or the browser asks for one that is not there.
  return `<!DOCTYPE html><html lang="hr"><link rel="icon" href="data:,"><title>Card provider</title><h1>${provider.name} ${number}</h1>${forms.join("")}</html>`;
}

function formOf(button: string, { method, url, fields }: Back): string {
  const inputs = fields.map(([name, value]) => `<input type="hidden" name="${name}" value="${value}">`);
  return `<form method="${method}" action="${url}">${inputs.join("")}<button id="${button}">${button}</button></form>`;
}
