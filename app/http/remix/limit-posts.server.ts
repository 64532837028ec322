import { type ActionFunction, data, type ServerBuild } from "@remix-run/node";
import { isCall } from "../../routing/calls.server.ts";
import { isAddress, withoutData } from "../../routing/paths.ts";
import { countPost, quotaHeaders } from "../../session/count-post.server.ts";
import { platformOf } from "../../session/request-platform.server.ts";

/** What the page of an error says of a post that came too often. */
type PostsRefused = { retryAfterSeconds: number };

/**
 * The build in which every post of a page counts under the limit of all posts, and every answer to one says what is left of a limit:
 * of the form's own, else of this one.
 */
export function limitingPosts(build: ServerBuild): ServerBuild {
  const routes: ServerBuild["routes"] = {};
  for (const [id, route] of Object.entries(build.routes)) {
    if (!route) continue;
    const { action } = route.module;
    routes[id] = action ? { ...route, module: { ...route.module, action: limited(action) } } : route;
  }
  return { ...build, routes };
}

function limited(action: ActionFunction): ActionFunction {
  return async (args) => {
    const pathname = withoutData(new URL(args.request.url).pathname);
    // Calls, which answer JSON, count their posts themselves; where nothing stands nothing is done.
    if (isCall(pathname) || !isAddress(pathname)) return action(args);
    const platform = await platformOf(args.context);
    const clientAddress = args.context.clientAddress ?? "unknown";
    const counted = await countPost(platform, "post", { clientAddress });
    const headers = quotaHeaders(counted.quota);
    if (counted.ok) return saying(headers, () => action(args));
    const { retryAfterSeconds } = counted;
    const refusal: PostsRefused = { retryAfterSeconds };
    throw data(refusal, { status: 429, headers: { ...headers, "Retry-After": String(retryAfterSeconds) } });
  };
}

/** What an action answers, or throws on purpose, with these headers where it has none of its own. */
async function saying(quota: Record<string, string>, act: () => unknown): Promise<unknown> {
  try {
    return withQuota(await act(), quota);
  } catch (thrown) {
    if (thrown instanceof Response || isDataWithInit(thrown)) throw withQuota(thrown, quota);
    throw thrown;
  }
}

type DataWithInit = ReturnType<typeof data<unknown>>;

function withQuota(answer: unknown, quota: Record<string, string>): unknown {
  if (answer instanceof Response) {
    setMissing(answer.headers, quota);
    return answer;
  }
  const given = isDataWithInit(answer) ? answer : data(answer);
  const headers = new Headers(given.init?.headers);
  setMissing(headers, quota);
  return data(given.data, { ...given.init, headers });
}

function setMissing(headers: Headers, quota: Record<string, string>): void {
  if (headers.has("RateLimit")) return;
  for (const [name, value] of Object.entries(quota)) headers.set(name, value);
}

function isDataWithInit(answer: unknown): answer is DataWithInit {
  return typeof answer === "object" && answer !== null && "type" in answer && answer.type === "DataWithResponseInit";
}
