import { createHash } from 'node:crypto';
import { engineVersion } from '@brandwright/engine/documents';
import { kitEdition } from '@brandwright/kit/documents';
import { archiveOf } from './archive.ts';
import type { KitOrder, KitPart } from './pack-kit.ts';
import type { PackedFile } from './packed-file.ts';
import type { KitTerms, Press } from './press.ts';

/**
 * Parts requested in advance: one per child and one waiting. No child is idle, and no whole kit is in memory.
 */
const ahead = 3;

/** Hash of everything a kit is made from, including the versions of the programs: 64 hexadecimal digits. */
export const kitKey = (order: KitOrder): string =>
  createHash('sha256')
    .update(JSON.stringify([engineVersion, kitEdition, order]))
    .digest('hex');

/** Called with the share of a kit that is made, 0 to 1. */
export type TellShare = (share: number) => void;

export interface PressKitOptions {
  readonly tell?: TellShare;
  /** Default: nobody's. */
  readonly terms?: KitTerms;
}

/**
 * Yields the files of a kit in order, as the press makes them. Throws EngineError or PressError; yields no
 * file of a failed part.
 */
export async function* pressKit(
  press: Pick<Press, 'kitPart'>,
  order: KitOrder,
  { tell = () => {}, terms }: PressKitOptions = {},
): AsyncGenerator<PackedFile> {
  const key = kitKey(order);
  const text = JSON.stringify(order);
  const asked = new Map<number, Promise<KitPart>>();
  const ask = (part: number): Promise<KitPart> => {
    const known = asked.get(part);
    if (known !== undefined) return known;
    const asking = press.kitPart(key, text, part, terms);
    // Whoever awaits the part gets the error. A part nobody awaits must not end the process.
    asking.catch(() => {});
    asked.set(part, asking);
    return asking;
  };
  for (let part = 0, parts = 1; part < parts; part++) {
    for (let next = part; next < Math.min(part + ahead, Math.max(parts, 2)); next++) void ask(next);
    const answer = await ask(part);
    asked.delete(part);
    parts = answer.parts;
    tell((part + 1) / parts);
    yield* answer.files;
  }
}

/** The kit as a ZIP archive in chunks. The same order gives the same bytes. Errors: see `pressKit`. */
export const pressArchive = (
  press: Pick<Press, 'kitPart'>,
  order: KitOrder,
  options?: PressKitOptions,
): AsyncGenerator<Uint8Array> => archiveOf(pressKit(press, order, options));
