import { createHash } from 'node:crypto';
import { engineVersion } from '@brandwright/engine';
import { kitEdition } from '@brandwright/kit';
import { archiveOf } from './archive.ts';
import type { KitOrder, KitPart, PackedFile } from './pack-kit.ts';
import type { Press } from './press.ts';

/** Parts asked for before they are needed: one for each child and one that waits, so that no child is idle and no kit whole in memory. */
const ahead = 3;

/** A hash of everything that a kit is made from, the edition of the programs among it: 64 hexadecimal digits. */
export const kitKey = (order: KitOrder): string =>
  createHash('sha256')
    .update(JSON.stringify([engineVersion, kitEdition, order]))
    .digest('hex');

/**
 * The files of a kit as they are made, in their order, by the press's children. Fails with EngineError or PressError; nothing of the
 * part that failed has been given out.
 */
export async function* pressKit(press: Pick<Press, 'kitPart'>, order: KitOrder): AsyncGenerator<PackedFile> {
  const key = kitKey(order);
  const text = JSON.stringify(order);
  const asked = new Map<number, Promise<KitPart>>();
  const ask = (part: number): Promise<KitPart> => {
    const known = asked.get(part);
    if (known !== undefined) return known;
    const asking = press.kitPart(key, text, part);
    // Whoever waits for it hears of it; a part nobody comes to wait for must not end the process.
    asking.catch(() => {});
    asked.set(part, asking);
    return asking;
  };
  for (let part = 0, parts = 1; part < parts; part++) {
    for (let next = part; next < Math.min(part + ahead, Math.max(parts, 2)); next++) void ask(next);
    const answer = await ask(part);
    asked.delete(part);
    parts = answer.parts;
    yield* answer.files;
  }
}

/** The kit as one ZIP archive: chunks in order, the same bytes for the same order. Errors: see `pressKit`. */
export const pressArchive = (press: Pick<Press, 'kitPart'>, order: KitOrder): AsyncGenerator<Uint8Array> =>
  archiveOf(pressKit(press, order));
