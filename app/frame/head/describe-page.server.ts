import { openGraphPath } from "../../routing/open-graph-path.ts";
import { pathTo } from "../../routing/paths.ts";
import { propertiesOf } from "../../routing/screen-properties.ts";
import type { Screen } from "../../routing/screens.ts";
import type { ScreenRequest } from "../../session/screen-request.server.ts";
import { WINERY } from "../../shop/winery/winery.ts";

/** What the head of a page says about it. */
export type Page = {
  title: string;
  description: string;
  /** Absolute address of the page itself; those in the other languages follow from it. */
  canonical: string;
  /** Absolute address of the picture that goes with the page where it is shared. */
  picture: string;
  /** Search engines may not list what is one visitor's own; left out where they may. */
  unlisted?: true;
};

type OwnDescription = {
  title?: string;
  description?: string;
  /** Things of schema.org, for search engines alone. */
  structured?: readonly Record<string, unknown>[];
};

/**
 * Describes a screen for its head. Title and description are the keys `meta.title` and `meta.description` of the screen's texts, unless
 * passed in. Data for search engines are in the document only, not in the data.
 */
export function describePage(screenRequest: ScreenRequest, screen: Screen, own?: OwnDescription): Page {
  const { platform, language, params, forSearchEngines } = screenRequest;
  const text = screenRequest.text(screen);
  forSearchEngines.push(...(own?.structured ?? []));
  return {
    title: `${own?.title ?? text("meta.title")} · ${WINERY.name}`,
    description: own?.description ?? text("meta.description"),
    canonical: platform.settings.publicUrl + pathTo(screen, language, params),
    picture: platform.settings.publicUrl + openGraphPath(screen, language, params),
    ...(propertiesOf(screen).indexed ? {} : { unlisted: true as const }),
  };
}
