import type { LoaderFunctionArgs } from "@remix-run/node";
import { READ_ONLY } from "../routing/methods.ts";
import { platformOf } from "../session/request-platform.server.ts";
import { userOf } from "../session/user.server.ts";
import { collectData } from "../shop/accounts/collect-data.server.ts";
import { notAllowed, problem } from "./answers/problem.server.ts";
import { wantedAnswer } from "./negotiation.server.ts";

export const action = notAllowed(READ_ONLY);

/** `GET /api/auth/data`: everything that is kept about the visitor who is logged in, as a file (profile, "download my data"). */
export async function loader({ request, context }: LoaderFunctionArgs) {
  if (!wantedAnswer(request)) return problem(406, "notAcceptable");
  const platform = await platformOf(context);
  const user = await userOf(request, platform);
  if (!user) return problem(401, "notLoggedIn");
  const text = JSON.stringify(await collectData(platform, user), null, 2);
  return new Response(text, {
    headers: {
      "Content-Type": "application/json",
      "Content-Disposition": 'attachment; filename="my-data.json"',
      "Cache-Control": "no-store",
    },
  });
}
