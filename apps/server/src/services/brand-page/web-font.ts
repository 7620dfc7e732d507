interface Table {
  readonly tag: string;
  readonly bytes: Buffer;
}

/** No names: format 0, none of them, strings from byte 6 on. */
const noNames = Buffer.from([0, 0, 0, 0, 0, 6]);
/** No glyph names: version 3, and zeros for what only printers read. */
const noGlyphNames = Buffer.alloc(32);
noGlyphNames.writeUInt32BE(0x00030000);

/**
 * A cut typeface as browsers take it. Ours leave out two tables that shaping does not need and the OpenType format demands:
 * `name` and `post` come back empty.
 */
export function webFont(cut: Uint8Array): Uint8Array {
  const font = Buffer.from(cut);
  const known = Array.from({ length: font.readUInt16BE(4) }, (_, i): Table => {
    const at = 12 + i * 16;
    const from = font.readUInt32BE(at + 8);
    return { tag: font.toString('latin1', at, at + 4), bytes: font.subarray(from, from + font.readUInt32BE(at + 12)) };
  });
  const added = [
    { tag: 'name', bytes: noNames },
    { tag: 'post', bytes: noGlyphNames },
  ].filter(({ tag }) => !known.some((table) => table.tag === tag));
  const tables = [...known, ...added].sort((a, b) => (a.tag < b.tag ? -1 : 1));
  const power = Math.floor(Math.log2(tables.length));
  const head = Buffer.alloc(12 + tables.length * 16);
  font.copy(head, 0, 0, 4);
  head.writeUInt16BE(tables.length, 4);
  head.writeUInt16BE(16 * 2 ** power, 6);
  head.writeUInt16BE(power, 8);
  head.writeUInt16BE(16 * (tables.length - 2 ** power), 10);
  let from = head.length;
  const parts = tables.map(({ tag, bytes }, i) => {
    const padded = Buffer.concat([bytes, Buffer.alloc(-bytes.length & 3)]);
    const at = 12 + i * 16;
    head.write(tag, at, 'latin1');
    head.writeUInt32BE(sumOf(padded), at + 4);
    head.writeUInt32BE(from, at + 8);
    head.writeUInt32BE(bytes.length, at + 12);
    from += padded.length;
    return padded;
  });
  return Buffer.concat([head, ...parts]);
}

/** Sum of a table’s words, modulo 2³². */
function sumOf(padded: Buffer): number {
  let sum = 0;
  for (let at = 0; at < padded.length; at += 4) sum = (sum + padded.readUInt32BE(at)) >>> 0;
  return sum;
}
