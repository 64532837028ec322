import { useRouteLoaderData } from "@remix-run/react";
import type { loadFrame } from "./load-frame.server.ts";

/** What the frame's loader knows of this visitor; undefined where it failed, or was not asked since an action failed. */
export function useFrameData() {
  // Remix says null where an action has thrown.
  return useRouteLoaderData<typeof loadFrame>("frame") ?? undefined;
}
