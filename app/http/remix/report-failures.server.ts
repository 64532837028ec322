import { randomUUID } from "node:crypto";
import { type ActionFunction, data, type LoaderFunction, type ServerBuild } from "@remix-run/node";
import { loggedAddress } from "../../platform/log.server.ts";
import { isCall } from "../../routing/calls.server.ts";
import { platformOf } from "../../session/request-platform.server.ts";
import { problemJson } from "../problem-json.server.ts";

/** What the Oops page says of an unexpected failure. */
type FailureReport = { reference: string };

const RETRY_AFTER_SECONDS = "5";

/**
 * The build with every loader and action watched: what they throw unexpectedly is logged under a reference number, which
 * the visitor's page shows too. A database that is away is no bug but a 503 that asks to try again.
 */
export function reportingFailures(build: ServerBuild): ServerBuild {
  const routes: ServerBuild["routes"] = {};
  for (const [id, route] of Object.entries(build.routes)) {
    if (!route) continue;
    const { loader, action } = route.module;
    routes[id] = {
      ...route,
      module: {
        ...route.module,
        ...(loader ? { loader: watched(loader) } : {}),
        ...(action ? { action: watched(action) } : {}),
      },
    };
  }
  return { ...build, routes };
}

/** What a program is answered: Remix would send its own sentence, and no header. */
function callFailure(init: { status: number; headers: Record<string, string> }, report: FailureReport): Response {
  const { headers, body } = problemJson(init.status, report);
  return new Response(body, { ...init, headers: { ...init.headers, ...headers } });
}

function watched<F extends LoaderFunction | ActionFunction>(run: F): F {
  const watching: LoaderFunction = async (args) => {
    try {
      return await run(args);
    } catch (error) {
      // What has a status was thrown on purpose: a Response, or data() with its init.
      if (error instanceof Response || (typeof error === "object" && error !== null && "init" in error)) throw error;
      const { log, database } = await platformOf(args.context);
      const report: FailureReport = { reference: randomUUID().slice(0, 8) };
      log.error(
        { err: error, ...report, url: loggedAddress(args.request.url), method: args.request.method },
        "unexpected failure",
      );
      const away = database.isUnavailable(error);
      const headers: Record<string, string> = away ? { "Retry-After": RETRY_AFTER_SECONDS } : {};
      const init = { status: away ? 503 : 500, headers };
      if (isCall(new URL(args.request.url).pathname)) return callFailure(init, report);
      throw data(report, init);
    }
  };
  return watching as F;
}
