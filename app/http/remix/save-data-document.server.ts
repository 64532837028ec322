import { type Finishing, finishDocument } from "./document.server.ts";

/**
 * Makes a rendered page ready for a visitor who saves data (docs/rules.md "Pages"): one file beside its pictures, which works as every page
 * does where scripts are off. The browser would run scripts all the same, so what is styled for browsers without them applies here.
 */
export function finishSaveDataDocument(html: string, finishing: Finishing): ReturnType<typeof finishDocument> {
  const usedOfSheet: Finishing["usedOfSheet"] = (...asked) => stylesWithoutScripts(finishing.usedOfSheet(...asked));
  const { body, policy } = finishDocument(html.replace(SCRIPTS, ""), { ...finishing, data: "", usedOfSheet });
  return { body: body.replace(LATER_FILES, ""), policy };
}

/** Every script and what is written for scripts to read. */
const SCRIPTS = /<script[^>]*>[\s\S]*?<\/script>/g;
/** What waits in a document for its scripts to load it, and a sheet for paper. */
const LATER_FILES = /<link (?:id="[\w-]+" )?rel="dns-prefetch"[^>]*\/>|<link rel="stylesheet"[^>]* media="print"\/>/g;
/** Our own fonts; those that are measured to take their room are installed, and stay. */
const OWN_FONTS = /@font-face\s*\{[^}]*url\([^}]*\}/g;
const FOR_SCRIPTS = /@media\s*\(scripting:\s*(none|enabled)\)/g;

function stylesWithoutScripts(styles: string | undefined): string | undefined {
  return styles
    ?.replace(OWN_FONTS, "")
    .replace(FOR_SCRIPTS, (_, scripting) => (scripting === "none" ? "@media all" : "@media not all"));
}
