/** Lines of the land that is cut open, and the mark that all of it is drawn with. */
import { through } from "./burin.ts";
import { numbers } from "./turned.ts";

/** Where one soil ends and the next begins, by how deep it is. */
export const FIRST_END = through([
  [130, 467],
  [172, 458],
  [207, 455],
  [240, 460],
  [272, 470],
  [310, 479],
  [342, 477],
  [372, 469],
  [420, 450],
]);
export const SECOND_END = through([
  [130, 734],
  [175, 745],
  [205, 747],
  [240, 742],
  [270, 731],
  [305, 719],
  [335, 716],
  [365, 723],
  [420, 752],
]);
export const surface = through([
  [-30, 141],
  [120, 134],
  [300, 132],
  [466, 142],
  [600, 136],
  [736, 141],
  [960, 134],
  [1230, 142],
]);

/** The slopes behind, whose lines fall as they do. */
export const HILLS = through([
  [0, 110],
  [200, 80],
  [300, 88],
  [440, 101],
  [560, 85],
  [640, 60],
  [760, 42],
  [860, 55],
  [920, 75],
  [1030, 102],
  [1110, 90],
  [1200, 47],
]);
/** A level mark, swollen in its middle: all in whole units, and few of them, for there are hundreds. */
export function flick(x: number, y: number, length: number, width: number, fall = 0): string {
  const [long, down] = [Math.round(length / 4) * 4, Math.round(fall)];
  return `M${Math.round(x)} ${Math.round(y)}q${numbers(long / 2, Math.round(width + down / 2), long, down)}z`;
}
