/** How a product is called where nothing else tells its vintage: "Malvazija 2023"; what has no year, by its name alone. */
export function nameWithYear({ name, year }: { name: string; year?: number | null | undefined }): string {
  return year ? `${name} ${year}` : name;
}
