/**
 * Builds packages/engine/src/concepts/catalogue/repertoires.json: which ideographs and Hangul the national character sets hold, as
 * bits in the order of Unicode, six to a character, lowest first. The sets are read from the decoders of their encodings.
 */
import { writeFileSync } from 'node:fs';
import { brotliCompressSync } from 'node:zlib';
import type { Repertoire } from '../../packages/engine/src/concepts/typeface.ts';

const output = new URL('../../packages/engine/src/concepts/catalogue/repertoires.json', import.meta.url);
const digits = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_';

const han = { first: 0x4e00, last: 0x9fa5 };
const hangul = { first: 0xac00, last: 0xd7a3 };
/** Rows (first bytes) of the sets' ideographs or syllables; cells run from A1 to FE. */
const tables = {
  gb: { encoding: 'gbk', from: 0xb0, to: 0xf7, block: han },
  jis: { encoding: 'euc-jp', from: 0xb0, to: 0xf4, block: han },
  ks: { encoding: 'euc-kr', from: 0xb0, to: 0xc8, block: hangul },
} as const;

const range = (first: number, last: number): number[] => Array.from({ length: last - first + 1 }, (_, i) => first + i);

/** Every code point of a set, ascending. */
export function codePointsOf(set: Repertoire): readonly number[] {
  if (set === 'hangul') return range(hangul.first, hangul.last);
  if (set === 'han') return range(han.first, han.last);
  const { encoding, from, to, block } = tables[set];
  const decoder = new TextDecoder(encoding);
  const found = new Set<number>();
  for (const row of range(from, to)) {
    for (const cell of range(0xa1, 0xfe)) {
      const point = decoder.decode(new Uint8Array([row, cell])).codePointAt(0) ?? 0;
      if (point >= block.first && point <= block.last) found.add(point);
    }
  }
  return [...found].sort((a, b) => a - b);
}

/** Level 1 of Big5, the 5,401 characters of everyday traditional Chinese, ascending. */
export function traditionalCodePoints(): readonly number[] {
  const decoder = new TextDecoder('big5');
  const cells = [...range(0x40, 0x7e), ...range(0xa1, 0xfe)];
  const found = range(0xa4, 0xc6).flatMap((row) =>
    cells.flatMap((cell) => {
      const [char = '', ...more] = decoder.decode(new Uint8Array([row, cell]));
      return more.length === 0 && /\p{Script=Han}/u.test(char) ? [char.codePointAt(0) ?? 0] : [];
    }),
  );
  return [...new Set(found)].sort((a, b) => a - b);
}

function bitsOf(set: keyof typeof tables): string {
  const { first, last } = tables[set].block;
  const held = new Set(codePointsOf(set));
  const sixes = range(0, Math.floor((last - first) / 6)).map((six) =>
    range(0, 5).reduce((sum, bit) => sum + (held.has(first + six * 6 + bit) ? 1 << bit : 0), 0),
  );
  return sixes.map((value) => digits[value]).join('');
}

if (import.meta.main) {
  const json = `${JSON.stringify({ gb: bitsOf('gb'), jis: bitsOf('jis'), ks: bitsOf('ks') }, null, 2)}\n`;
  writeFileSync(output, json);
  console.log(`${json.length} bytes, ${brotliCompressSync(json).length} after brotli`);
}
