/** A path with one parameter of its query set, or taken out where the value is null; with another hash, if one is given. */
export function withQuery(path: string, name: string, value: string | null, hash?: string): string {
  const url = new URL(path, "http://here");
  if (value === null) url.searchParams.delete(name);
  else url.searchParams.set(name, value);
  if (hash !== undefined) url.hash = hash;
  return url.pathname + url.search + url.hash;
}
