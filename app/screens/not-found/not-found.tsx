import { notFound } from "../../session/screen-request.server.ts";

/** Whatever no other route answers. */
export function loader() {
  throw notFound();
}

export const action = loader;

export default function NotFound() {
  return null;
}
