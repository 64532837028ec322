/** A body turned around an upright axis, and the lines that a burin leaves on it. Lengths are units of the picture, 120 by 300. */

/** How far the outline stands from the axis at a height. */
export type ProfilePoint = readonly [y: number, radius: number];
export type Profile = readonly ProfilePoint[];

/** Where the axis stands. */
const AXIS = 60;
/** Rings are seen a little from above: their front hangs by this part of their radius. */
const TILT = 0.085;

const rounded = (value: number) => Math.round(value * 10) / 10;
/** To the nearest half: where a line's own thickness hides the difference. */
const half = (value: number) => Math.round(value * 2) / 2;
const short = (value: number) => `${rounded(value)}`.replace(/^(-?)0\./, "$1.");
export const numbers = (...values: number[]) => values.map(short).join(" ").replaceAll(" -", "-");

/** The slope of the radius at each point, without overshooting between two of them (Fritsch and Carlson 1980). */
function slopes(profile: Profile): number[] {
  const secants = profile.slice(1).map(([y, radius], index) => {
    const [fromY, fromRadius] = profile[index] as ProfilePoint;
    return (radius - fromRadius) / (y - fromY);
  });
  return profile.map((_, index) => {
    const before = secants[index - 1] ?? secants[index] ?? 0;
    const after = secants[index] ?? before;
    return before * after <= 0 ? 0 : (2 * before * after) / (before + after);
  });
}

/** The radius at a height, on the curve through the profile's points. */
export function radiusAt(profile: Profile, y: number): number {
  const tangents = slopes(profile);
  const index = Math.min(profile.length - 2, Math.max(0, profile.findIndex(([next]) => next > y) - 1));
  const [fromY, from] = profile[index] as ProfilePoint;
  const [toY, to] = profile[index + 1] as ProfilePoint;
  const height = toY - fromY;
  const t = Math.min(1, Math.max(0, (y - fromY) / height));
  const [m0, m1] = [(tangents[index] ?? 0) * height, (tangents[index + 1] ?? 0) * height];
  return (
    (2 * t ** 3 - 3 * t ** 2 + 1) * from +
    (t ** 3 - 2 * t ** 2 + t) * m0 +
    (3 * t ** 2 - 2 * t ** 3) * to +
    (t ** 3 - t ** 2) * m1
  );
}

/** The closed outline of a part of the body, as curves; its ends are rings. @param round how fine bends are written */
export function outline(profile: Profile, round: (value: number) => number = rounded): string {
  const tangents = slopes(profile);
  const [top, bottom] = [profile[0] as ProfilePoint, profile[profile.length - 1] as ProfilePoint];
  const written = (...values: number[]) => numbers(...values.map(round));
  const side = (sign: 1 | -1) =>
    profile.slice(1).map(([y, radius], index) => {
      const [fromY, from] = profile[index] as ProfilePoint;
      const third = (y - fromY) / 3;
      const [m0, m1] = [tangents[index] ?? 0, tangents[index + 1] ?? 0];
      return {
        sign,
        fromY,
        from,
        y,
        radius,
        a: [from + m0 * third, fromY + third],
        b: [radius - m1 * third, y - third],
      } as const;
    });
  const down = side(1).map(
    ({ a, b, from, fromY, y, radius }) =>
      `c${written(a[0] - from, a[1] - fromY, b[0] - from, b[1] - fromY, radius - from, y - fromY)}`,
  );
  const up = side(-1)
    .reverse()
    .map(
      ({ a, b, from, fromY, y, radius }) =>
        `c${written(radius - b[0], b[1] - y, radius - a[0], a[1] - y, radius - from, fromY - y)}`,
    );
  const foot = `q${numbers(-bottom[1], bottom[1] * TILT * 2, -2 * bottom[1], 0)}`;
  return `M${numbers(AXIS + top[1], top[0])}${down.join("")}${foot}${up.join("")}q${numbers(top[1], top[1] * TILT * 2, 2 * top[1], 0)}z`;
}

/** The front half of a ring around the body: a seam, a rim. @param begin the side that it begins at */
export function ring(profile: Profile, y: number, begin: 1 | -1 = -1): string {
  const radius = radiusAt(profile, y);
  return `M${numbers(AXIS + begin * radius, y)}q${numbers(-begin * radius, hang(radius, 0) * 2, -begin * 2 * radius, 0)}`;
}

/** A closed mark: where it begins, and the rest of its path from there. Even lines have the same rest, which packs well. */
type Mark = { x: number; y: number; rest: string };

/** Marks in one path, each begun from the one before, so that like marks are written alike. */
function inOnePath(marks: readonly Mark[]): string {
  let [atX, atY] = [0, 0];
  return marks
    .map(({ x, y, rest }, index) => {
      const [dx, dy] = [rounded(x - atX), rounded(y - atY)];
      [atX, atY] = [atX + dx, atY + dy];
      return `${index === 0 ? "M" : "m"}${numbers(dx, dy)}${rest}`;
    })
    .join("");
}

type Rows = {
  from: number;
  to: number;
  /** Between two lines. */
  gap: number;
};
type EdgeLines = Rows & {
  edge: 1 | -1;
  /** Where a line ends that comes from the edge, as a part of the radius: 1 is the right edge, -1 the left one. */
  tip(along: number, index: number): number;
  /** How thick it is at the edge. */
  width: number;
  /** How far from the edge it begins, as a part of the radius. */
  inset?: number;
};
type LightLines = Rows & { left(along: number): number; right(along: number): number; width: number };

const rows = ({ from, to, gap }: Rows) =>
  Array.from({ length: Math.floor((to - from) / gap) + 1 }, (_, index) => ({
    index,
    y: from + index * gap,
    along: (index * gap) / (to - from),
  }));

/** How low the front of a ring hangs at a part of its radius. */
const hang = (radius: number, part: number) => radius * TILT * 2 * Math.sqrt(Math.max(0, 1 - part * part));

/** Lines around the body that come from one edge, swollen there and ending in a point: its shadow. */
export function edgeLines(profile: Profile, { edge, tip, width, inset = 0.02, ...where }: EdgeLines): string {
  const marks = rows(where).flatMap(({ y, along, index }) => {
    const radius = radiusAt(profile, y);
    const [begin, end] = [edge * (1 - inset), tip(along, index)];
    return edge * (begin - end) * radius < 1.2 ? [] : [tapered(y, radius, begin, end, width)];
  });
  return inOnePath(marks);
}

/** Lines around the body that are pointed at both ends: light on it. */
export function lightLines(profile: Profile, { left, right, width, ...where }: LightLines): string {
  const marks = rows(where).flatMap(({ y, along }): Mark[] => {
    const radius = radiusAt(profile, y);
    const [from, to] = [left(along), right(along)];
    if ((to - from) * radius < 0.8) return [];
    const [dx, like] = [Math.round((to - from) * radius), Math.round(radius / 2) * 2];
    const end = from + dx / like;
    const dy = half(hang(like, end) - hang(like, from));
    const bend = half(hang(like, (from + end) / 2) * 2 - hang(like, from) - hang(like, end) + dy / 2);
    const rest = `q${numbers(half(dx / 2), bend - width, dx, dy, half(-dx / 2), bend - dy + width, -dx, -dy)}`;
    return [{ x: AXIS + half(from * radius), y: y + hang(like, from), rest }];
  });
  return inOnePath(marks);
}

/** Its form is that of a radius in twos, so that lines of like length are written alike. */
function tapered(y: number, radius: number, begin: number, end: number, width: number): Mark {
  const like = Math.round(radius / 2) * 2;
  const dx = Math.round((end - begin) * radius);
  const tip = begin + dx / like;
  const dy = half(hang(like, tip) - hang(like, begin));
  const third = hang(like, (begin * 2 + tip) / 3) - hang(like, begin);
  // The control point of a curve that goes through the ring a third of the way in from the edge.
  const [cx, cy] = [Math.round(dx / 2), half((third - dy / 9) / (4 / 9))];
  const rest = `q${numbers(cx, cy, dx, dy, cx - dx, cy - dy + width, -dx, -dy + width)}z`;
  return { x: AXIS + half(begin * radius), y: y + hang(like, begin), rest };
}
