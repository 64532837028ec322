import { useRouteLoaderData } from "@remix-run/react";
import type { loadFrame } from "./load-frame.server.ts";

/** What the frame's loader has told about this visitor; undefined where it failed. */
export function useFrameData() {
  return useRouteLoaderData<typeof loadFrame>("frame");
}
