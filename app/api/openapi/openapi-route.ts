import type { LoaderFunctionArgs } from "@remix-run/node";
import { READ_ONLY } from "../../routing/methods.ts";
import { platformOf } from "../../session/request-platform.server.ts";
import { notAllowed, problem } from "../answers/problem.server.ts";
import { wantedAnswer } from "../negotiation.server.ts";
import { CATALOGUE_LIFE } from "../products-call.ts";
import { openapiDocument } from "./openapi-document.server.ts";

export const action = notAllowed(READ_ONLY);

/** `GET /api/openapi.json`: the calls as OpenAPI 3.1, made from the schemas that parse them (docs/interface.md "Calls"). */
export async function loader({ request, context }: LoaderFunctionArgs) {
  if (!wantedAnswer(request)) return problem(406, "notAcceptable");
  const { settings, clock } = await platformOf(context);
  return Response.json(openapiDocument(settings.publicUrl, clock()), { headers: CATALOGUE_LIFE });
}
