/** Just enough of the OpenType format to read a font's measures and to join two halves of one family. */

export type Tables = Map<string, Buffer>;

export function readTables(font: Buffer): Tables {
  const tables: Tables = new Map();
  for (let record = 12; record < 12 + font.readUInt16BE(4) * 16; record += 16) {
    const start = font.readUInt32BE(record + 8);
    const end = start + font.readUInt32BE(record + 12);
    tables.set(font.toString("latin1", record, record + 4), Buffer.from(font.subarray(start, end)));
  }
  return tables;
}

/** Checksums stay 0: the subsetter, which reads this next, writes its own. */
export function writeTables(tables: Tables): Buffer {
  const head = Buffer.alloc(12 + tables.size * 16);
  head.writeUInt32BE(0x00010000, 0);
  head.writeUInt16BE(tables.size, 4);
  const parts = [head];
  let offset = head.length;
  for (const [index, [tag, bytes]] of [...tables].sort(([a], [b]) => (a < b ? -1 : 1)).entries()) {
    const record = 12 + index * 16;
    head.write(tag, record, "latin1");
    head.writeUInt32BE(offset, record + 8);
    head.writeUInt32BE(bytes.length, record + 12);
    const padded = Buffer.alloc(Math.ceil(bytes.length / 4) * 4);
    bytes.copy(padded);
    parts.push(padded);
    offset += padded.length;
  }
  return Buffer.concat(parts);
}

export function table(tables: Tables, tag: string): Buffer {
  const bytes = tables.get(tag);
  if (!bytes) throw new Error(`The font has no table ${tag}`);
  return bytes;
}

/** Code point to glyph, from the first subtable of format 4. */
export function readCmap(tables: Tables): Map<number, number> {
  const cmap = table(tables, "cmap");
  const glyphs = new Map<number, number>();
  const subtables = Array.from({ length: cmap.readUInt16BE(2) }, (_, i) => cmap.readUInt32BE(8 + i * 8));
  const start = subtables.find((offset) => cmap.readUInt16BE(offset) === 4);
  if (start === undefined) throw new Error("The font has no character map of format 4");
  const width = cmap.readUInt16BE(start + 6);
  for (let segment = start + 14; segment < start + 14 + width; segment += 2) {
    const first = cmap.readUInt16BE(segment + 2 + width);
    const delta = cmap.readUInt16BE(segment + 2 + 2 * width);
    const rangeAt = segment + 2 + 3 * width;
    const range = cmap.readUInt16BE(rangeAt);
    for (let code = first; code <= cmap.readUInt16BE(segment) && code < 0xffff; code++) {
      const named = range ? cmap.readUInt16BE(rangeAt + range + 2 * (code - first)) : code;
      if (named) glyphs.set(code, (named + delta) & 0xffff);
    }
  }
  return glyphs;
}

export function writeCmap(glyphs: Map<number, number>): Buffer {
  const codes = [...glyphs.keys(), 0xffff].sort((a, b) => a - b);
  const width = codes.length * 2;
  const cmap = Buffer.alloc(12 + 16 + 4 * width);
  for (const [at, value] of [1, 3, 1].entries()) cmap.writeUInt16BE(value, 2 + at * 2);
  cmap.writeUInt32BE(12, 8);
  cmap.writeUInt16BE(4, 12);
  cmap.writeUInt16BE(cmap.length - 12, 14);
  cmap.writeUInt16BE(width, 18);
  const power = 2 ** Math.floor(Math.log2(codes.length));
  for (const [at, value] of [power * 2, Math.log2(power), width - power * 2].entries()) {
    cmap.writeUInt16BE(value, 20 + at * 2);
  }
  for (const [index, code] of codes.entries()) {
    const end = 26 + index * 2;
    cmap.writeUInt16BE(code, end);
    cmap.writeUInt16BE(code, end + width + 2);
    cmap.writeUInt16BE(((glyphs.get(code) ?? 0) - code) & 0xffff, end + 2 * width + 2);
  }
  return cmap;
}

/** The outline of every glyph. */
export function readGlyphs(tables: Tables): Buffer[] {
  const [loca, glyf] = [table(tables, "loca"), table(tables, "glyf")];
  const long = table(tables, "head").readUInt16BE(50) === 1;
  const offset = (glyph: number) => (long ? loca.readUInt32BE(glyph * 4) : loca.readUInt16BE(glyph * 2) * 2);
  return Array.from({ length: countGlyphs(tables) }, (_, glyph) => {
    return Buffer.from(glyf.subarray(offset(glyph), offset(glyph + 1)));
  });
}

export function countGlyphs(tables: Tables): number {
  return table(tables, "maxp").readUInt16BE(4);
}

/** Advance and left side bearing, four bytes a glyph. */
export function readMetrics(tables: Tables): Buffer[] {
  const hmtx = table(tables, "hmtx");
  const long = table(tables, "hhea").readUInt16BE(34);
  return Array.from({ length: countGlyphs(tables) }, (_, glyph) => {
    if (glyph < long) return Buffer.from(hmtx.subarray(glyph * 4, glyph * 4 + 4));
    const bearing = long * 4 + (glyph - long) * 2;
    return Buffer.concat([hmtx.subarray((long - 1) * 4, (long - 1) * 4 + 2), hmtx.subarray(bearing, bearing + 2)]);
  });
}
