/** Forms that a drawing is modelled of before it is cut: how far a point lies outside each, in units of the model, y upwards, z to the eye. */
export type Place = readonly [x: number, y: number, z: number];
export type Form = (x: number, y: number, z: number) => number;

export const ball =
  ([cx, cy, cz]: Place, radius: number): Form =>
  (x, y, z) =>
    Math.hypot(x - cx, y - cy, z - cz) - radius;

/** A ball with a radius of its own along each axis. */
export const egg =
  ([cx, cy, cz]: Place, [rx, ry, rz]: Place): Form =>
  (x, y, z) => {
    const [px, py, pz] = [(x - cx) / rx, (y - cy) / ry, (z - cz) / rz];
    const reach = Math.hypot(px, py, pz);
    return (reach * (reach - 1)) / (Math.hypot(px / rx, py / ry, pz / rz) || 1e-9);
  };

/** A rod with round ends, each with its radius. */
export const rod = ([ax, ay, az]: Place, [bx, by, bz]: Place, from: number, to = from): Form => {
  const [dx, dy, dz] = [bx - ax, by - ay, bz - az];
  const square = dx * dx + dy * dy + dz * dz;
  return (x, y, z) => {
    const along = Math.min(1, Math.max(0, ((x - ax) * dx + (y - ay) * dy + (z - az) * dz) / square));
    return Math.hypot(x - ax - dx * along, y - ay - dy * along, z - az - dz * along) - from - (to - from) * along;
  };
};

/** A rod through several places, one thickness at each. */
export const bent = (...places: readonly (readonly [...Place, number])[]): Form =>
  joined(
    0.3,
    ...places.slice(1).map(([x, y, z, thick], index) => {
      const [fromX, fromY, fromZ, from] = places[index] ?? [x, y, z, thick];
      return rod([fromX, fromY, fromZ], [x, y, z], from, thick);
    }),
  );

/** What lies on the far side of a plane: all that a direction points away from. */
export const below =
  ([nx, ny, nz]: Place, far: number): Form =>
  (x, y, z) =>
    (x * nx + y * ny + z * nz) / Math.hypot(nx, ny, nz) - far;

/** Forms that run into each other over a width. */
export function joined(soft: number, ...forms: readonly Form[]): Form {
  const [first, ...rest] = forms as [Form, ...Form[]];
  return (x, y, z) => {
    let near = first(x, y, z);
    for (const form of rest) {
      const next = form(x, y, z);
      const mix = Math.max(soft - Math.abs(near - next), 0) / soft;
      near = Math.min(near, next) - (mix * mix * soft) / 4;
    }
    return near;
  };
}

/** A form with another taken out of it. */
export const carved = (soft: number, form: Form, ...tools: readonly Form[]): Form =>
  inverted(joined(soft, inverted(form), ...tools));

/** What two forms share. */
export const shared = (soft: number, ...forms: readonly Form[]): Form =>
  inverted(joined(soft, ...forms.map((form) => inverted(form))));

const inverted =
  (form: Form): Form =>
  (x, y, z) =>
    -form(x, y, z);

/** A form with unevenness: locks of hair, bark. @param depth how deep */
export const rough =
  (form: Form, depth: number, wave: (x: number, y: number, z: number) => number): Form =>
  (x, y, z) => {
    const far = form(x, y, z);
    return far > depth * 3 ? far - depth : far + depth * wave(x, y, z);
  };

/** A form turned to the side and then nodded, in degrees: positive to the right of the picture, and downwards. */
export function turned(form: Form, side: number, nod = 0, lean = 0): Form {
  const [cs, ss] = [Math.cos((side * Math.PI) / 180), Math.sin((side * Math.PI) / 180)];
  const [cn, sn] = [Math.cos((nod * Math.PI) / 180), Math.sin((nod * Math.PI) / 180)];
  const [cl, sl] = [Math.cos((lean * Math.PI) / 180), Math.sin((lean * Math.PI) / 180)];
  return (x0, y0, z0) => {
    const [x, y1] = [x0 * cl - y0 * sl, x0 * sl + y0 * cl];
    const [y, z1] = [y1 * cn + z0 * sn, z0 * cn - y1 * sn];
    return form(x * cs - z1 * ss, y, x * ss + z1 * cs);
  };
}
