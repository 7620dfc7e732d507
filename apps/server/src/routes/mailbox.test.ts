import { mkdtemp, rm, utimes, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { openTestPglite } from '../../../../packages/data/testing/pglite-copy.ts';
import { stubPress } from '../../testing/stub-press.ts';
import { testDeps } from '../../testing/test-app.ts';
import { testBrowser } from '../../testing/test-browser.ts';
import { createApp } from '../app.ts';
import type { Deps } from '../deps.ts';
import { outboxGateway } from '../gateways/mail.ts';
import { openOutbox } from '../gateways/outbox.ts';
import { loadSite } from '../site/load-site.ts';

const folder = await mkdtemp(join(tmpdir(), 'brandwright-mailbox-'));
const outbox = join(folder, 'outbox');
const database = await openTestPglite();
afterAll(async () => {
  await database.close();
  await rm(folder, { recursive: true });
});

const mail = outboxGateway(outbox, { from: 'Brandwright <hello@localhost>', host: 'localhost' });
const id = (n: number): string => `00000000-0000-4000-8000-${String(n).padStart(12, '0')}`;
const send = async (n: number, recipient: string, text: string) => {
  const html = `<p>${text}</p><script>alert(1)</script>`;
  await mail.send({ id: id(n), recipient, subject: `Email ${n}, “größe”`, text, html, tries: 1 });
  await utimes(join(outbox, `${id(n)}.eml`), n, n);
};

const site: Deps['site'] = await (async () => {
  await writeFile(join(folder, 'mailbox.html'), '<!DOCTYPE html><title>Mailbox</title>');
  await writeFile(join(folder, '404.html'), '<!DOCTYPE html><title>Not Found</title>');
  return loadSite(folder);
})();
const ask = (mailbox: Deps['mailbox'], path: string, origin = 'http://localhost', remoteAddress = '::1') =>
  createApp(testDeps(stubPress, database, { site, mailbox })).request(
    `${origin}${path}`,
    {},
    { incoming: { socket: { remoteAddress } } },
  );

test('[A-02] emails kept as files are listed newest first, fifty at most, and read as text alone', async () => {
  const open = openOutbox(outbox);
  expect(await (await ask(open, '/api/mailbox')).json()).toEqual({ emails: [] });
  const link = `http://localhost:3000/confirm?token=${'x'.repeat(300)}`;
  for (let n = 1; n <= 52; n++) await send(n, `ada${n}@example.com`, `Hello <b>Ada</b>\n\nConfirm my email address: ${link}`);
  await writeFile(join(outbox, 'notes.txt'), 'not an email');
  const { emails } = (await (await ask(open, '/api/mailbox')).json()) as { emails: { id: string; to: string }[] };
  expect(emails.map((one) => one.id)).toEqual(Array.from({ length: 50 }, (_, i) => id(52 - i)));
  expect(emails[0]).toEqual({
    id: id(52),
    to: 'ada52@example.com',
    subject: 'Email 52, “größe”',
    date: expect.stringMatching(/^\d{4}-\d{2}-\d{2}T[\d:.]+Z$/),
  });
  const email = (await (await ask(open, `/api/mailbox/${id(3)}`)).json()) as { text: string };
  expect(email.text.trim()).toBe(`Hello <b>Ada</b>\n\nConfirm my email address: ${link}`);
  expect((await ask(open, '/mailbox')).status).toBe(200);
  for (const path of [id(99), '..%2f..%2fsecret', '%00']) expect((await ask(open, `/api/mailbox/${path}`)).status).toBe(404);
});

test('without such emails, or asked for by a name from elsewhere, the mailbox does not exist', async () => {
  for (const path of ['/api/mailbox', `/api/mailbox/${id(3)}`, '/mailbox', '/mailbox/', '/mailbox//'])
    expect((await ask(null, path)).status, path).toBe(404);
  const open = openOutbox(outbox);
  for (const [origin, status] of [
    ['http://localhost:3000', 200],
    ['http://127.0.0.1:3000', 200],
    ['http://[::1]:3000', 200],
    ['http://app:3000', 200],
    ['http://rebound.example', 404],
    ['http://localhost.example', 404],
  ] as const)
    expect((await ask(open, '/api/mailbox', origin)).status, origin).toBe(status);
});

test('[H3-05] emails are read on the machine itself alone, whatever name a program elsewhere asks by', async () => {
  const open = openOutbox(outbox);
  await send(3, 'ada@example.com', 'Hello');
  for (const [peer, status] of [
    ['127.0.0.1', 200],
    ['::ffff:127.0.0.1', 200],
    ['::1', 200],
    ['192.0.2.7', 404],
    ['::ffff:192.0.2.7', 404],
    ['2001:db8::1', 404],
  ] as const)
    for (const path of ['/api/mailbox', `/api/mailbox/${id(3)}`])
      expect((await ask(open, path, 'http://localhost', peer)).status, `${peer} ${path}`).toBe(status);
  const asked = (peer: string) =>
    testBrowser(database, { change: { mailbox: open }, peer }).post('forgot-password', { email: 'ada@example.com' });
  expect(await (await asked('127.0.0.1')).json()).toEqual({ mailbox: '/mailbox' });
  expect(await (await asked('192.0.2.7')).json()).toEqual({ mailbox: null });
});
