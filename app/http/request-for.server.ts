import type { IncomingMessage, ServerResponse } from "node:http";
import { createHeaders } from "@remix-run/node-fetch-server";
import { cookiesWithoutNul } from "./incoming.server.ts";
import { readRequestBody, readSignedBody } from "./request-body.server.ts";

type Asked = {
  /** Whether something stands at the address that a body can be for. */
  takesBody: boolean;
  isCall: boolean;
  /** Whether what is posted proves itself by its signature, whoever posts it. */
  isSigned: boolean;
  /** The partner's page that sent it, or null. */
  partnerOrigin: string | null;
};

/** The request as Remix gets it: absolute address from `PUBLIC_URL`, whole body, no forwarded host. */
export async function requestFor(
  incoming: IncomingMessage,
  outgoing: ServerResponse,
  url: URL,
  { takesBody, isCall, isSigned, partnerOrigin }: Asked,
): Promise<Request> {
  const headers = createHeaders(incoming);
  headers.delete("X-Forwarded-Host");
  // `requireSender` has checked the origin; Remix's own check knows no "null" and would answer an empty 500.
  headers.delete("Origin");
  const cookies = cookiesWithoutNul(headers.get("Cookie") ?? "");
  const isForeign = partnerOrigin !== null || (isSigned && incoming.headers.origin !== url.origin);
  // A post from another site never uses the visitor's session.
  if (isForeign || cookies === "") headers.delete("Cookie");
  else headers.set("Cookie", cookies);
  headers.set("Host", url.host);
  const leaving = new AbortController();
  // After an answer that was sent whole too: only then does Remix end the timer of that page, which would hold up the program's end.
  outgoing.once("close", () => leaving.abort());
  // What is not there is not there for a post either: it gets the page that says so. HEAD is answered as GET would be.
  if (incoming.method !== "POST" || !takesBody) {
    for (const name of ["Content-Type", "Content-Length", "Transfer-Encoding"]) headers.delete(name);
    return new Request(url, { method: "GET", headers, signal: leaving.signal });
  }
  const { type, bytes } = await (isSigned ? readSignedBody(incoming) : readRequestBody(incoming, isCall));
  headers.delete("Content-Length");
  if (type === "") headers.delete("Content-Type");
  else headers.set("Content-Type", type);
  return new Request(url, { method: "POST", headers, body: bytes, signal: leaving.signal });
}
