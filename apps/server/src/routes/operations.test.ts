import { problemSchema } from '@brandwright/contract';
import type { Database } from '@brandwright/data';
import { expect, onTestFinished, test, vi } from 'vitest';
import { onEveryDatabase } from '../../../../packages/data/testing/databases.ts';
import { eventually } from '../../../../packages/data/testing/eventually.ts';
import { stubPress } from '../../testing/stub-press.ts';
import { testDeps, testSettings } from '../../testing/test-app.ts';
import { createApp } from '../app.ts';
import type { Deps } from '../deps.ts';
import { openMetrics } from '../operations/metrics.ts';

const local = { incoming: { socket: { remoteAddress: '127.0.0.1' } } };
const press: Deps['press'] = { ...stubPress, status: () => ({ waiting: 2, running: 1, crashes: 3, pids: [1, 2] }) };

onEveryDatabase((database) => {
  const appOf = (change: Partial<Deps> = {}) => createApp(testDeps(press, database(), change));
  const ready = (change: Partial<Deps> = {}) => appOf(change).request('/readyz');
  const missing = async (change: Partial<Deps>) => {
    const response = await ready(change);
    const { status, code, detail, retryAfter } = problemSchema.parse(await response.json());
    expect([response.status, status, code, retryAfter]).toEqual([503, 503, 'server.not_ready', 5]);
    return detail;
  };

  test('[R-05] it is ready while there is nothing missing, and says what is', async () => {
    const answer = await ready();
    expect([answer.status, await answer.json()]).toEqual([200, { status: 'ready' }]);
    expect(await missing({ stopping: () => true })).toBe('Missing: running.');
    expect(await missing({ press: stubPress })).toBe('Missing: press.');
    const pinging = (ping: Database['ping'], kind: Database['kind'] = 'postgres') => ({
      database: { ...database(), kind, ping },
    });
    expect(await missing(pinging(() => Promise.reject(new Error('no'))))).toBe('Missing: database.');
    expect(await missing(pinging(async () => ({ durable: false })))).toBe('Missing: durable database.');
    // The embedded database never has fsync: that is said where money is taken, not here.
    expect((await ready(pinging(async () => ({ durable: false }), 'pglite'))).status).toBe(200);
    // Two seconds pass at once; a database that never answers is waited for no longer.
    vi.useFakeTimers({ toFake: ['setTimeout'] });
    onTestFinished(() => void vi.useRealTimers());
    const asked = missing(pinging(() => new Promise(() => {})));
    await vi.advanceTimersByTimeAsync(2000);
    expect(await asked).toBe('Missing: database.');
  });

  test('[H17-08] the database is asked once, however many ask whether the server is ready', async () => {
    const answered = Promise.withResolvers<{ readonly durable: boolean }>();
    const ping = vi.fn(() => answered.promise);
    const app = appOf({ database: { ...database(), ping } });
    const asking = Array.from({ length: 50 }, async () => (await app.request('/readyz')).status);
    await eventually(() => expect(ping).toHaveBeenCalled());
    answered.resolve({ durable: true });
    expect(new Set(await Promise.all(asking))).toEqual(new Set([200]));
    expect(ping).toHaveBeenCalledOnce();
  });

  test('[R-15] a tenth of the disk or a gigabyte is room enough', async () => {
    const diskSpace = (free: number, total: number) => ({ diskSpace: async () => ({ free, total }) });
    expect(await missing(diskSpace(0.9e9, 1e12))).toBe('Missing: disk space.');
    expect(await missing({ diskSpace: () => Promise.reject(new Error('gone')) })).toBe('Missing: disk space.');
    expect((await ready(diskSpace(0.2e9, 1e9))).status).toBe(200);
    expect((await ready(diskSpace(2e9, 1e12))).status).toBe(200);
  });

  test('it lives, whatever is missing, and takes only GET', async () => {
    const app = appOf({ press: stubPress, stopping: () => true });
    expect((await app.request('/healthz')).status).toBe(200);
    for (const path of ['/healthz', '/readyz', '/metrics'])
      expect((await app.request(path, { method: 'POST' })).status, path).toBe(405);
  });

  test('figures are counted by name and class, never by path, beside those of press and database', async () => {
    const app = appOf();
    await app.request('/api/session');
    await app.request('/api/account');
    await app.request('/api/nothing/of-the-kind');
    await app.request('/somewhere');
    const answer = await app.request('/metrics', {}, local);
    const text = await answer.text();
    expect(answer.headers.get('content-type')).toContain('text/plain');
    const counts = text.match(/^brandwright_request_seconds_count.*$/gm);
    expect(counts).toEqual([
      'brandwright_request_seconds_count{endpoint="session",status="2xx"} 1',
      'brandwright_request_seconds_count{endpoint="readAccount",status="4xx"} 1',
      'brandwright_request_seconds_count{endpoint="none",status="4xx"} 1',
      'brandwright_request_seconds_count{endpoint="site",status="4xx"} 1',
    ]);
    for (const line of [
      'brandwright_press_waiting 2',
      'brandwright_press_running 1',
      'brandwright_press_crashes 3',
      'brandwright_press_children 2',
    ])
      expect(text).toContain(line);
    expect(Number(/^brandwright_database_sessions (\d+)$/m.exec(text)?.[1])).toBeGreaterThan(0);
    expect(text).not.toContain('of-the-kind');
  });

  test('[R-12] metrics tell what a model was asked for and cost, and nothing where none is configured', async () => {
    const read = async (metrics: Deps['metrics']) => (await appOf({ metrics }).request('/metrics', {}, local)).text();
    const options = { press: stubPress, database: database() };
    const without = openMetrics(options);
    const use = { purpose: 'copy', outcome: 'late', read: 1000, written: 200, dollars: 0.5 };
    without.modelAsked(use);
    expect(await read(without)).not.toContain('brandwright_ai');
    const metrics = openMetrics({ ...options, model: { isPaused: () => true } });
    metrics.modelAsked(use);
    metrics.modelAsked({ ...use, dollars: null });
    const text = await read(metrics);
    for (const line of [
      'brandwright_ai_paused 1',
      'brandwright_ai_asked_total{purpose="copy",outcome="late"} 2',
      'brandwright_ai_tokens_total{kind="read"} 2000',
      'brandwright_ai_tokens_total{kind="written"} 400',
      'brandwright_ai_dollars_total 0.5',
    ])
      expect(text).toContain(line);
  });

  test('metrics answer this machine or a bearer token, and in production only the token', async () => {
    const read = async (settings: Partial<Deps['settings']>, headers: Record<string, string> = {}, env: object = local) =>
      (await appOf({ settings: { ...testSettings, ...settings } }).request('/metrics', { headers }, env)).status;
    const peer = (remoteAddress: string) => ({ incoming: { socket: { remoteAddress } } });
    expect(await read({}, {}, peer('::1'))).toBe(200);
    expect(await read({}, {}, peer('192.0.2.7'))).toBe(404);
    expect(await read({}, {}, {})).toBe(404);
    expect(await read({ publicUrl: new URL('https://brandwright.example') })).toBe(404);
    const metricsToken = 'sixteen-letters-of-it';
    expect(await read({ metricsToken })).toBe(404);
    expect(await read({ metricsToken }, { authorization: `Bearer ${metricsToken}x` }, peer('192.0.2.7'))).toBe(404);
    const production = { metricsToken, publicUrl: new URL('https://brandwright.example') };
    expect(await read(production, { authorization: `bearer ${metricsToken}` }, peer('192.0.2.7'))).toBe(200);
  });
});
