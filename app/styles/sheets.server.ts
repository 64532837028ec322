import { type StylePiece, UsedStyles } from "./used-styles.server.ts";

const PIECES = import.meta.glob<StylePiece[]>(["./all.css", "../screens/*/*.css"], {
  query: "?inline&pieces",
  import: "default",
  eager: true,
});
const ADDRESSES = import.meta.glob<string>(["./all.css", "../screens/*/*.css"], {
  query: "?url",
  import: "default",
  eager: true,
});

const SHEETS = new Map(
  Object.entries(ADDRESSES).map(([file, address]) => [address, new UsedStyles(PIECES[file] ?? [])]),
);

/** What a document uses of the style sheet at an address (`UsedStyles.of`); undefined where that is no sheet of ours. */
export function usedOfSheet(address: string, ...classes: Parameters<UsedStyles["of"]>): string | undefined {
  return SHEETS.get(address)?.of(...classes);
}
