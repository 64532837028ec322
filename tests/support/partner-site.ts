import { createServer } from "node:http";
import { listenLocally } from "./listen-locally.ts";

/** Somebody else's web site, on an origin of its own, with one page that a test writes. */
export type PartnerSite = { origin: string; page: { html: string }; close(): Promise<void> };

/** Opens the site; `127.0.0.1` is another site to the browser than the shop's `localhost`. */
export async function openPartnerSite(): Promise<PartnerSite> {
  const page = { html: "" };
  const server = createServer((_, response) => {
    response.setHeader("Content-Type", "text/html; charset=utf-8");
    response.end(`<!DOCTYPE html><html lang="en"><title>Hotel</title><link rel="icon" href="data:,">${page.html}`);
  });
  return {
    origin: `http://127.0.0.1:${await listenLocally(server)}`,
    page,
    close: () =>
      new Promise((closed) => {
        server.close(() => closed());
        server.closeAllConnections();
      }),
  };
}
