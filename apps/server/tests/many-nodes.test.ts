import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { rateLimits } from '@brandwright/contract';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { eventually } from '../../../packages/data/testing/eventually.ts';
import { emptyPostgres, postgres } from '../../../packages/data/testing/postgres-server.ts';

const main = fileURLToPath(new URL('../src/main.ts', import.meta.url));
const folder = mkdtempSync(join(tmpdir(), 'brandwright-nodes-'));

interface Node {
  readonly origin: string;
  readonly process: ChildProcess;
  readonly dataDir: string;
}

async function start(i: number, databaseUrl: string): Promise<Node> {
  const dataDir = join(folder, `node-${i}`);
  const env = {
    DATA_DIR: dataDir,
    PORT: '0',
    DATABASE_URL: databaseUrl,
    SECRET: 'one secret that all four of them share',
    LOG_LEVEL: 'fatal',
  };
  const child = spawn(process.execPath, [main], { env: { ...process.env, ...env }, stdio: ['ignore', 'pipe', 'inherit'] });
  started.push(child);
  const [line] = (await Promise.race([once(child.stdout, 'data'), once(child, 'exit')])) as [Buffer | number];
  const origin = /http:\/\/localhost:\d+/.exec(String(line))?.[0];
  if (origin === undefined) throw new Error(`Node ${i} ended before it was ready: ${line}`);
  return { origin, process: child, dataDir };
}

const started: ChildProcess[] = [];

describe.skipIf(postgres === null)(`four nodes on postgres ${postgres?.version ?? '(none answers: skipped)'}`, () => {
  let nodes: readonly [Node, Node, Node, Node];
  let drop = async (): Promise<void> => {};
  let cookie = '';

  beforeAll(async () => {
    const made = await emptyPostgres();
    drop = made.drop;
    // All at once on a database without a single table.
    nodes = (await Promise.all([0, 1, 2, 3].map((i) => start(i, made.url)))) as unknown as typeof nodes;
  });
  afterAll(async () => {
    for (const child of started) child.kill('SIGKILL');
    await drop();
    rmSync(folder, { recursive: true, force: true });
  });

  const ask = (node: Node, method: string, path: string, body?: unknown): Promise<Response> =>
    fetch(`${node.origin}/api/${path}`, {
      method,
      headers: { origin: node.origin, cookie, ...(body === undefined ? {} : { 'content-type': 'application/json' }) },
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    });
  const everywhere = (path: string): Promise<readonly number[]> =>
    Promise.all(nodes.map(async (node) => (await ask(node, 'GET', path)).status));

  test('[A-02] [A-05] an account made at one is confirmed at another, and its session is known at all', async () => {
    const account = { name: 'Ada', email: 'ada@example.com', password: 'correct horse', accepted: true };
    expect((await ask(nodes[0], 'POST', 'account/sign-up', account)).status).toBe(200);
    // Whichever of them was first at the email.
    const token = await eventually(() => {
      const [email = ''] = nodes.flatMap(({ dataDir }) => emailsIn(join(dataDir, 'outbox')));
      const [, found] = /token=([\w.%-]+)/.exec(email.replace(/=\r?\n/g, '').replaceAll('=3D', '=')) ?? [];
      if (found === undefined) throw new Error('There is no email yet.');
      return decodeURIComponent(found);
    });
    const confirmed = await ask(nodes[1], 'POST', 'account/confirm', { token, password: account.password });
    expect(confirmed.status).toBe(204);
    cookie = confirmed.headers.getSetCookie()[0]?.split(';')[0] ?? '';
    expect(await everywhere('account')).toEqual([200, 200, 200, 200]);
  });

  test('[S-15] [R-16] one share of requests for all of them together', async () => {
    const most = rateLimits['sign-up'];
    const statuses: number[] = [];
    for (let i = 0; i < most + 4; i++) statuses.push((await ask(nodes[i % 4] as Node, 'POST', 'account/sign-up', {})).status);
    // One was taken by whoever signed up.
    expect(statuses.filter((status) => status === 400)).toHaveLength(most - 1);
    expect(statuses.slice(most - 1)).toEqual([429, 429, 429, 429, 429]);
  });

  test('[R-01] [W-12] one is killed while it writes: what it acknowledged is there for the others', async () => {
    let acknowledged = 0;
    const writing = (async () => {
      for (let step = 1; ; step++)
        if ((await ask(nodes[3], 'PUT', 'draft', { draft: { step } })).status === 200) acknowledged = step;
    })();
    await eventually(() => expect(acknowledged).toBeGreaterThan(10));
    nodes[3].process.kill('SIGKILL');
    await expect(writing).rejects.toThrow('fetch failed');
    const { draft } = (await (await ask(nodes[2], 'GET', 'draft')).json()) as { draft: { step: number } };
    expect([acknowledged, acknowledged + 1]).toContain(draft.step);
    nodes = [nodes[0], nodes[1], nodes[2], nodes[0]];
  });

  test('[S-06] [A-04] a session ended at one is ended at all with the next request', async () => {
    expect((await ask(nodes[2], 'POST', 'account/sign-out', {})).status).toBe(204);
    expect(await everywhere('account')).toEqual([401, 401, 401, 401]);
  });
});

function emailsIn(outbox: string): readonly string[] {
  try {
    return readdirSync(outbox).map((file) => readFileSync(join(outbox, file), 'utf8'));
  } catch {
    return [];
  }
}
