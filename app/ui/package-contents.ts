import type { Text } from "../i18n/texts.ts";
import type { Package, Tasting } from "../shop/reservations/tastings.ts";

/** What a tasting includes, line by line: wines, oils if there are any, and what is served with them. @param text of `reservation.json` */
export function packageContents(name: Package, { wines, oils }: Tasting, text: Text): string[] {
  return [
    text(name === "elite" ? "winesUpTo" : "wines", { count: wines }),
    ...(oils > 0 ? [text("oils", { count: oils })] : []),
    text(`packages.${name}.extra`),
  ];
}
