import type { AppLoadContext } from "@remix-run/node";
import type { Platform } from "../../app/platform/platform.server.ts";

/** A form that books a table for three, on the second day that can be booked. */
export const GOOD_VISIT: Record<string, string> = {
  intent: "reserve",
  package: "basic",
  adults: "2",
  children: "1",
  date: "2026-11-23",
  time: "10:00",
  fullName: "Ana Đurić",
  email: "ana@gost.example",
  phone: "+385 91 234 5678",
  terms: "on",
  reservationKey: "a-form-key-of-22-chars",
};

/** What a loader or action of a screen gets; with a form, its post. */
export function screenArgs(platform: Platform, path: string, form?: Record<string, string>) {
  const body = form ? { method: "POST", body: new URLSearchParams(form) } : {};
  const context: AppLoadContext = { platform };
  return { request: new Request(`http://localhost:3000${path}`, body), params: {}, context };
}

/** What an action or loader has answered, whether it returned or threw it. */
export async function screenAnswer(answering: Promise<unknown>) {
  const answer = await answering.catch((thrown: unknown) => thrown);
  if (answer instanceof Response) {
    return { status: answer.status, location: answer.headers.get("Location"), data: null };
  }
  if (typeof answer === "object" && answer !== null && "data" in answer && "init" in answer) {
    const { init } = answer as { init: ResponseInit | null };
    return { status: init?.status ?? 200, location: null, data: answer.data };
  }
  if (answer instanceof Error) throw answer;
  return { status: 200, location: null, data: answer };
}
