import { spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { openPostgres } from '@brandwright/data';
import { Client } from 'pg';
import { expect, test } from 'vitest';
import { canMakePostgres, privatePostgres } from '../../../packages/data/testing/private-postgres.ts';
import { testSettings } from '../testing/test-app.ts';
import { testPerson } from '../testing/test-person.ts';

const main = fileURLToPath(new URL('../src/main.ts', import.meta.url));

/** The real server in a process of its own, on this Postgres, behind a proxy that is believed. */
async function startOn(url: string) {
  const folder = mkdtempSync(join(tmpdir(), 'brandwright-restart-'));
  const env = {
    DATABASE_URL: url,
    SECRET: testSettings.secret,
    TRUST_PROXY: '1',
    DATA_DIR: folder,
    PORT: '0',
    LOG_LEVEL: 'silent',
  };
  const child = spawn(process.execPath, [main], { env: { ...process.env, ...env }, stdio: ['ignore', 'pipe', 'inherit'] });
  const origin = await new Promise<string>((ready, gone) => {
    let said = '';
    child.on('exit', gone);
    child.stdout.on('data', (text: Buffer) => {
      said += text;
      const address = /http:\/\/localhost:\d+/.exec(said)?.[0];
      if (address !== undefined) ready(address);
    });
  });
  const end = async (): Promise<void> => {
    child.kill('SIGKILL');
    await new Promise((done) => (child.exitCode === null && child.signalCode === null ? child.once('exit', done) : done(null)));
    rmSync(folder, { recursive: true, force: true });
  };
  return { origin, child, end };
}

/** Writes down every draft that was kept, in the transaction that keeps it: a later one does not hide that an earlier was lost. */
const ledger = `
  create table kept (n int);
  grant insert on kept to brandwright_person;
  create function keep_n() returns trigger language plpgsql as $$ begin insert into kept values ((new.document->>'step')::int); return new; end $$;
  create trigger keep_n after insert or update on drafts for each row execute function keep_n()`;

test.skipIf(!canMakePostgres)(
  '[R-06] an immediate Postgres restart at 50 requests a second loses no acknowledged write',
  async ({ onTestFinished }) => {
    const postgres = await privatePostgres();
    const database = await openPostgres(postgres.url, { sessions: 1 });
    const { cookie } = await testPerson(database);
    await database.close();
    const owner = new Client({ connectionString: postgres.url });
    await owner.connect();
    await owner.query(ledger);
    await owner.end();
    const { origin, child, end } = await startOn(postgres.url);
    onTestFinished(async () => {
      await end();
      await postgres.stop();
    });

    const seen = new Map<string, number>();
    const acknowledged: number[] = [];
    const ask = async (n: number): Promise<void> => {
      const write = n % 2 === 0;
      const response = await fetch(`${origin}/api/${write ? 'draft' : 'session'}`, {
        headers: { cookie, origin, 'content-type': 'application/json', 'x-forwarded-for': `10.0.0.${n & 15}` },
        ...(write ? { method: 'PUT', body: JSON.stringify({ draft: { step: n } }) } : {}),
      });
      await response.arrayBuffer();
      const what = `${response.status} ${response.headers.get('retry-after')}`;
      seen.set(what, (seen.get(what) ?? 0) + 1);
      if (write && response.ok) acknowledged.push(n);
    };
    const under: Promise<void>[] = [];
    let restarts = Promise.resolve();
    for (let n = 0; n < 300; n++) {
      // One after the other, however long the first takes.
      if (n === 75 || n === 175) restarts = restarts.then(() => postgres.restart());
      under.push(ask(n));
      await wait(20);
    }
    await Promise.all([...under, restarts]);
    // However long they took, it serves again after both.
    const last = 300;
    for (; !acknowledged.includes(last); await ask(last)) await wait(20);
    expect([...seen.keys()].sort()).toEqual(['200 null', '503 5']);
    expect(child.exitCode).toBeNull();

    const reader = new Client({ connectionString: postgres.url });
    await reader.connect();
    const kept = new Set((await reader.query<{ n: number }>('select n from kept')).rows.map(({ n }) => n));
    await reader.end();
    expect(acknowledged.filter((n) => !kept.has(n))).toEqual([]);
  },
);
