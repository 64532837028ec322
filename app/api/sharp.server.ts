/** The library that draws pixels, loaded with the first picture: it is large, and commands draw none. */
export async function loadSharp(): Promise<typeof import("sharp").default> {
  return (await import("sharp")).default;
}
