import { z } from "zod";
import type { Platform } from "../platform/platform.server.ts";
import { readCookie, storeCookie } from "./cookies.server.ts";

const notices = z.enum(["added", "liked", "resetSent"]);

/** What the next page says to the visitor once, after a form was sent without scripts. */
export type FlashMessage = z.infer<typeof notices>;

/** The notice that waits for this visitor, or null. */
export function readFlash(request: Request): FlashMessage | null {
  return notices.safeParse(readCookie(request, "notice")).data ?? null;
}

/** The `Set-Cookie` header that leaves a notice for the next page. */
export function setFlash(platform: Platform, notice: FlashMessage): string {
  return storeCookie(platform, "notice", notice);
}
