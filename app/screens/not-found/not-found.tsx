import { notFound } from "../../session/screen-request.server.ts";

/** The page for every unmatched route. */
export function loader() {
  throw notFound();
}

export const action = loader;

export default function NotFound() {
  return null;
}
