/** The colours of the look; mail programs know no style sheets, so the styles stand beside what they style. */
export const MAIL_COLOURS = {
  paper: "#f7f2e8",
  paperDeep: "#ece3d2",
  ink: "#2a1420",
  soil: "#9a3a22",
  gold: "#c79a3b",
  line: "#d8cbb2",
} as const;

/** What every machine has that reads mail, and nothing that only looks alike. */
export const MAIL_FONTS = {
  serif: "Georgia, 'Times New Roman', serif",
  sans: "'Source Sans 3', 'Segoe UI', 'Helvetica Neue', Verdana, sans-serif",
  mono: "Consolas, Menlo, 'Courier New', monospace",
} as const;
