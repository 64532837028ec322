import type { LoaderFunctionArgs } from "@remix-run/node";
import { READ_ONLY } from "../routing/methods.ts";
import { platformOf } from "../session/request-platform.server.ts";
import { findFreeTimes } from "../shop/reservations/find-free-times.server.ts";
import { notAllowed, problem } from "./answers/problem.server.ts";
import { parseQuery, slotsQuery } from "./call-queries.server.ts";
import { wantedAnswer } from "./negotiation.server.ts";

export const action = notAllowed(READ_ONLY);

/**
 * `GET /api/reservations/slots?date=`: the beginnings of tastings on a day and the seats left (docs/interface.md "Calls"). On a day
 * on which nobody can be received there are none, and `reason` says why.
 */
export async function loader({ request, context }: LoaderFunctionArgs) {
  if (!wantedAnswer(request)) return problem(406, "notAcceptable");
  const query = parseQuery(request, slotsQuery);
  if (!query.success) return problem(422, "date", query.error);
  const found = await findFreeTimes(await platformOf(context), query.data.date);
  if (!found.ok) return Response.json({ data: [], reason: found.reason });
  return Response.json({ data: found.times.map(({ time, seatsFree }) => ({ time, seats_free: seatsFree })) });
}
