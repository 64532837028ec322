/** Where Remix's scripts ask for the data of the page at a path; `withoutData` leads back. */
export function dataPathOf(pathname: string): string {
  return `${pathname === "/" ? "/_root" : pathname}.data`;
}
