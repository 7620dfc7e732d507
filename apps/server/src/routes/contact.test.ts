import { adminMessages, adminOverview, contactLimits, endpoints, problemSchema, sendContactEmail } from '@brandwright/contract';
import { erasePerson, purge, tables } from '@brandwright/data';
import { eq, sql } from 'drizzle-orm';
import { strFromU8, unzipSync } from 'fflate';
import { beforeEach, expect, test } from 'vitest';
import { onEveryDatabase } from '../../../../packages/data/testing/databases.ts';
import { testSettings } from '../../testing/test-app.ts';
import { memberBrowser, testBrowser } from '../../testing/test-browser.ts';

const { auditLog, contactMessages, mails, profiles, rateLimits } = tables;
const support = 'help@brandwright.example';
const change = { settings: { ...testSettings, support } };
const written = { name: 'Ada', email: 'ada@example.com', subject: 'A sign', message: 'Hello,\n\ncan you cut it in steel?' };

onEveryDatabase((database) => {
  beforeEach(async () => {
    for (const table of [rateLimits, mails, contactMessages]) await database().statements.delete(table);
  });
  type Browser = Pick<Awaited<ReturnType<typeof memberBrowser>>, 'call'>;
  const visitor = () => testBrowser(database(), { change });
  const send = async (browser: Browser, change: object = {}) => {
    const response = await browser.call('POST', sendContactEmail.path, { ...written, ...change });
    return sendContactEmail.answer.parse(await response.json());
  };
  const refusal = async (browser: Browser, body: object) => {
    const response = await browser.call('POST', sendContactEmail.path, body);
    const { code, field } = problemSchema.parse(await response.json());
    return { status: response.status, code, field };
  };
  const emails = async (recipient: string) =>
    await database().statements.select().from(mails).where(eq(mails.recipient, recipient));
  const kept = () => database().statements.select().from(contactMessages);
  const admin = async () => {
    const browser = await memberBrowser(database(), { change });
    await database()
      .statements.update(profiles)
      .set({ role: 'admin', twoFactorEnabled: true })
      .where(eq(profiles.id, browser.id));
    return browser;
  };

  test('[C-01] [C-02] [C-03] [H10-04] a contact message is stored, reaches the operator and gets its sender a number', async () => {
    const answer = await send(visitor());
    expect(answer).toEqual({ number: expect.stringMatching(/^M-\d{4,}$/), copied: false });
    expect(await kept()).toMatchObject([{ ...written, suspected: false, userId: null, answeredAt: null }]);
    const [forward] = await emails(support);
    expect(forward).toMatchObject({ replyTo: 'ada@example.com', subject: `Message ${answer.number} from the contact page` });
    for (const part of ['A sign', 'can you cut it in steel?']) expect(forward?.text).toContain(part);
    // What is known of the sender stands apart from what they typed.
    const lines = forward?.text.split('\n');
    expect(lines).toContain('From: ada@example.com (unconfirmed address)');
    expect(lines).toContain('Name: Ada');
    const [told] = await emails('ada@example.com');
    expect(told?.text).toContain(answer.number);
  });

  test('[C-03] [HR-08] only a sender whose account has the address gets a copy of the message', async () => {
    const member = await memberBrowser(database(), { change });
    expect(await send(member, { email: member.email })).toMatchObject({ copied: true });
    expect((await emails(member.email))[0]?.text).toContain('can you cut it in steel?');
    expect(await kept()).toMatchObject([{ userId: member.id }]);
    for (const [i, browser] of [member, visitor()].entries()) {
      const email = `ben${i}@example.com`;
      await database().statements.delete(mails);
      const words = { name: 'Win now', subject: 'Free money', message: 'Go to http://evil.example' };
      expect(await send(browser, { ...words, email })).toMatchObject({ copied: false });
      const [told] = await emails(email);
      expect(`${told?.subject} ${told?.text} ${told?.html}`).not.toMatch(/win now|free money|evil\.example/i);
      expect(told?.replyTo).toBeNull();
    }
  });

  test('[C-02] a message that looks automated is kept, marked and mailed to nobody', async () => {
    await send(visitor(), { website: 'https://spam.example' });
    await send(visitor(), { seconds: contactLimits.seconds - 0.1 });
    await send(visitor(), { seconds: contactLimits.seconds, website: '' });
    expect((await kept()).map(({ suspected }) => suspected)).toEqual([true, true, false]);
    expect(await emails(support)).toHaveLength(1);
    expect(await emails('ada@example.com')).toHaveLength(1);
  });

  test('[C-02] [H9-01] [H10-09] a client can send ten messages an hour, and an email address five', async () => {
    const [office, other] = ['10.1.0.1', '10.1.0.2'].map((peer) => testBrowser(database(), { change, peer }));
    const answers: number[] = [];
    for (let i = 0; i < 11; i++)
      answers.push((await office?.call('POST', sendContactEmail.path, { ...written, email: `p${i}@example.com` }))?.status ?? 0);
    expect(answers).toEqual([...Array(10).fill(200), 429]);
    for (let i = 0; i < 5; i++) await send(other as Browser);
    const refused = await other?.call('POST', sendContactEmail.path, written);
    expect([refused?.status, Number(refused?.headers.get('retry-after')) > 60]).toEqual([429, true]);
    // Whoever owns the address has messages of their own.
    const owner = await memberBrowser(database(), { change });
    for (let i = 0; i < 5; i++) await send(testBrowser(database(), { change, peer: '10.1.0.3' }), { email: owner.email });
    expect(await send(owner, { email: owner.email })).toMatchObject({ copied: true });
    // Of five emails an hour to an address that nobody has confirmed four are left for whoever signs up with it (H10-09).
    expect(await emails('ada@example.com')).toHaveLength(1);
  });

  test('[C-01] [S-31] a message needs a name, an address and words; line breaks belong to the message alone', async () => {
    const { name, email, message } = written;
    expect(await refusal(visitor(), { name, email })).toMatchObject({ status: 400, field: 'message' });
    expect(await refusal(visitor(), { name, email, message: ' \n ' })).toMatchObject({ field: 'message' });
    expect(await refusal(visitor(), { email, message })).toMatchObject({ field: 'name' });
    expect(await refusal(visitor(), { name, message })).toMatchObject({ field: 'email' });
    expect(await refusal(visitor(), { ...written, email: 'a@example.com\nbcc: b@example.com' })).toMatchObject({
      field: 'email',
    });
    for (const [field, text] of [
      ['name', 'Ada\nBcc: b@example.com'],
      ['subject', 'One\r\ntwo'],
      ['message', `a${String.fromCharCode(7)}b`],
      ['message', 'x'.repeat(contactLimits.message + 1)],
    ] as const)
      expect(await refusal(visitor(), { ...written, [field]: text })).toMatchObject({ status: 400, field });
    expect(await kept()).toEqual([]);
  });

  test('[C-02] admins read open messages oldest first and mark them as answered', async () => {
    const reader = await admin();
    const { number: first } = await send(visitor());
    await send(visitor(), { message: 'The second' });
    const { number: spam } = await send(visitor(), { website: 'x' });
    const read = async (which: string) => {
      const { messages } = adminMessages.answer.parse(await (await reader.call('POST', adminMessages.path, { which })).json());
      return messages;
    };
    const count = async () =>
      adminOverview.answer.parse(await (await reader.call('GET', adminOverview.path)).json()).messagesOpen;
    const numbers = async (which: string) => (await read(which)).map(({ number }) => number);
    expect(await numbers('open')).toEqual([first, expect.any(String)]);
    expect(await numbers('suspected')).toEqual([spam]);
    expect(await count()).toBe(2);
    const [open] = await read('open');
    const mark = (id: string, as: string) =>
      reader.call('POST', endpoints.markMessage.path.replace(':message', id), { as }).then(({ status }) => status);
    expect(await mark(open?.id ?? '', 'answered')).toBe(204);
    expect([await numbers('answered'), await count()]).toEqual([[first], 1]);
    expect(await mark(open?.id ?? '', 'open')).toBe(204);
    expect(await mark((await read('suspected'))[0]?.id ?? '', 'open')).toBe(204);
    expect([await numbers('open'), await numbers('suspected'), await count()]).toEqual([
      [first, expect.any(String), spam],
      [],
      3,
    ]);
    expect(await mark('00000000-0000-4000-8000-000000000000', 'open')).toBe(404);
    const log = await database().statements.select().from(auditLog).where(eq(auditLog.personId, reader.id));
    expect(log.filter(({ action }) => action === 'message.marked')).toHaveLength(3);
  });

  test('[C-02] messages are read page by page, 25 at a time, without a gap', async () => {
    const reader = await admin();
    const { statements } = database();
    const row = { name: 'Ada', email: 'ada@example.com', subject: '', message: 'Hello', suspected: false };
    await statements.insert(contactMessages).values(Array.from({ length: 30 }, () => row));
    const page = async (after?: string) =>
      adminMessages.answer.parse(
        await (await reader.call('POST', adminMessages.path, { which: 'open', ...(after ? { after } : {}) })).json(),
      );
    const first = await page();
    const second = await page(first.messages.at(-1)?.id);
    expect([first.messages.length, first.more, second.messages.length, second.more]).toEqual([25, true, 5, false]);
    expect(new Set([...first.messages, ...second.messages].map(({ id }) => id)).size).toBe(30);
  });

  test('[A-06] [A-10] [C-02] messages are in the export of their sender and end with the account; old ones are removed', async () => {
    const member = await memberBrowser(database(), { change });
    const { number } = await send(member, { email: member.email });
    const zip = unzipSync(new Uint8Array(await (await member.call('GET', endpoints.exportAccount.path)).arrayBuffer()));
    const exported = JSON.parse(strFromU8(zip['messages.json'] ?? new Uint8Array()));
    expect(exported).toMatchObject([{ number: Number(number.slice(2)), message: written.message }]);
    await database().asSystem((tx) => erasePerson(tx, member.id));
    expect(await kept()).toEqual([]);

    for (const suspected of [true, false]) await send(visitor(), suspected ? { website: 'x' } : {});
    await database().statements.update(contactMessages).set({ createdAt: sql`now() - interval '31 days'` });
    await purge(database());
    expect((await kept()).map(({ suspected }) => suspected)).toEqual([false]);
    await database().statements.update(contactMessages).set({ createdAt: sql`now() - interval '25 months'` });
    await purge(database());
    expect(await kept()).toEqual([]);
  });
});
