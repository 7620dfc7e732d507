import { randomUUID } from 'node:crypto';
import { appendFileSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { eq } from 'drizzle-orm';
import { afterAll, expect, test } from 'vitest';
import { makePerson } from '../../testing/people.ts';
import { openTestPglite } from '../../testing/pglite-copy.ts';
import { erasePerson } from '../accounts/erase-person.ts';
import { erasures } from '../tables/audit.ts';
import { profiles } from '../tables/people.ts';
import { readErasures } from './erasure-file.ts';
import { openLedger } from './erasures.ts';

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

test('[R-20] a line that a crash cut off is written again, whatever the crash left of it', async () => {
  const file = join(folder, 'torn.jsonl');
  const known = await erase();
  await openLedger(database, file).keep();
  const whole = [...(await idsIn(file))];
  for (const torn of ['{"personId":"', '\0'.repeat(500)]) {
    appendFileSync(file, torn);
    whole.push(await erase());
    await openLedger(database, file).keep();
    expect(await idsIn(file)).toEqual(whole);
  }
  expect(whole).toContain(known);
});

test('[H4-13] [A-10] a damaged ledger is set aside and rewritten with everything that can be read of it', async () => {
  const file = join(folder, 'damaged.jsonl');
  const [known, lost] = [await erase(), await makePerson(database)];
  await openLedger(database, file).keep();
  // A backup from before brought her back: the file alone remembers her.
  const line = JSON.stringify({ personId: lost, at: new Date() });
  const before = `${readFileSync(file, 'utf8').replace(`{"personId":"${known}`, `{"personXd":"${known}`)}names\n${line}\n`;
  writeFileSync(file, before);
  await expect(readErasures(file)).rejects.toThrow('isn’t an erasure ledger');
  const told: string[] = [];
  const ledger = openLedger(database, file, (aside) => told.push(aside));
  const next = await erase();
  await ledger.keep();
  expect(await idsIn(file)).toEqual(expect.arrayContaining([known, lost, next]));
  expect(await database.statements.select().from(profiles).where(eq(profiles.id, lost))).toEqual([]);
  const last = await erase();
  await ledger.keep();
  expect(await idsIn(file)).toContain(last);
  expect(told).toEqual([expect.stringContaining(`${file}.damaged-`)]);
  expect(readFileSync(told[0] ?? '', 'utf8')).toBe(before);
});
