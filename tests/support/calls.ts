import type { ActionFunctionArgs } from "@remix-run/node";
import { expect } from "vitest";
import { z } from "zod";
import type { Platform } from "../../app/platform/platform.server.ts";

export const HOTEL = "https://hotel.example";
export const BOOKING = {
  package: "basic",
  adults: 2,
  children: 0,
  childrenMenu: false,
  date: "2026-11-23",
  time: "10:00",
  fullName: "Ana Đurić",
  email: "ana@gost.example",
  phone: "+385 91 234 5678",
  note: "",
  terms: true,
};
export const INQUIRY = {
  name: "Ana Đurić",
  email: "ana@gost.example",
  subject: "Deset kutija",
  message: "Imate li deset kutija terana?",
};

type Action = (args: ActionFunctionArgs) => Promise<Response>;
type Sending = { headers?: Record<string, string>; partnerOrigin?: string | null };

function send(call: Action, platform: Platform, path: string, body: BodyInit, sending: Sending): Promise<Response> {
  const { headers = {}, partnerOrigin = null } = sending;
  const request = new Request(`http://localhost:3000${path}`, { method: "POST", body, headers });
  return call({ request, params: {}, context: { platform, partnerOrigin, clientAddress: "10.0.0.1" } });
}

export const json = (call: Action, platform: Platform, path: string, body: unknown, sending: Sending = {}) =>
  send(call, platform, path, JSON.stringify(body), {
    ...sending,
    headers: { "Content-Type": "application/json", ...sending.headers },
  });

const PAGE = "text/html,application/xhtml+xml,*/*;q=0.8";

/** As a browser posts a form of a partner's page, or a script there for an answer of its own. */
export const form = (
  call: Action,
  platform: Platform,
  path: string,
  fields: Record<string, unknown>,
  { multipart = false, accept = PAGE } = {},
) => {
  const entries = Object.entries(fields).flatMap(([name, value]): [string, string][] =>
    value === false ? [] : [[name, value === true ? "on" : String(value)]],
  );
  const data = new FormData();
  for (const [name, value] of entries) data.set(name, value);
  const headers = { Accept: accept };
  const body = multipart ? data : new URLSearchParams(entries);
  return send(call, platform, path, body, { headers, partnerOrigin: HOTEL });
};

export const rows = ({ database }: Platform, table: "reservations" | "inquiries" | "drafts") =>
  database.read.selectFrom(table).selectAll().execute();
export const problemOf = async (answer: Response) => {
  expect(answer.headers.get("Content-Type")).toBe("application/problem+json");
  return z
    .object({
      status: z.number(),
      code: z.string(),
      errors: z.array(z.object({ field: z.string(), code: z.string(), message: z.string() })).optional(),
    })
    .parse(await answer.json());
};
export const locationOf = (answer: Response) => answer.headers.get("Location") ?? "";
