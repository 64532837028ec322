import type { LoaderFunctionArgs } from "@remix-run/node";
import { platformOf } from "../../session/request-platform.server.ts";
import { notFound } from "../../session/screen-request.server.ts";
import { receiveCardReport } from "../../shop/card-payments/receive-card-report.server.ts";
import { adapterNamed, cardMessageFrom, leadOn } from "./card-message.server.ts";

/** Where a card provider sends a buyer back to, by GET or by POST from its own site: what is signed counts, and no cookie. */
export async function loader({ request, context, params }: LoaderFunctionArgs) {
  const platform = await platformOf(context);
  const adapter = adapterNamed(platform, params.last);
  if (!adapter) throw notFound();
  const report = adapter.readReturn(await cardMessageFrom(request));
  return leadOn(platform, await receiveCardReport(platform, adapter.provider, report));
}

export const action = loader;
