/** A model seen from the front under one light: what is seen at each point of a grid, how near and how bright it is. */
import type { Form, Place } from "./clay.ts";

export type Model = Readonly<Record<string, Form>>;
/** The part of the model's plane that is seen, and how far apart its points are. */
export type View = {
  left: number;
  top: number;
  right: number;
  bottom: number;
  step: number;
  near: number;
  far: number;
};
export type Lit = {
  columns: number;
  rows: number;
  view: View;
  /** What stands there: the index of its name in `names`, or -1. */
  kind: Int8Array;
  names: readonly string[];
  /** How near the eye, and the brightness from 0 to 1. */
  near: Float32Array;
  light: Float32Array;
};

/** Where the weaker light comes from, and how bright it is. */
export type Rim = { from: Place; bright: number };

const REACH = 0.02;

/** @param sun where the light comes from @param fill how bright it is where the sun does not come @param rim a weaker light from behind */
export function lit(model: Model, view: View, sun: Place, fill = 0.16, rim?: Rim): Lit {
  const names = Object.keys(model);
  const forms = Object.values(model);
  const whole: Form = (x, y, z) =>
    forms.reduce((least, form) => Math.min(least, form(x, y, z)), Number.POSITIVE_INFINITY);
  const columns = Math.round((view.right - view.left) / view.step) + 1;
  const rows = Math.round((view.top - view.bottom) / view.step) + 1;
  const size = columns * rows;
  const seen = {
    columns,
    rows,
    view,
    names,
    kind: new Int8Array(size).fill(-1),
    near: new Float32Array(size).fill(view.far),
    light: new Float32Array(size).fill(1),
  };
  const lights = { toSun: unit(sun), fill, ...(rim && { toRim: unit(rim.from), rim: rim.bright }) };
  for (let index = 0; index < size; index += 1) {
    const [x, y] = [view.left + (index % columns) * view.step, view.top - Math.floor(index / columns) * view.step];
    const z = firstHit(whole, x, y, view);
    if (z === null) continue;
    seen.near[index] = z;
    const distances = forms.map((form) => form(x, y, z));
    seen.kind[index] = distances.indexOf(Math.min(...distances));
    seen.light[index] = brightness(whole, [x, y, z], lights);
  }
  return seen;
}

function firstHit(whole: Form, x: number, y: number, { near, far }: View): number | null {
  for (let z = near, tries = 0; z > far && tries < 160; tries += 1) {
    const distance = whole(x, y, z);
    if (distance < REACH) return z;
    z -= Math.max(distance * 0.8, REACH / 2);
  }
  return null;
}

type Lights = { toSun: Place; fill: number; toRim?: Place; rim?: number };

function unit([x, y, z]: Place): Place {
  const length = Math.hypot(x, y, z);
  return [x / length, y / length, z / length];
}

function brightness(whole: Form, [x, y, z]: Place, { toSun, fill, toRim, rim = 0 }: Lights): number {
  const e = 0.08;
  const slope = [
    whole(x + e, y, z) - whole(x - e, y, z),
    whole(x, y + e, z) - whole(x, y - e, z),
    whole(x, y, z + e) - whole(x, y, z - e),
  ] as const;
  const steep = Math.hypot(...slope) || 1;
  const [nx, ny, nz] = [slope[0] / steep, slope[1] / steep, slope[2] / steep];
  const out: Place = [x + nx * 0.25, y + ny * 0.25, z + nz * 0.25];
  const from = (light: Place) => {
    const facing = Math.max(0, nx * light[0] + ny * light[1] + nz * light[2]);
    return facing > 0 ? facing * unshaded(whole, out, light) : 0;
  };
  // Hollows get less of the sky's light than what stands free.
  const open = Math.min(1, Math.max(0, whole(x + nx * 1.6, y + ny * 1.6, z + nz * 1.6) / 1.6));
  const sunlit = from(toSun) * (1 - fill) * (0.55 + 0.45 * open) + fill * open * (0.7 + 0.3 * ny);
  return toRim ? Math.max(sunlit, from(toRim) * rim) : sunlit;
}

/** How much of the sun comes to a point, with soft edges. */
function unshaded(whole: Form, [x, y, z]: Place, [sx, sy, sz]: Place): number {
  let free = 1;
  for (let way = 0.3, tries = 0; way < 40 && tries < 60; tries += 1) {
    const distance = whole(x + sx * way, y + sy * way, z + sz * way);
    if (distance < 0.01) return 0;
    free = Math.min(free, (14 * distance) / way);
    way += Math.max(0.15, distance * 0.9);
  }
  return free;
}
