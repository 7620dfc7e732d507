import { randomUUID } from 'node:crypto';
import { mkdirSync, mkdtempSync, readdirSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { erasePerson, openLedger, readErasures, tables } from '@brandwright/data';
import { openKitShelf } from '@brandwright/press';
import { afterAll, expect, test, vi } from 'vitest';
import { eventually } from '../../../../packages/data/testing/eventually.ts';
import { openTestPglite } from '../../../../packages/data/testing/pglite-copy.ts';
import { stubPress } from '../../testing/stub-press.ts';
import { openOutbox } from '../gateways/outbox.ts';
import { openMetrics } from '../operations/metrics.ts';
import { startCleanup } from './cleanup.ts';

const database = await openTestPglite();
const folder = mkdtempSync(join(tmpdir(), 'brandwright-janitor-'));
const outbox = openOutbox(folder);
const archives = mkdtempSync(join(tmpdir(), 'brandwright-janitor-archives-'));
const shelf = openKitShelf(stubPress, { folder: archives });
afterAll(async () => {
  await database.close();
  for (const place of [folder, archives]) rmSync(place, { recursive: true });
});
const log = { info: vi.fn(), warn: vi.fn(), error: vi.fn() };
const tellOwners = async (): Promise<number> => 0;
const past = { identifier: '', value: '', expiresAt: new Date(0) };
const left = async () => (await database.statements.select().from(tables.verifications)).length;

test('[R-15] it clears away at once and again every round, says what, and ends when it is told', async () => {
  await database.statements.insert(tables.verifications).values(past);
  const keep = vi.fn(async () => {});
  const tell = vi.fn(async () => 3);
  const cleanup = startCleanup({ database, ledger: { keep }, outbox, shelf, log, tellOwners: tell, round: 20 });
  await eventually(async () => expect(await left()).toBe(0));
  await database.statements.insert(tables.verifications).values(past);
  await eventually(async () => expect(await left()).toBe(0));
  expect(log.info).toHaveBeenCalledWith({ gone: expect.objectContaining({ verifications: 1 }) }, 'cleared away');
  await eventually(() => expect(log.info).toHaveBeenCalledWith({ owners: 3 }, 'owners told about comments'));
  await cleanup.stop();
  const rounds = keep.mock.calls.length;
  await database.statements.insert(tables.verifications).values(past);
  await new Promise((done) => setTimeout(done, 60));
  expect([keep.mock.calls.length - rounds, await left()]).toEqual([0, 1]);
});

test('[A-10] cleanup deletes emails after thirty days, and archives a week after their last use', async () => {
  const days = (count: number): Date => new Date(Date.now() - count * 86_400_000);
  const files = { 'sent.eml': 29, 'old.eml': 31, 'torn.eml.part': 31, 'notes.txt': 31 };
  for (const [name, age] of Object.entries(files)) {
    writeFileSync(join(folder, name), 'To: ada@example.com');
    utimesSync(join(folder, name), days(age), days(age));
  }
  for (const [name, age] of Object.entries({ 'asked-for.zip': 6, 'forgotten.zip': 8, 'notes.txt': 31 })) {
    writeFileSync(join(archives, name), '');
    utimesSync(join(archives, name), days(age), days(age));
  }
  const broken = { ...database, asSystem: () => Promise.reject(new Error('no database')) };
  const cleanup = startCleanup({ database: broken, ledger: { keep: async () => {} }, outbox, shelf, log, tellOwners });
  await eventually(() => expect(log.info).toHaveBeenCalledWith({ files: 2 }, 'emails cleared away'));
  await eventually(() => expect(log.info).toHaveBeenCalledWith({ files: 1 }, 'archives cleared away'));
  // It rests for an hour, which would hold up its end beyond any patience.
  await cleanup.stop();
  expect(readdirSync(folder).sort()).toEqual(['notes.txt', 'sent.eml']);
  expect(readdirSync(archives).sort()).toEqual(['asked-for.zip', 'notes.txt']);
});

test('[A-10] an erasure deletes earlier emails to its address, and keeps the one that confirms it', async () => {
  const [earlier, confirming, another] = [randomUUID(), randomUUID(), randomUUID()].map((id) => `${id}.eml`) as [
    string,
    string,
    string,
  ];
  const erasedAt = new Date(Date.now() - 60_000);
  for (const [name, to, seconds] of [
    [earlier, 'eve@example.com', -1],
    // A mail sender that comes by between the erasure and this deletion has written it already.
    [confirming, 'eve@example.com', 1],
    [another, 'ada@example.com', -1],
  ] as const) {
    writeFileSync(join(folder, name), `To: ${to}\r\n\r\nHello`);
    const at = new Date(erasedAt.getTime() + seconds * 1000);
    utimesSync(join(folder, name), at, at);
  }
  await outbox.forget('eve@example.com', erasedAt);
  expect(readdirSync(folder)).toEqual(expect.arrayContaining([confirming, another]));
  expect(readdirSync(folder)).not.toContain(earlier);
  for (const name of [confirming, another]) rmSync(join(folder, name));
});

test('a fault is logged, and neither ends it nor the request that erased somebody', async () => {
  const keep = vi.fn(() => Promise.reject(new Error('no space left')));
  const broken = { ...database, asSystem: () => Promise.reject(new Error('no database')) };
  const erasedAt = new Date();
  const forget = vi.fn((..._: unknown[]) => Promise.reject(new Error('a disk that fails')));
  const failing = { outbox: { ...outbox, forget }, shelf: { ...shelf, forget } };
  const cleanup = startCleanup({ database: broken, ledger: { keep }, ...failing, log, tellOwners });
  await cleanup.erased('ada@example.com', 'ada', erasedAt);
  expect(forget.mock.calls).toEqual([['ada@example.com', erasedAt], ['ada']]);
  await eventually(() => expect(keep).toHaveBeenCalledTimes(2));
  await eventually(() =>
    expect(log.warn.mock.calls.map(([, said]) => said)).toContain('what has had its time could not be cleared away'),
  );
  expect(log.error).toHaveBeenCalledWith(
    expect.objectContaining({ code: 'erasures.unwritten' }),
    'erasures could not be written down outside the database',
  );
  await cleanup.stop();
});

test('[H4-13] [A-10] cleanup reports erasures for as long as the ledger can’t be written', async () => {
  const place = mkdtempSync(join(tmpdir(), 'brandwright-janitor-ledger-'));
  const file = join(place, 'erasures.jsonl');
  // Where a folder stands no file can be written, whoever asks.
  mkdirSync(file);
  const cleanup = startCleanup({ database, ledger: openLedger(database, file), outbox, shelf, log, tellOwners });
  const { print } = openMetrics({ press: stubPress, database, isBehind: cleanup.isBehind });
  const erase = async (): Promise<string> => {
    const id = randomUUID();
    await database.asSystem((tx) => erasePerson(tx, id));
    await cleanup.erased('ada@example.com', 'nobody', new Date());
    return id;
  };
  const first = await erase();
  expect([cleanup.isBehind(), await print()]).toEqual([true, expect.stringContaining('brandwright_erasures_unwritten 1')]);
  rmSync(file, { recursive: true });
  const second = await erase();
  expect([cleanup.isBehind(), await print()]).toEqual([false, expect.stringContaining('brandwright_erasures_unwritten 0')]);
  const written = (await readErasures(file)).map(({ personId }) => personId);
  expect(written).toEqual(expect.arrayContaining([first, second]));
  await cleanup.stop();
  rmSync(place, { recursive: true });
});
