import { randomUUID } from 'node:crypto';
import { appendFileSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { eq } from 'drizzle-orm';
import { afterAll, expect, test } from 'vitest';
import { makePerson } from '../specimens/people.ts';
import { openTestPglite } from '../specimens/pglite-copy.ts';
import { erasePerson } from './erase-person.ts';
import { readErasures } from './erasure-file.ts';
import { openLedger } from './erasures.ts';
import { erasures } from './tables/audit.ts';
import { profiles } from './tables/people.ts';

const folder = mkdtempSync(join(tmpdir(), 'brandwright-ledger-'));
const database = await openTestPglite();
afterAll(async () => {
  await database.close();
  rmSync(folder, { recursive: true, force: true });
});
const erase = async (): Promise<string> => {
  const id = randomUUID();
  await database.asSystem((tx) => erasePerson(tx, id));
  return id;
};
const idsIn = async (file: string) => (await readErasures(file)).map(({ personId }) => personId);

test('[R-20] the file has every erasure once, whoever made it and however often it is asked for', async () => {
  const file = join(folder, 'ledger.jsonl');
  const ledger = openLedger(database, file);
  await ledger.keep();
  expect(await readErasures(file)).toEqual([]);
  const erased = [await erase(), await erase()];
  await Promise.all([ledger.keep(), ledger.keep()]);
  erased.push(await erase());
  // Another process, after this one has ended.
  await openLedger(database, file).keep();
  expect((await idsIn(file)).sort()).toEqual([...erased].sort());
});

test('[R-20] [A-10] a database that was brought back from before loses again whom the file knows', async () => {
  const file = join(folder, 'back.jsonl');
  const ada = await makePerson(database);
  appendFileSync(file, `${JSON.stringify({ personId: ada, at: new Date() })}\n`);
  await openLedger(database, file).keep();
  expect(await database.statements.select().from(profiles).where(eq(profiles.id, ada))).toEqual([]);
  expect((await database.statements.select().from(erasures)).map(({ personId }) => personId)).toContain(ada);
});

test('[R-20] a line that a crash cut off is written again; another file is refused and not touched', async () => {
  const file = join(folder, 'torn.jsonl');
  const known = await erase();
  await openLedger(database, file).keep();
  const whole = await idsIn(file);
  appendFileSync(file, '{"personId":"');
  const next = await erase();
  await openLedger(database, file).keep();
  expect(await idsIn(file)).toEqual([...whole, next]);
  expect(whole).toContain(known);
  const other = join(folder, 'other.txt');
  writeFileSync(other, 'names\n');
  await expect(openLedger(database, other).keep()).rejects.toThrow('no ledger of erasures');
  expect(readFileSync(other, 'utf8')).toBe('names\n');
});
