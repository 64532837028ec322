import { problem } from "./answers/problem.server.ts";

/** A call that there is not. */
export function loader() {
  return problem(404, "notFound");
}

export const action = loader;
