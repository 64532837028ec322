import type { ActionFunction, ServerBuild } from "@remix-run/node";
import { tryReadBody } from "../../forms/answer-form.server.ts";

const FRAME = "frame";
const FORM = "forgot-password-form";

/**
 * The build in which every page takes the form of its overlay: a post to `?overlay=forgotPassword` of any page, with that intent, is
 * answered by the one action of the overlay's form (docs/interface.md "Forms"). All other posts go where they went.
 */
export function withOverlayForms(build: ServerBuild): ServerBuild {
  const answerOverlay = build.routes[FORM]?.module.action;
  if (!answerOverlay) throw new Error(`The build has no route ${FORM}`);
  const routes: ServerBuild["routes"] = { ...build.routes };
  for (const [id, route] of Object.entries(build.routes)) {
    if (!route || (id !== FRAME && route.parentId !== FRAME)) continue;
    const { action } = route.module;
    const choosing: ActionFunction = async (args) => {
      if (await isOverlayForm(args.request)) return answerOverlay(args);
      if (action) return action(args);
      throw new Response(null, { status: 405, statusText: "Method Not Allowed" });
    };
    routes[id] = { ...route, module: { ...route.module, action: choosing } };
  }
  return { ...build, routes };
}

async function isOverlayForm(request: Request): Promise<boolean> {
  if (new URL(request.url).searchParams.get("overlay") !== "forgotPassword") return false;
  const body = await tryReadBody(request.clone());
  return body?.fields.intent === "forgotPassword";
}
