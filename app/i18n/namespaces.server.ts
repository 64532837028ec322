import type { EntryContext } from "@remix-run/node";
import { z } from "zod";

const handleWithTexts = z.object({ i18n: z.array(z.string()) });

/** The files of texts that a document brings: those that the matched routes name in `handle.i18n`. */
export function namespacesOf(context: EntryContext): string[] {
  const names = context.staticHandlerContext.matches.flatMap(({ route }) => {
    const handle = handleWithTexts.safeParse(context.routeModules[route.id]?.handle);
    return handle.success ? handle.data.i18n : [];
  });
  return [...new Set(names)];
}
