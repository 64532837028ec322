const TEXTS = import.meta.glob<string>("../screens/*/*.css", { query: "?inline", import: "default", eager: true });
const ADDRESSES = import.meta.glob<string>("../screens/*/*.css", { query: "?url", import: "default", eager: true });

const SHEETS = new Map(Object.entries(ADDRESSES).map(([file, address]) => [address, TEXTS[file] ?? ""]));

/** The text of a screen's style sheet, by the address that its `links` name. */
export function sheetAt(address: string): string | undefined {
  return SHEETS.get(address);
}
