import type { RunningServer } from "./server.ts";

/** A partner whose pages may post to a shop that is started with `PARTNER_SETTINGS`. */
export const HOTEL = "https://hotel.example";
export const PARTNER_SETTINGS = { PARTNER_ORIGINS: `${HOTEL}, http://bar.example:8080` };

/** A form that some action or other would like. */
export const FORM = new URLSearchParams({
  intent: "add",
  productId: "malvazija-2025",
  quantity: "6",
  name: "Eve",
  email: "eve@evil.example",
  password: "correct horse battery",
  answer: "yes",
  lang: "de",
  from: "/",
});

/** Posts from a page of anywhere. */
export const postTo =
  (server: RunningServer) =>
  (path: string, headers: Record<string, string>, body: BodyInit = FORM): Promise<Response> =>
    fetch(server.url + path, { method: "POST", body, headers, redirect: "manual" });
