import type { ScreenRequest } from "../../session/screen-request.server.ts";

const ORDER_NUMBER = /^\d{4}-\d{6}$/;

/**
 * How the form begins for somebody who withdraws from a purchase (`?about=withdrawal`, with `order` where it is known): the statement
 * needs nothing but a name and a press, and its receipt is confirmed by mail (Directive 2011/83/EU, article 11a). Null for others.
 */
export function withdrawalStatement({ url, text }: ScreenRequest): { subject: string; message: string } | null {
  if (url.searchParams.get("about") !== "withdrawal") return null;
  const [order = ""] = ORDER_NUMBER.exec(url.searchParams.get("order") ?? "") ?? [];
  const t = text("withdrawal");
  return { subject: t("subject", { order }).trim(), message: t("message", { order }) };
}
