import { randomUUID } from 'node:crypto';
import { type Database, tables } from '../src/index.ts';

/** Somebody new, confirmed; answers with their id. */
export async function makePerson(database: Database, email = `${randomUUID()}@example.com`): Promise<string> {
  const values = { email, name: 'Ada', emailVerified: true, acceptedAt: new Date() };
  const [made] = await database.statements.insert(tables.profiles).values(values).returning({ id: tables.profiles.id });
  if (made === undefined) throw new Error('No row came back.');
  return made.id;
}
