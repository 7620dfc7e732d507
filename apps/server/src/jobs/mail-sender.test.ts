import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type Database, nextEmail, queueEmail, tables } from '@brandwright/data';
import { type SQL, sql } from 'drizzle-orm';
import { afterAll, beforeEach, expect, test } from 'vitest';
import { eventually } from '../../../../packages/data/testing/eventually.ts';
import { openTestPglite } from '../../../../packages/data/testing/pglite-copy.ts';
import { mailServer } from '../../testing/smtp-server.ts';
import { type MailGateway, outboxGateway, smtpGateway } from '../gateways/mail.ts';
import { type MailSender, startMailSender } from './mail-sender.ts';

const database = await openTestPglite();
afterAll(() => database.close());
beforeEach(() => database.statements.delete(tables.mails));

const sender = { from: 'Brandwright <hello@brandwright.example>', host: 'brandwright.example' };
const email = {
  recipient: 'ada@example.com',
  subject: 'Confirm your email address',
  text: 'Hello Ada "; \r\n.\r\nBcc: eve@example.com',
  html: '<p>Hello</p>',
};
const rows = () => database.statements.select().from(tables.mails);
const due = () => database.statements.execute(sql`update mails set due_at = now() where sent_at is null`);

const until = (holds: () => Promise<boolean> | boolean) => eventually(async () => expect(await holds()).toBe(true));

const logged: unknown[] = [];
const log = { warn: (...said: unknown[]) => void logged.push(said) } as unknown as Parameters<typeof startMailSender>[0]['log'];
const messageIds = (text: string): string[] => [...text.matchAll(/^Message-ID: (\S+)/gim)].map(([, id = '']) => id);

test('[A-02] an email reaches only its reader, as it was written, and is then forgotten', async () => {
  const server = await mailServer(() => 'take');
  const mailSender = startMailSender({ database, mail: smtpGateway(server.url, sender), log });
  await database.asSystem((tx) => queueEmail(tx, email));
  mailSender.call();
  await until(() => server.taken.length === 1);
  expect(server.taken[0]?.to).toEqual(['ada@example.com']);
  expect(server.taken[0]?.text).toMatch(/^From: Brandwright <hello@brandwright\.example>/m);
  await until(async () => (await rows())[0]?.sentAt !== null);
  expect((await rows())[0]).toMatchObject({ recipient: '', subject: '', text: '', html: '' });
  await mailSender.stop();
  await server.close();
});

test('[H3-08] emails to slow servers hold up no others, nor do emails that failed before', async () => {
  const isSlow = (to: readonly string[]): boolean => to.some((one) => one.startsWith('slow'));
  const server = await mailServer((to) => (isSlow(to) ? 'hang' : 'take'));
  const mail = smtpGateway(server.url, sender);
  const slow = Array.from({ length: mail.atOnce - 1 }, (_, i) => ({ ...email, recipient: `slow${i}@tarpit.example` }));
  await database.asSystem(async (tx) => {
    for (const one of slow) await queueEmail(tx, one);
    await queueEmail(tx, { ...email, recipient: 'failed@example.com' });
  });
  await database.statements.execute(sql`update mails set tries = 1 where recipient = 'failed@example.com'`);
  await database.asSystem((tx) => queueEmail(tx, email));
  const mailSender = startMailSender({ database, mail, log });
  mailSender.call();
  await until(() => server.taken.length === 2);
  expect(server.taken.map(({ to }) => to[0])).toEqual(['ada@example.com', 'failed@example.com']);
  await server.close();
  await mailSender.stop();
});

test('[H7-08] emails and the password go only over encryption, unless the address allows plain text', async () => {
  const server = await mailServer(() => 'take');
  const url = new URL(server.url);
  [url.username, url.password] = ['ada', 'secret'];
  const mail = smtpGateway(url.href, sender);
  await expect(mail.send({ ...email, id: 'one', tries: 0 })).rejects.toMatchObject({ code: 'ETLS' });
  mail.close();
  expect(server.taken).toEqual([]);
  const plain = smtpGateway(`${url.href}?ignoreTLS=true`, sender);
  await plain.send({ ...email, id: 'one', tries: 0 });
  plain.close();
  expect(server.taken).toHaveLength(1);
  await server.close();
});

test('[H7-02] [R-11] a server that drips its answer for ever holds an email for its time, and then no other', async () => {
  const server = await mailServer((to) => (to[0] === 'trap@example.com' ? 'drip' : 'take'));
  const mail = { ...smtpGateway(server.url, sender, 2_000), atOnce: 1, atMost: 1 };
  logged.length = 0;
  await database.asSystem((tx) => queueEmail(tx, { ...email, recipient: 'trap@example.com' }));
  const mailSender = startMailSender({ database, mail, log });
  mailSender.call();
  await until(() => logged.length === 1);
  await database.asSystem((tx) => queueEmail(tx, email));
  mailSender.call();
  await until(() => server.taken.length === 1);
  expect(server.taken.map(({ to }) => to[0])).toEqual(['ada@example.com']);
  await mailSender.stop();
  await server.close();
});

test('[H8-13] emails to slow servers make room for others, and retries make room for new emails', async () => {
  const taken: string[] = [];
  const released = Promise.withResolvers<void>();
  const mail: MailGateway = {
    atOnce: 2,
    atMost: 8,
    async send({ recipient }) {
      if (recipient.startsWith('slow')) await released.promise;
      taken.push(recipient);
    },
    close: () => {},
  };
  const queue = (recipient: string) => database.asSystem((tx) => queueEmail(tx, { ...email, recipient }));
  for (let i = 0; i < 6; i++) await queue(`slow-${i}@tarpit.example`);
  await database.statements.execute(sql`update mails set tries = 1`);
  const mailSender = startMailSender({ database, mail, log, slowAfter: 30 });
  const tried = async () => (await rows()).filter(({ tries }) => tries > 1).length;
  // Further tries have two of eight places, however slow they are.
  await until(async () => (await tried()) === 2);
  for (let i = 0; i < 5; i++) await queue(`slow-new-${i}@tarpit.example`);
  await queue(email.recipient);
  mailSender.call();
  await until(() => taken.includes(email.recipient));
  expect(taken).toEqual([email.recipient]);
  expect(await tried()).toBe(2);
  released.resolve();
  await until(() => taken.length === 12);
  await mailSender.stop();
});

test('[H10-03] [H11-02] a new email takes the place of the slowest one when slow emails hold every place', async () => {
  const taken: string[] = [];
  const released = Promise.withResolvers<void>();
  const mail: MailGateway = {
    atOnce: 2,
    atMost: 4,
    async send({ recipient }, signal) {
      const isCut = new Promise((_, reject) => signal?.addEventListener('abort', () => reject(signal.reason)));
      if (recipient.startsWith('slow')) await Promise.race([isCut, released.promise]);
      taken.push(recipient);
    },
    close: () => {},
  };
  const queue = (recipient: string) => database.asSystem((tx) => queueEmail(tx, { ...email, recipient }));
  const triesOf = async () =>
    Object.fromEntries((await rows()).map(({ recipient, tries, timeouts }) => [recipient, [tries, timeouts]]));
  const slow = ['slow-0', 'slow-1', 'slow-2', 'slow-3'].map((name) => `${name}@tarpit.example`);
  for (const one of slow) await queue(one);
  const mailSender = startMailSender({ database, mail, log, slowAfter: 30 });
  await until(async () => Object.values(await triesOf()).every(([tries]) => tries === 1));
  await queue(email.recipient);
  mailSender.call();
  await until(() => taken.includes(email.recipient));
  await until(async () => (await triesOf())['slow-0@tarpit.example']?.[1] === 1);
  // The others keep their places.
  for (const one of slow.slice(1)) expect((await triesOf())[one]).toEqual([1, 0]);
  // So does one that failed before, of which there are few under way (H11-02).
  await queue('again@example.com');
  await database.statements.execute(sql`update mails set tries = 1, due_at = now() where recipient = 'again@example.com'`);
  await queue('slow-4@tarpit.example');
  mailSender.call();
  await until(() => taken.includes('again@example.com'));
  for (let i = 0; i < 2; i++) await queue(`quick-${i}@example.com`);
  mailSender.call();
  await until(() => taken.length === 4);
  released.resolve();
  await mailSender.stop();
});

test('[H8-13] an email that used up its time goes behind those that only failed', async () => {
  const server = await mailServer((to) => (to[0] === 'trap@example.com' ? 'drip' : 'refuse'));
  const mailSender = startMailSender({ database, mail: smtpGateway(server.url, sender, 2_000), log });
  logged.length = 0;
  await database.asSystem((tx) => queueEmail(tx, { ...email, recipient: 'trap@example.com' }));
  mailSender.call();
  await until(async () => (await rows())[0]?.timeouts === 1);
  await database.asSystem((tx) => queueEmail(tx, email));
  mailSender.call();
  await until(() => logged.length === 2);
  await mailSender.stop();
  await due();
  expect([await nextEmail(database), await nextEmail(database)]).toMatchObject([email, { recipient: 'trap@example.com' }]);
  await server.close();
});

test('[R-11] a refused email is tried again later, and the log names neither reader nor words', async () => {
  let open = false;
  const server = await mailServer(() => (open ? 'take' : 'refuse'));
  const mailSender = startMailSender({ database, mail: smtpGateway(server.url, sender), log });
  const queued = Date.now();
  logged.length = 0;
  await database.asSystem((tx) => queueEmail(tx, email));
  mailSender.call();
  await until(() => logged.length === 1);
  expect(JSON.stringify(logged)).toContain('452');
  expect(JSON.stringify(logged)).not.toMatch(/ada@|Hello/);
  const [row] = await rows();
  expect(row?.tries).toBe(1);
  expect(row?.dueAt.getTime() ?? 0).toBeGreaterThan(queued + 20_000);
  open = true;
  await due();
  mailSender.call();
  await until(() => server.taken.length === 1);
  await mailSender.stop();
  await server.close();
});

test('[R-11] a permanent refusal leaves an email a few tries, and an operator’s fault leaves it all', async () => {
  const server = await mailServer(() => 'forbid');
  const refusal = (command: string, responseCode: number) => Object.assign(new Error('no'), { command, responseCode });
  const failing = (error: Error) => ({ atOnce: 1, atMost: 1, send: () => Promise.reject(error), close: () => {} });
  const tried = async (mail: MailGateway) => {
    await database.statements.delete(tables.mails);
    logged.length = 0;
    await database.asSystem((tx) => queueEmail(tx, email));
    const mailSender = startMailSender({ database, mail, log });
    mailSender.call();
    await until(() => logged.length === 1);
    await mailSender.stop();
    return (await rows())[0]?.tries;
  };
  expect(await tried(smtpGateway(server.url, sender))).toBe(74);
  expect(await tried(failing(refusal('RCPT TO', 550)))).toBe(74);
  for (const [command, code] of [
    ['RCPT TO', 450],
    ['MAIL FROM', 550],
    ['AUTH PLAIN', 535],
  ] as const)
    expect(await tried(failing(refusal(command, code)))).toBe(1);
  await server.close();
});

test('[H17-03] all emails that wait are looked through once a round, not after each that ends', async () => {
  let looks = 0;
  const watched: Database = Object.create(database, {
    statements: {
      value: Object.create(database.statements, {
        execute: {
          value: (asked: SQL) => {
            if (JSON.stringify(asked.queryChunks).includes('due_at > now()')) looks++;
            return database.statements.execute(asked);
          },
        },
      }),
    },
  });
  const mail = { atOnce: 1, atMost: 1, send: () => Promise.reject(new Error('no')), close: () => {} };
  for (let n = 0; n < 6; n++) await database.asSystem((tx) => queueEmail(tx, email));
  const mailSender = startMailSender({ database: watched, mail, log, round: 600_000 });
  await until(async () => (await rows()).every(({ tries }) => tries === 1));
  for (let n = 0; n < 20; n++) {
    mailSender.call();
    await new Promise(setImmediate);
  }
  await mailSender.stop();
  expect(looks).toBe(1);
});

test('[H15-05] an email that is given up loses its text after the last attempt', async () => {
  const mail = { atOnce: 1, atMost: 1, send: () => Promise.reject(new Error('no')), close: () => {} };
  await database.asSystem((tx) => queueEmail(tx, email));
  await database.statements.execute(sql`update mails set tries = 79`);
  const mailSender = startMailSender({ database, mail, log });
  await until(async () => (await rows())[0]?.text === '');
  expect((await rows())[0]).toMatchObject({ tries: 80, html: '', sentAt: null });
  await mailSender.stop();
});

test('[R-11] a connection that breaks after the email was taken: it goes out again as the same email', async () => {
  let first = true;
  const server = await mailServer(() => {
    const fate = first ? 'drop' : 'take';
    first = false;
    return fate;
  });
  const mailSender = startMailSender({ database, mail: smtpGateway(server.url, sender), log });
  logged.length = 0;
  await database.asSystem((tx) => queueEmail(tx, email));
  mailSender.call();
  await until(() => server.taken.length === 1);
  await server.close();
  const again = await mailServer(() => 'take');
  await until(() => logged.length === 1);
  await mailSender.stop();
  const second = startMailSender({ database, mail: smtpGateway(again.url, sender), log });
  await due();
  second.call();
  await until(() => again.taken.length === 1);
  const ids = [...server.taken, ...again.taken].flatMap(({ text }) => messageIds(text));
  expect(new Set(ids).size).toBe(1);
  expect(ids).toHaveLength(2);
  await second.stop();
  await again.close();
});

test('a rolled-back email is never sent, and two senders send each email once', async () => {
  const server = await mailServer(() => 'take');
  const undone = database.asSystem(async (tx) => {
    await queueEmail(tx, { ...email, subject: 'Never' });
    throw new Error('taken back');
  });
  await expect(undone).rejects.toThrow('taken back');
  for (let i = 0; i < 6; i++) await database.asSystem((tx) => queueEmail(tx, { ...email, subject: `Email ${i}` }));
  const postmen: MailSender[] = Array.from({ length: 2 }, () =>
    startMailSender({ database, mail: smtpGateway(server.url, sender), log }),
  );
  await until(async () => (await rows()).every(({ sentAt }) => sentAt !== null));
  const subjects = server.taken.flatMap(({ text }) =>
    [...text.matchAll(/^Subject: (.*)$/gm)].map(([, subject = '']) => subject.trim()),
  );
  expect(subjects.sort()).toEqual(Array.from({ length: 6 }, (_, i) => `Email ${i}`));
  await Promise.all(postmen.map((mailSender) => mailSender.stop()));
  await server.close();
});

test('emails are files that any mail program opens when there is no mail server', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'brandwright-outbox-'));
  const mailSender = startMailSender({ database, mail: outboxGateway(folder, sender), log });
  await database.asSystem((tx) => queueEmail(tx, email));
  mailSender.call();
  await until(async () => (await rows())[0]?.sentAt !== null);
  const [file = '', ...others] = readdirSync(folder);
  expect(others).toEqual([]);
  const text = readFileSync(join(folder, file), 'utf8');
  expect(text).toMatch(/^To: ada@example\.com\r?$/m);
  expect(messageIds(text)).toEqual([`<${file.replace('.eml', '')}@brandwright.example>`]);
  // What a body says is no header.
  expect(text.slice(0, text.indexOf('\r\n\r\n'))).not.toMatch(/bcc/i);
  await mailSender.stop();
  rmSync(folder, { recursive: true, force: true });
});

test('[H5-03] [S-03] an email to nobody is made like any other, and reaches nobody', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'brandwright-nobody-'));
  const server = await mailServer(() => 'take');
  for (const mail of [smtpGateway(server.url, sender), outboxGateway(folder, sender)]) {
    const mailSender = startMailSender({ database, mail, log });
    await database.asSystem((tx) => queueEmail(tx, { ...email, recipient: '' }));
    mailSender.call();
    await until(async () => (await rows()).length === 0);
    await mailSender.stop();
  }
  expect([server.taken, readdirSync(folder)]).toEqual([[], []]);
  await server.close();
  rmSync(folder, { recursive: true });
});
