type Preset = { width: number; height: number; fit: "inside" | "contain" };

/**
 * The sizes in which a picture can be had (`/assets/{id}?key={preset}`), in pixels; no other, so that nobody can fill the disk. What is
 * contained stands on paper and is never smaller than its box. Who changes one raises `EDITION` in `app/api/rasters.server.ts`.
 */
export const PRESETS = {
  thumb: { width: 160, height: 200, fit: "inside" },
  card: { width: 640, height: 800, fit: "inside" },
  page: { width: 1280, height: 1600, fit: "inside" },
  og: { width: 1200, height: 630, fit: "contain" },
  // For mails and pages that take no other type.
  "card-png": { width: 480, height: 600, fit: "contain" },
} as const satisfies Record<string, Preset>;

export type PresetName = keyof typeof PRESETS;
