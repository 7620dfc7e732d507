import { addKit, type Database } from '@brandwright/data';
import { Hono } from 'hono';
import { pino } from 'pino';
import { expect, test, vi } from 'vitest';
import { eventually } from '../../../../packages/data/testing/eventually.ts';
import { heavyLogos } from '../../../../packages/data/testing/heavy-kit.ts';
import { openTestPglite } from '../../../../packages/data/testing/pglite-copy.ts';
import { stubPress } from '../../testing/stub-press.ts';
import { testDeps } from '../../testing/test-app.ts';
import { testPerson } from '../../testing/test-person.ts';
import { createApp } from '../app.ts';
import type { AppEnv } from '../deps.ts';
import { listen } from '../http/http-server.ts';
import { createLargeAnswers } from './large-answers.ts';

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

test('[H3-09] a reader who leaves between two parts causes no error', async () => {
  const database = await openTestPglite();
  const lines: string[] = [];
  const log = pino({}, { write: (line) => void lines.push(line) });
  const answers = createLargeAnswers(testDeps(stubPress, database, { log }));
  const [asked, given] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()];
  const ended = vi.fn();
  async function* parts() {
    try {
      yield new Uint8Array([1]);
      asked.resolve();
      await given.promise;
      yield new Uint8Array([2]);
    } finally {
      ended();
    }
  }
  const app = new Hono<AppEnv>().get('/', (c) => answers.send(c, async () => ({ headers: {}, parts: parts() })));
  const reader = (await app.request('/')).body?.getReader();
  await reader?.read();
  const second = reader?.read();
  await asked.promise;
  const left = reader?.cancel();
  given.resolve();
  await Promise.all([second, left]);
  await eventually(() => expect(ended).toHaveBeenCalledOnce());
  expect(lines).toEqual([]);
  await database.close();
});
