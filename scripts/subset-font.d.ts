/** The package comes without types; these are the options that make-fonts.ts uses. */
declare module "subset-font" {
  type Options = {
    targetFormat: "sfnt" | "woff2";
    variationAxes?: Record<string, number | { min: number; max: number }>;
    keepFeatures?: string[];
    noHinting?: boolean;
    dropTables?: string[];
  };
  export default function subsetFont(font: Buffer, text: string, options: Options): Promise<Buffer>;
}
