import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { type AddressInfo, createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, expect, test } from 'vitest';
import { eventually } from '../../../packages/data/testing/eventually.ts';
import { fillDataFolder } from '../../../packages/data/testing/migrated-folder.ts';

const main = fileURLToPath(new URL('../src/main.ts', import.meta.url));
const commands = fileURLToPath(new URL('../../cli/bin/brandwright.mjs', import.meta.url));
const folder = mkdtempSync(join(tmpdir(), 'brandwright-main-'));
const running = new Set<ChildProcess>();
afterAll(() => {
  for (const child of running) child.kill('SIGKILL');
  for (const one of [folder, backups]) rmSync(one, { recursive: true, force: true });
});

function start(env: Record<string, string>, program: readonly string[] = [main]) {
  const child = spawn(process.execPath, [...program], {
    env: { ...process.env, DATA_DIR: folder, PORT: '0', ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  running.add(child);
  const said = { out: '', err: '' };
  child.stdout.on('data', (text: Buffer) => {
    said.out += text;
  });
  child.stderr.on('data', (text: Buffer) => {
    said.err += text;
  });
  const ended = once(child, 'exit').then(([code]) => code as number | null);
  const ready = new Promise<string>((done) => {
    child.stdout.on('data', () => {
      const address = /http:\/\/localhost:\d+/.exec(said.out)?.[0];
      if (address !== undefined) done(address);
    });
  });
  return { child, said, ended, ready };
}

test('a wrong environment ends with 78 and every fault by its name', async () => {
  const { ended, said } = start({ PORT: 'high', TRUST_PROXY: 'yes', PUBLIC_URL: 'here' });
  expect(await ended).toBe(78);
  for (const name of ['PORT', 'TRUST_PROXY', 'PUBLIC_URL']) expect(said.err).toContain(`${name} is “`);
});

test('[H4-14] a cut-off secret ends with 78 before anything is made in the data folder', async () => {
  const dataDir = join(folder, 'of-a-short-secret');
  mkdirSync(dataDir);
  writeFileSync(join(dataDir, 'secret'), '');
  const { ended, said } = start({ DATA_DIR: dataDir });
  expect(await ended).toBe(78);
  expect(said.err).toContain(
    `There’s a problem with the environment:\n  ${join(dataDir, 'secret')} must have at least 32 characters.`,
  );
  expect([said.out, readdirSync(dataDir)]).toEqual(['', expect.not.arrayContaining(['database'])]);
});

/** A server whose end nothing cuts short: when it leaves, it has closed in order. */
const startOrderly = (env: Record<string, string>) =>
  start(env, ['--import', new URL('../testing/endless-last-resort.mjs', import.meta.url).href, main]);
/** Milliseconds after a signal at which any other server would have been cut short. */
const lastResort = (said: string): number => Number(/^last resort at (\d+) ms$/m.exec(said)?.[1]);

/** What a file says; nothing where it is gone by now, as an email is that got its name. */
function textOf(path: string): string {
  try {
    return readFileSync(path, 'latin1');
  } catch {
    return '';
  }
}

/** Beside the data folder, as it should be. */
const backups = `${folder}-backups`;
const other = join(folder, 'other');
await Promise.all([fillDataFolder(folder), fillDataFolder(other)]);
/** The server of the next tests. */
const first = startOrderly({ LOG_LEVEL: 'debug', BACKUP_DIR: backups });

test('[R-20] the running server makes a backup by itself, and its figures tell when', async () => {
  const address = await first.ready;
  const figure = async () =>
    Number(/^brandwright_backup_timestamp_seconds (\S+)$/m.exec(await (await fetch(`${address}/metrics`)).text())?.[1]);
  await eventually(async () => expect(await figure()).toBeGreaterThan(Date.now() / 1000 - 600));
  expect(readdirSync(backups)).toEqual([expect.stringMatching(/^brandwright-\d{4}-\d{2}-\d{2}\.backup$/)]);
});

test('[A-10] [A-06] of a deleted account, files hold only the email that says so, and the log nothing', async () => {
  const address = await first.ready;
  /** Files of the data folder that speak of her; what is in the database is read as rows (routes/account.test.ts). */
  const telling = (): readonly string[] =>
    readdirSync(folder, { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile() && !entry.parentPath.startsWith(join(folder, 'database')))
      .filter(({ parentPath, name }) => /canary/i.test(textOf(join(parentPath, name))))
      .map(({ name }) => name);
  let cookie = '';
  const ask = (method: string, path: string, body?: object): Promise<Response> =>
    fetch(`${address}/api/${path}`, {
      method,
      headers: { origin: address, cookie, ...(body === undefined ? {} : { 'content-type': 'application/json' }) },
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    });
  const person = { name: 'Canary Person', email: 'canary.person@example.com', password: 'correct horse' };
  expect((await ask('POST', 'account/sign-up', { ...person, accepted: true })).status).toBe(200);
  const [file = ''] = await eventually(() => {
    expect(telling()).toEqual([expect.stringMatching(/\.eml$/)]);
    return telling();
  });
  const email = readFileSync(join(folder, 'outbox', file), 'utf8')
    .replace(/=\r?\n/g, '')
    .replaceAll('=3D', '=');
  const token = decodeURIComponent(/token=([\w.%-]+)/.exec(email)?.[1] ?? '');
  const confirmed = await ask('POST', 'account/confirm', { token, password: person.password });
  cookie = confirmed.headers.getSetCookie()[0]?.split(';')[0] ?? '';
  expect((await ask('PUT', 'draft', { draft: { businessName: 'Canary & Sons' } })).status).toBe(200);
  expect((await ask('POST', 'account/delete', { current: person.password })).status).toBe(204);
  expect(telling()).not.toContain(file);
  // Written once she is gone, so it may come before the answer or after it.
  const [farewell = ''] = await eventually(() => {
    expect(telling()).toEqual([expect.stringMatching(/\.eml$/)]);
    return telling();
  });
  expect(textOf(join(folder, 'outbox', farewell))).toContain('Subject: Your account was deleted');
  expect(first.said.err).toContain('request');
  expect(first.said.err).not.toMatch(/canary/i);
});

test('[R-04] [R-18] the server holds its data folder, and finishes open requests before it ends with 0', async () => {
  const address = await first.ready;
  expect(first.said.out).toBe(`Brandwright is ready: ${address}\n`);
  expect((await fetch(`${address}/healthz`)).status).toBe(200);

  // Another server, and a command beside it, are refused (in what time: directory-lock.test.ts).
  const second = start({});
  expect(await second.ended).toBe(75);
  expect(second.said.err).toContain(`in use by process ${first.child.pid}`);
  const backup = start({}, [commands, 'backup', '--out', join(folder, 'none.backup')]);
  expect(await backup.ended).toBe(75);
  expect(backup.said.err).toContain(`in use by process ${first.child.pid}`);
  expect((await fetch(`${address}/healthz`)).status).toBe(200);

  const body = JSON.stringify({ businessName: 'Kiln', variations: 8 });
  const last = fetch(`${address}/api/generate-logo`, { method: 'POST', headers: { 'content-type': 'application/json' }, body });
  await new Promise((done) => setTimeout(done, 50));
  first.child.kill('SIGTERM');
  expect((await last).status).toBe(200);
  expect(await first.ended).toBe(0);
  expect(lastResort(first.said.err)).toBeLessThan(25_000);
  await expect(fetch(`${address}/healthz`)).rejects.toThrow();
});

test('[R-18] a port that is taken is told in words; a mail server that takes no email holds up no end', async () => {
  const silent = createServer();
  const asked = once(silent, 'connection');
  await new Promise<void>((done) => silent.listen(0, '127.0.0.1', done));
  const mail = `smtp://127.0.0.1:${(silent.address() as AddressInfo).port}`;
  const first = startOrderly({ DATA_DIR: other, SMTP_URL: mail });
  const address = await first.ready;
  const { port } = new URL(address);
  const second = start({ DATA_DIR: join(folder, 'second'), PORT: port });
  expect(await second.ended).toBe(69);
  expect(second.said.err).toContain(`Port ${port} is already in use`);
  expect((await fetch(`${address}/readyz`)).status).toBe(200);
  const body = JSON.stringify({ name: 'Ada', email: 'ada@example.com', password: 'correct horse', accepted: true });
  const headers = { 'content-type': 'application/json' };
  expect((await fetch(`${address}/api/account/sign-up`, { method: 'POST', headers, body })).status).toBe(200);
  await asked;
  first.child.kill('SIGTERM');
  // Nothing cuts its end short here: it waits for no email.
  expect(await first.ended).toBe(0);
  expect(lastResort(first.said.err)).toBeLessThan(25_000);
  silent.close();
});
