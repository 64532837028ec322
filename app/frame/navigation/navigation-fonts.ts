/** Those that came too late for the page that the visitor began with (`app/http/remix/starter.server.ts`). */
let later: FontFace[] | undefined;

/**
 * Our fonts, for visitors who navigate by script: a page that is read in another font keeps it, so ours load on the first arrival and show
 * with the first page that arrives after they have come. Nothing on the page moves.
 */
export function showFontsWithPage(): void {
  for (const face of later ?? []) if (face.status === "loaded") document.fonts.add(face);
  later ??= missingFaces();
}

/** The faces of the style's first condition, which is met without scripts alone; none where the page has them already. */
function missingFaces(): FontFace[] {
  const [condition] = [...(document.styleSheets[0]?.cssRules ?? [])].filter((rule) => rule instanceof CSSMediaRule);
  const rules = [...(condition?.cssRules ?? [])].filter((rule) => rule instanceof CSSFontFaceRule);
  const families = [...document.fonts].map(({ family }) => family);
  return rules.flatMap(({ style }) => {
    const family = style.getPropertyValue("font-family");
    if (families.includes(family)) return [];
    const face = new FontFace(family, style.getPropertyValue("src"), { weight: style.getPropertyValue("font-weight") });
    face.load().catch(() => {});
    return face;
  });
}
