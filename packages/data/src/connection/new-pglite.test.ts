import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { eventually } from '../../testing/eventually.ts';
import { holdsDatabase, makePglite } from './new-pglite.ts';

const parent = mkdtempSync(join(tmpdir(), 'brandwright-new-'));
afterAll(() => rmSync(parent, { recursive: true, force: true }));
const folder = join(parent, 'database');

/** Makes the database as a server does, and says which process it has it made by. */
const maker = `
import { subscribe } from 'node:diagnostics_channel';
import { makePglite } from '${new URL('./new-pglite.ts', import.meta.url).href}';
subscribe('child_process', ({ process: child }) => setImmediate(() => console.log(child.pid)));
await makePglite('${folder}');
`;

/** A process that was killed while it had a database made, its child, and where that wrote. */
async function killedMaker(): Promise<{ readonly child: number; readonly part: string }> {
  const killed = spawn(process.execPath, ['--input-type=module', '-e', maker], { stdio: ['ignore', 'pipe', 'inherit'] });
  const [line] = (await once(killed.stdout, 'data')) as [Buffer];
  const part = join(parent, `database.part-${killed.pid}`);
  await eventually(() => expect(existsSync(join(part, 'base', '1'))).toBe(true), 10);
  killed.kill('SIGKILL');
  await once(killed, 'exit');
  return { child: Number(line.toString()), part };
}

test('[H4-11] [R-01] the maker of a database ends with the process that asked, and leaves it half made', async () => {
  const { child, part } = await killedMaker();
  await eventually(() => expect(() => process.kill(child, 0)).toThrow('ESRCH'));
  // The last of the three that a whole one has.
  expect(readdirSync(join(part, 'base'))).not.toContain('5');
});

test('[H4-11] [R-01] the next process makes the database after a killed one, and removes what it left', async () => {
  await killedMaker();
  await makePglite(folder);
  expect(readdirSync(parent)).toEqual(['database']);
  expect([holdsDatabase(folder), readdirSync(join(folder, 'base')).includes('5')]).toEqual([true, true]);
});
