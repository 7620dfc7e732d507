import { mkdtempSync, readdirSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { openPglite } from '@brandwright/data';
import { sql } from 'drizzle-orm';
import { expect, test, vi } from 'vitest';
import { eventually } from '../../../../packages/data/testing/eventually.ts';
import { fillDataFolder } from '../../../../packages/data/testing/migrated-folder.ts';
import { startVacuum } from './vacuum.ts';

test('[H11-06] [R-15] vacuum shortens the embedded database’s write-ahead log while the server runs', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'brandwright-log-of-writes-'));
  await fillDataFolder(folder);
  const database = await openPglite(join(folder, 'database'));
  const logs = join(folder, 'database', 'pg_wal');
  const bytes = () => readdirSync(logs).reduce((sum, name) => sum + statSync(join(logs, name)).size, 0);
  /** Writes 20 MB into the log alone, which is a tenth of the work of writing them into a table. */
  const write = async (): Promise<void> => {
    for (let i = 0; i < 20; i++)
      await database.statements.execute(sql`select pg_logical_emit_message(false, '', repeat('x', 1000000))`);
  };
  for (let i = 0; i < 8; i++) await write();
  expect(bytes()).toBeGreaterThan(100e6);
  const warn = vi.fn();
  const freeing = startVacuum(database, { warn }, { every: 10 });
  await eventually(() => expect(bytes()).toBeLessThan(60e6));
  for (let i = 0; i < 8; i++) {
    await write();
    await eventually(() => expect(bytes()).toBeLessThan(90e6));
  }
  await freeing.stop();
  expect(warn).not.toHaveBeenCalled();
  await database.close();
  expect(bytes()).toBeLessThan(60e6);
  rmSync(folder, { recursive: true });
});

test('[H11-06] a log of writes that cannot be shortened is told, and tried again', async () => {
  const warn = vi.fn();
  const checkpoint = vi.fn(() => Promise.reject(new Error('no room')));
  const files = { folder: '', copied: vi.fn(), keepLog: vi.fn(), checkpoint };
  const freeing = startVacuum({ kind: 'postgres', wire: {} as never, files }, { warn }, { every: 1 });
  await eventually(() => expect(checkpoint.mock.calls.length).toBeGreaterThan(2));
  await freeing.stop();
  expect(warn).toHaveBeenCalledWith({ err: new Error('no room') }, 'the log of writes could not be shortened');
});
