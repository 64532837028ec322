import type { ActionFunctionArgs } from "@remix-run/node";
import { platformOf } from "../../session/request-platform.server.ts";
import { notFound } from "../../session/screen-request.server.ts";
import { receiveCardReport } from "../../shop/card-payments/receive-card-report.server.ts";
import { adapterNamed, cardMessageFrom } from "./card-message.server.ts";

const PLAIN = { "Content-Type": "text/plain; charset=utf-8", "Cache-Control": "no-store" };

/**
 * Where a card provider itself reports a payment: 200 once it is kept, also where it is set aside, so that it is not reported again; 401
 * for what bears no good signature.
 */
export async function action({ request, context, params }: ActionFunctionArgs) {
  const platform = await platformOf(context);
  const adapter = adapterNamed(platform, params.last);
  if (!adapter) throw notFound();
  const report = adapter.readCallback(await cardMessageFrom(request));
  const { result } = await receiveCardReport(platform, adapter.provider, report);
  if (result === "forged") return new Response("Not signed", { status: 401, headers: PLAIN });
  return new Response("OK", { headers: PLAIN });
}
