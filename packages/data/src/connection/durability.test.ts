import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { afterAll, expect, test } from 'vitest';
import { fillDataFolder } from '../../testing/migrated-folder.ts';
import { openStore, tables } from '../index.ts';
import { childEnvironment } from './child-start.ts';

/** DURABILITY_ROUNDS=20 for the whole of row R-04; a start of the embedded database costs seconds, and every change pays for them. */
const rounds = Number(process.env.DURABILITY_ROUNDS ?? 3);

const quickImports = import.meta.resolve('./quick-imports.ts');
const folder = mkdtempSync(join(tmpdir(), 'brandwright-durability-'));
const place = { dataDir: folder, databaseUrl: null };
afterAll(() => rmSync(folder, { recursive: true, force: true }));

/** Opens the store as the commands do and writes emails, eight at a time, telling each as soon as the database has acknowledged it. */
const program = `
  import { writeSync } from 'node:fs';
  import { openStore, tables } from ${JSON.stringify(import.meta.resolve('../index.ts'))};
  const { database } = await openStore(${JSON.stringify(place)}, 'all');
  const email = { recipient: 'a@example.com', subject: '', text: 'x'.repeat(3000), html: '' };
  const write = async () => {
    for (;;) {
      const [made] = await database.asSystem((tx) => tx.insert(tables.mails).values(email).returning({ id: tables.mails.id }));
      writeSync(1, made.id + '\\n');
    }
  };
  await Promise.all(Array.from({ length: 8 }, write));`;

test(`[R-04] the embedded database keeps every acknowledged row through ${rounds} kills while it writes`, async () => {
  await fillDataFolder(folder);
  const acknowledged: string[] = [];
  for (let round = 0; round < rounds; round++) {
    const child = spawn(process.execPath, ['--import', quickImports, '--input-type=module', '-e', program], {
      env: childEnvironment(),
      stdio: ['ignore', 'pipe', 'inherit'],
    });
    let told = '';
    child.stdout.on('data', (text: Buffer) => {
      told += text;
    });
    // However slow the machine is: more than each writer's first.
    while (told.split('\n').length <= 9) await once(child.stdout, 'data');
    await wait(20 + Math.random() * 400);
    child.kill('SIGKILL');
    await once(child, 'close');
    acknowledged.push(...told.split('\n').slice(0, -1));
  }
  expect(acknowledged.length).toBeGreaterThan(rounds * 8);
  const { database, close } = await openStore(place, 'all');
  const kept = new Set((await database.statements.select({ id: tables.mails.id }).from(tables.mails)).map(({ id }) => id));
  expect(acknowledged.filter((id) => !kept.has(id))).toEqual([]);
  // What it holds besides was under way when it was killed: at most one email of each writer and round.
  expect(kept.size - acknowledged.length).toBeLessThanOrEqual(8 * rounds);
  await close();
});
