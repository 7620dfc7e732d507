import { tables } from '@brandwright/data';
import { afterAll, expect, test, vi } from 'vitest';
import { openTestPglite } from '../../../../packages/data/specimens/pglite-copy.ts';
import { startJanitor } from './janitor.ts';

const database = await openTestPglite();
afterAll(() => database.close());
const log = { info: vi.fn(), warn: vi.fn() };
const past = { identifier: '', value: '', expiresAt: new Date(0) };
const left = async () => (await database.statements.select().from(tables.verifications)).length;

test('it clears away at once and again every round, says what, and ends when it is told', async () => {
  await database.statements.insert(tables.verifications).values(past);
  const keep = vi.fn(async () => {});
  const janitor = startJanitor({ database, ledger: { keep }, log, round: 20 });
  await vi.waitFor(async () => expect(await left()).toBe(0), 5000);
  await database.statements.insert(tables.verifications).values(past);
  await vi.waitFor(async () => expect(await left()).toBe(0), 5000);
  expect(log.info).toHaveBeenCalledWith({ gone: expect.objectContaining({ verifications: 1 }) }, 'cleared away');
  await janitor.stop();
  const rounds = keep.mock.calls.length;
  await database.statements.insert(tables.verifications).values(past);
  await new Promise((done) => setTimeout(done, 60));
  expect([keep.mock.calls.length - rounds, await left()]).toEqual([0, 1]);
});

test('a fault is logged, and neither ends it nor the request that erased somebody; an hour of rest does not hold up its end', async () => {
  const keep = vi.fn(() => Promise.reject(new Error('no space left')));
  const broken = { ...database, asSystem: () => Promise.reject(new Error('no database')) };
  const janitor = startJanitor({ database: broken, ledger: { keep }, log });
  await janitor.keepErasures();
  await vi.waitFor(() => expect(keep).toHaveBeenCalledTimes(2), 5000);
  expect(log.warn.mock.calls.map(([, said]) => said)).toContain('what has had its time could not be cleared away');
  const began = performance.now();
  await janitor.stop();
  expect(performance.now() - began).toBeLessThan(2000);
});
