import { createHash } from 'node:crypto';
import { promisify } from 'node:util';
import { brotliCompress, constants } from 'node:zlib';
import { encodeFontPack } from '@brandwright/contract';
import { createRecent, type Press } from '@brandwright/press';
import type { FontQuery } from '../font-query.ts';

/** A font pack as it goes out. */
export interface PackedFonts {
  readonly bytes: Uint8Array<ArrayBuffer>;
  readonly brotli: Uint8Array<ArrayBuffer>;
  /** Of the content, for an ETag. */
  readonly tag: string;
}

/** Packs kept in memory: the names people try in the same minute share most of their letters. */
const kept = { entries: 200, weight: 8 * 1024 * 1024 };

/** The use case: ids and a text in, one pack out. Order and repetition of the characters make no difference. Throws PressError. */
export function createPackFonts({ press }: { readonly press: Press }): (query: FontQuery) => Promise<PackedFonts> {
  const packs = createRecent<Promise<PackedFonts>>(kept);
  return ({ faces, text }) => {
    const characters = [...new Set(text.normalize('NFC'))].sort().join('');
    const key = JSON.stringify([faces, characters]);
    const known = packs.get(key);
    if (known !== undefined) return known;
    const fresh = press.subset(faces, characters).then(async (subsets): Promise<PackedFonts> => {
      const bytes = encodeFontPack(subsets);
      const tag = createHash('sha256').update(bytes).digest('base64url').slice(0, 22);
      return { bytes, brotli: new Uint8Array(await brotli(bytes)), tag };
    });
    packs.set(key, fresh);
    fresh.then(
      ({ bytes, brotli }) => packs.weigh(key, bytes.length + brotli.length),
      () => packs.drop(key),
    );
    return fresh;
  };
}

// Glyph tables halve; a higher quality takes ten times as long for another three percent.
const brotli = (bytes: Uint8Array): Promise<Buffer> =>
  promisify(brotliCompress)(bytes, { params: { [constants.BROTLI_PARAM_QUALITY]: 6 } });
