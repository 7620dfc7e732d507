import { addKit, type Database } from '@brandwright/data';
import { pino } from 'pino';
import { expect, test, vi } from 'vitest';
import { heavyLogos } from '../../../../packages/data/testing/heavy-kit.ts';
import { openTestPglite } from '../../../../packages/data/testing/pglite-copy.ts';
import { stubPress } from '../../testing/stub-press.ts';
import { testDeps } from '../../testing/test-app.ts';
import { testPerson } from '../../testing/test-person.ts';
import { createApp } from '../app.ts';
import { listen } from '../http/http-server.ts';

test('[H3-09] an answer that breaks off in the middle is cut, and the log alone has the reason', async () => {
  const real = await openTestPglite();
  let asked = 0;
  const database: Database = {
    ...real,
    get statements() {
      return real.statements;
    },
    askAsPerson: ((person, ...of) =>
      asked++ === 2
        ? Promise.reject(new Error('The database has gone.'))
        : real.askAsPerson(person, ...of)) as Database['askAsPerson'],
  };
  const lines: string[] = [];
  const log = pino({}, { write: (line) => void lines.push(line) });
  const bare = [vi.spyOn(console, 'error'), vi.spyOn(console, 'info'), vi.spyOn(process.stderr, 'write')];
  const server = await listen(createApp(testDeps(stubPress, database, { log })), { port: 0, host: '127.0.0.1' });
  const { id, cookie } = await testPerson(real);
  const kit = await real.asPerson(id, async (scope) => (await addKit(scope, { businessName: 'Dense', logos: heavyLogos(5) })).id);
  const read = async (path: string) => {
    asked = 0;
    const response = await fetch(`http://127.0.0.1:${server.address.port}${path}`, { headers: { cookie } }).catch(() => null);
    // Cut before its head has gone out, or after it.
    await expect(response === null ? Promise.reject(new Error('cut')) : response.text()).rejects.toThrow();
  };
  for (const path of [`/api/kits/${kit}`, '/api/account/export']) await read(path);
  const errors = lines.map((line) => JSON.parse(line) as Record<string, unknown>).filter(({ level }) => level === 50);
  expect(errors).toMatchObject(Array(2).fill({ msg: 'an answer broke off', err: { message: 'The database has gone.' } }));
  expect(bare.map(({ mock }) => mock.calls)).toEqual([[], [], []]);
  vi.restoreAllMocks();
  expect((await fetch(`http://127.0.0.1:${server.address.port}/healthz`)).status).toBe(200);
  await server.close(0);
  await real.close();
});
