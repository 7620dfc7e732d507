import { type Database, everythingOf, hasSession, kitIdsOf, kitTextOf, logoTexts } from '@brandwright/data';
import { archiveOf, type PackedFile, packed } from '@brandwright/press';
import { refuse } from '../../http/problem-error.ts';
import type { Person } from './accounts.ts';

/**
 * Use case: everything we store about a person, as one ZIP of JSON files written by the database. Kits
 * and logos are read, compressed and sent one by one, because two hundred kits have more than a gigabyte.
 */
export async function* exportAccount(
  database: Database,
  { id: personId, sessionId }: Pick<Person, 'id' | 'sessionId'>,
): AsyncGenerator<Uint8Array> {
  const files = async function* (): AsyncGenerator<PackedFile> {
    for await (const { path, text } of everythingOf(database, personId)) yield packed(path, Buffer.from(text));
    for (const id of await kitIdsOf(database, personId)) {
      yield packed(`brand-kits/${id}.json`, Buffer.from(await kitTextOf(database, personId, id)));
      let place = 0;
      for await (const texts of logoTexts(database, personId, id, { documents: true }))
        for (const text of texts) yield packed(`brand-kits/${id}/${++place}.json`, Buffer.from(text));
    }
  };
  /** Whoever signs everybody else out, or deletes the account, ends exports that are under way too (H12-05). */
  const allowed = async function* (): AsyncGenerator<PackedFile> {
    for await (const file of files()) {
      if (!(await hasSession(database.statements, sessionId))) refuse('account.needed');
      yield file;
    }
  };
  yield* archiveOf(allowed());
}
