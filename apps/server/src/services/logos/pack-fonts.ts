import { createHash } from 'node:crypto';
import { promisify } from 'node:util';
import { brotliCompress, constants } from 'node:zlib';
import { encodeFontPack } from '@brandwright/contract';
import { createRecent } from '@brandwright/press';
import type { FontQuery } from './font-query.ts';
import type { RequestPress } from './request-press.ts';
import { createSharedWork } from './shared-work.ts';

/** A font pack to send. */
export interface PackedFonts {
  readonly bytes: Uint8Array<ArrayBuffer>;
  readonly brotli: Uint8Array<ArrayBuffer>;
  /** Hash of the content, for an ETag. */
  readonly tag: string;
}

/** Packs cached. Names tried within a minute share most of their letters. */
const kept = { entries: 200, weight: 8 * 1024 * 1024 };

/**
 * Use case: one font pack for ids and a text. Order and repetition of characters do not matter. Throws
 * PressError.
 */
export function createPackFonts(): (query: FontQuery, press: RequestPress) => Promise<PackedFonts> {
  const packs = createRecent<PackedFonts>(kept);
  const packing = createSharedWork<PackedFonts>();
  return async ({ faces, text }, press) => {
    const characters = [...new Set(text.normalize('NFC'))].sort().join('');
    const key = JSON.stringify([faces, characters]);
    const known = packs.get(key);
    if (known !== undefined) return known;
    const shared = `${press.client} ${key}`;
    if (!packing.has(shared)) await press.charge({ kind: 'subset', input: { ids: faces, text: characters } });
    return packing.join(shared, press.signal, async (signal) => {
      const bytes = encodeFontPack(await press.until(signal).subset(faces, characters));
      const tag = createHash('sha256').update(bytes).digest('base64url').slice(0, 22);
      const pack = { bytes, brotli: new Uint8Array(await brotli(bytes)), tag };
      packs.set(key, pack);
      packs.weigh(key, bytes.length + pack.brotli.length);
      return pack;
    });
  };
}

// Halves glyph tables. A higher quality takes ten times as long for 3 % more.
const brotli = (bytes: Uint8Array): Promise<Buffer> =>
  promisify(brotliCompress)(bytes, { params: { [constants.BROTLI_PARAM_QUALITY]: 6 } });
