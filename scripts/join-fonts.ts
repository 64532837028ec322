import {
  countGlyphs,
  readCmap,
  readGlyphs,
  readMetrics,
  readTables,
  type Tables,
  table,
  writeCmap,
  writeTables,
} from "./font-tables.ts";

/**
 * Fontsource cuts a family into a Latin and a Latin Extended file; a Croatian page would ask for both.
 * This appends the second one's glyphs to the first, whose kerning, features and names stay as they are.
 */
export function joinFonts(latin: Buffer, extended: Buffer): Buffer {
  const [a, b] = [readTables(latin), readTables(extended)];
  const joined: Tables = new Map(a);
  joined.delete("HVAR"); // Its widths are found in gvar as well.
  const shift = countGlyphs(a);
  const glyphs = [...readGlyphs(a), ...readGlyphs(b).map((outline) => moveComponents(outline, shift))];

  const offsets = Buffer.alloc((glyphs.length + 1) * 4);
  let end = 0;
  const outlines = glyphs.map((outline, index) => {
    const padded = Buffer.alloc(Math.ceil(outline.length / 4) * 4);
    outline.copy(padded);
    end += padded.length;
    offsets.writeUInt32BE(end, (index + 1) * 4);
    return padded;
  });
  joined.set("glyf", Buffer.concat(outlines));
  joined.set("loca", offsets);
  table(joined, "head").writeUInt16BE(1, 50);

  joined.set("hmtx", Buffer.concat([...readMetrics(a), ...readMetrics(b)]));
  table(joined, "hhea").writeUInt16BE(glyphs.length, 34);
  const maxp = table(joined, "maxp");
  for (let at = 6; at < maxp.length; at += 2) {
    maxp.writeUInt16BE(Math.max(maxp.readUInt16BE(at), table(b, "maxp").readUInt16BE(at)), at);
  }
  maxp.writeUInt16BE(glyphs.length, 4);

  const moved = [...readCmap(b)].map(([code, glyph]) => [code, glyph + shift] as const);
  joined.set("cmap", writeCmap(new Map([...moved, ...readCmap(a)])));
  if (a.has("gvar")) joined.set("gvar", joinVariations(table(a, "gvar"), table(b, "gvar")));
  return writeTables(joined);
}

const WORDS = 0x1;
const SCALE = 0x8;
const MORE = 0x20;
const TWO_SCALES = 0x40;
const MATRIX = 0x80;

/** A composite glyph (č is c and a caron) names its parts by number. */
function moveComponents(outline: Buffer, shift: number): Buffer {
  if (outline.length === 0 || outline.readInt16BE(0) >= 0) return outline;
  for (let at = 10, more = true; more; ) {
    const flags = outline.readUInt16BE(at);
    outline.writeUInt16BE(outline.readUInt16BE(at + 2) + shift, at + 2);
    at += 4 + (flags & WORDS ? 4 : 2) + (flags & MATRIX ? 8 : flags & TWO_SCALES ? 4 : flags & SCALE ? 2 : 0);
    more = (flags & MORE) !== 0;
  }
  return outline;
}

const OWN_PEAK = 0x8000;
const BETWEEN = 0x4000;
const INDEX = 0x0fff;

/** Both halves' shared tuples stand one after the other, and the second half counts from there. */
function joinVariations(a: Buffer, b: Buffer): Buffer {
  const [first, second] = [readVariations(a), readVariations(b)];
  const glyphs = [...first.glyphs, ...second.glyphs.map((data) => moveTuples(data, second.axes, first.sharedCount))];
  const start = 20 + (glyphs.length + 1) * 4;
  const header = Buffer.alloc(start);
  a.copy(header, 0, 0, 6);
  header.writeUInt16BE(first.sharedCount + second.sharedCount, 6);
  header.writeUInt32BE(start, 8);
  header.writeUInt16BE(glyphs.length, 12);
  header.writeUInt16BE(1, 14);
  header.writeUInt32BE(start + first.shared.length + second.shared.length, 16);
  let end = 0;
  for (const [index, data] of glyphs.entries()) {
    end += data.length;
    header.writeUInt32BE(end, 24 + index * 4);
  }
  return Buffer.concat([header, first.shared, second.shared, ...glyphs]);
}

function readVariations(gvar: Buffer) {
  const axes = gvar.readUInt16BE(4);
  const sharedCount = gvar.readUInt16BE(6);
  const sharedAt = gvar.readUInt32BE(8);
  const long = (gvar.readUInt16BE(14) & 1) === 1;
  const data = gvar.readUInt32BE(16);
  const offset = (glyph: number) =>
    data + (long ? gvar.readUInt32BE(20 + glyph * 4) : gvar.readUInt16BE(20 + glyph * 2) * 2);
  const glyphs = Array.from({ length: gvar.readUInt16BE(12) }, (_, glyph) => {
    return Buffer.from(gvar.subarray(offset(glyph), offset(glyph + 1)));
  });
  return { axes, sharedCount, shared: gvar.subarray(sharedAt, sharedAt + sharedCount * axes * 2), glyphs };
}

function moveTuples(data: Buffer, axes: number, shift: number): Buffer {
  if (data.length === 0) return data;
  const count = data.readUInt16BE(0) & INDEX;
  for (let tuple = 0, at = 4; tuple < count; tuple++) {
    const index = data.readUInt16BE(at + 2);
    if (!(index & OWN_PEAK)) data.writeUInt16BE((index & ~INDEX) | ((index & INDEX) + shift), at + 2);
    at += 4 + (index & OWN_PEAK ? axes * 2 : 0) + (index & BETWEEN ? axes * 4 : 0);
  }
  return data;
}
