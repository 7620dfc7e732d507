import { promisify } from 'node:util';
import { crc32, deflateRaw } from 'node:zlib';
import { type Database, everythingOf, kitIdsOf, kitTextOf } from '@brandwright/data';
import { archiveOf, type PackedFile } from '@brandwright/press';

/**
 * The use case: everything that is known of a person, as one ZIP of JSON files (row A-06). Kits are read, packed and sent one by one: somebody with
 * two hundred has more than a gigabyte of them.
 */
export async function* exportAccount(database: Database, personId: string): AsyncGenerator<Uint8Array> {
  const { everything, kits } = await database.asPerson(personId, async (scope) => ({
    everything: await everythingOf(scope),
    kits: await kitIdsOf(scope),
  }));
  const files = async function* (): AsyncGenerator<PackedFile> {
    for (const [name, rows] of Object.entries(everything)) yield packed(`${name}.json`, JSON.stringify(rows, null, 2));
    for (const id of kits) yield packed(`brand-kits/${id}.json`, await kitTextOf(database, personId, id));
  };
  yield* archiveOf(files());
}

const deflate = promisify(deflateRaw);

/** Packed by a thread of Node's own. */
async function packed(path: string, text: string): Promise<PackedFile> {
  const bytes = Buffer.from(text);
  return { path, size: bytes.length, crc: crc32(bytes), method: 8, data: await deflate(bytes, { level: 6 }) };
}
