import type { LoaderFunctionArgs } from "@remix-run/node";
import { READ_ONLY } from "../routing/methods.ts";
import { platformOf } from "../session/request-platform.server.ts";
import { bearerSessionOf } from "../session/user.server.ts";
import { notAllowed, problem } from "./answers/problem.server.ts";
import { wantedAnswer } from "./negotiation.server.ts";

export const action = notAllowed(READ_ONLY);

/** `GET /api/auth/me`: who the bearer token stands for, with the scope that holds its permissions (docs/interface.md "Calls"). */
export async function loader({ request, context }: LoaderFunctionArgs) {
  if (!wantedAnswer(request)) return problem(406, "notAcceptable");
  const session = await bearerSessionOf(request, await platformOf(context));
  if (!session) {
    const refused = problem(401, "notLoggedIn");
    refused.headers.set("WWW-Authenticate", "Bearer");
    return refused;
  }
  const { id, email, firstName, lastName, phone, birthDate, language, scope } = session.user;
  const data = { id, email, firstName, lastName, phone, birthDate, lang: language, scope };
  return Response.json({ data });
}
