import { z } from "zod";
import { WINERY } from "../../shop/winery/winery.ts";
import { formBodySchema } from "./form-body.server.ts";
import { ANSWERS, problemAnswerSchema } from "./openapi-answers.server.ts";
import type { DescribedCall } from "./openapi-call.server.ts";
import { describedCalls } from "./openapi-calls.server.ts";

const FORM_TYPES = ["application/x-www-form-urlencoded", "multipart/form-data"];

const REFUSALS: Record<string, string> = {
  "400": "What was sent cannot be read",
  "403": "Sent by a page whose origin is no partner's",
  "406": "Neither JSON nor a page is accepted",
  "409": "The Idempotency-Key was used with another body",
  "413": "More than 64 KB",
  "415": "Neither JSON nor a form",
  "422": "Fields are not valid; `errors` says which and why",
  "429": "Too often; `Retry-After` says when it may be tried again",
  "503": "Too much to do at this moment; `Retry-After` says when it may be tried again",
};
const READING_REFUSALS = ["400", "406", "422", "503"];
/** What a person may be told by a page: at the door, or of a form that is posted too often. */
const REFUSED_BY_PAGE = ["400", "403", "413", "415", "429"];
const PAGE = { "text/html": { schema: { type: "string" } } };

/** The calls as OpenAPI 3.1 (docs/interface.md "Calls"). @param now the moment, for the examples' dates */
export function openapiDocument(publicUrl: string, now: number) {
  const paths: Record<string, Record<string, unknown>> = {};
  for (const call of describedCalls(now)) paths[call.path] = { ...paths[call.path], [call.method]: operation(call) };
  return {
    openapi: "3.1.0",
    info: {
      title: `${WINERY.name}: calls for partners and programs`,
      version: "1.0.0",
      description:
        'Answers are `{"data": …}`, failures are `application/problem+json` (RFC 9457). Prices are decimal euro. Pages of partners may post the calls that take forms, and get a 303, or a page within a frame. A browser may be refused by a page.',
    },
    servers: [{ url: publicUrl }],
    paths,
    components: {
      schemas: {
        ...Object.fromEntries(Object.entries(ANSWERS).map(([name, schema]) => [name, plain(schema, "output")])),
        problem: plain(problemAnswerSchema, "output"),
      },
      responses: Object.fromEntries(
        [...Object.entries(REFUSALS), ["401", "Not logged in"], ["404", "There is none"]].map(
          ([status = "", description]) => [
            `refused${status}`,
            {
              description,
              ...(["429", "503"].includes(status) ? { headers: describedHeaders(RETRY_AFTER) } : {}),
              content: {
                "application/problem+json": { schema: { $ref: "#/components/schemas/problem" } },
                ...(REFUSED_BY_PAGE.includes(status) ? PAGE : {}),
              },
            },
          ],
        ),
      ),
      securitySchemes: {
        bearer: { type: "http", scheme: "bearer" },
        session: { type: "apiKey", in: "cookie", name: "session" },
      },
    },
  };
}

function operation(call: DescribedCall) {
  const { id, summary, method, login } = call;
  return {
    operationId: id,
    summary,
    parameters: [
      ...pathParameters(call),
      ...queryParameters(call),
      ...(method === "post" ? [idempotencyKey(call.keyLife)] : []),
    ],
    ...(call.body ? { requestBody: requestBody(call, call.body) } : {}),
    responses: responses(call),
    ...(login ? { security: [{ [login]: [] }] } : {}),
  };
}

const idempotencyKey = (life = "a day") => ({
  name: "Idempotency-Key",
  in: "header",
  description: `The same key and body get the same answer for ${life}; make up a new key, such as a UUID, for each new thing`,
  schema: { type: "string", minLength: 1, maxLength: 255 },
});

/** What the answers to posts say beside their bodies. */
const POST_HEADERS = {
  RateLimit: "How many more posts are left, and for how many seconds",
  "RateLimit-Policy": "How many posts a limit allows, in how many seconds",
  "Idempotent-Replayed": "`true`: this is the answer to an earlier post with this key",
};
const RETRY_AFTER = { "Retry-After": "In how many seconds to try again" };

function pathParameters({ params = {} }: DescribedCall) {
  const named = Object.entries(params);
  return named.map(([name, example]) => ({ name, in: "path", required: true, schema: { type: "string" }, example }));
}

function queryParameters({ query, example }: DescribedCall) {
  if (!query) return [];
  const { properties = {}, required = [] } = z.toJSONSchema(query, { io: "input" });
  return Object.entries(properties).map(([name, schema]) => ({
    name,
    in: "query",
    required: required.includes(name),
    schema,
    ...(name in example ? { example: example[name] } : {}),
  }));
}

function requestBody({ form, example }: DescribedCall, body: z.ZodObject) {
  const posted = { schema: formBodySchema(body) };
  const forms = form ? FORM_TYPES.map((type) => [type, posted]) : [];
  return {
    required: true,
    content: { "application/json": { schema: plain(body, "input"), example }, ...Object.fromEntries(forms) },
  };
}

function responses({ answer, status, method, form, login, params, counted }: DescribedCall) {
  const refusals = method === "post" ? Object.keys(REFUSALS) : READING_REFUSALS;
  const further = [
    ...(login || answer === "token" ? ["401"] : []),
    ...(params ? ["404"] : []),
    ...(counted ? ["429"] : []),
  ];
  const refused = [...refusals, ...further].map((code) => [code, { $ref: `#/components/responses/refused${code}` }]);
  const schema = { $ref: `#/components/schemas/${answer}` };
  return {
    ...(form ? { "200": FRAMED, "303": { description: "A form's visitor is led on by `Location`" } } : {}),
    [String(status)]: {
      description: form && status === 200 ? `Done. ${FRAMED.description}` : "Done",
      ...(method === "post" ? { headers: describedHeaders(POST_HEADERS) } : {}),
      content: { "application/json": { schema }, ...(form && status === 200 ? PAGE : {}) },
    },
    ...Object.fromEntries(refused),
  };
}

/** What a form in a frame of a partner's page is answered with, be it good or wrong. */
const FRAMED = {
  description: "In a frame of a partner's page a form's visitor gets a small page with a link that leaves it",
  content: PAGE,
};

function describedHeaders(headers: Record<string, string>) {
  const described = ([name, description]: [string, string]) => [name, { description, schema: { type: "string" } }];
  return Object.fromEntries(Object.entries(headers).map(described));
}

function plain(schema: z.ZodType, io: "input" | "output") {
  const { $schema: _, ...schemaAlone } = z.toJSONSchema(schema, { io });
  return schemaAlone;
}
