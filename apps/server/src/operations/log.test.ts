import { tables } from '@brandwright/data';
import { desc, eq } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { onEveryDatabase } from '../../../../packages/data/testing/databases.ts';
import { testBrowser } from '../../testing/test-browser.ts';
import { openLog } from './log.ts';

onEveryDatabase((database) => {
  test('[S-33] the log of an account’s whole life holds no password, cookie, token or address', async () => {
    const lines: string[] = [];
    const log = openLog('debug', { write: (line: string) => void lines.push(line) });
    const email = `canary.person.${database().kind}@example.com`;
    const [first, second] = ['correct horse 1', 'battery staple 2'];
    const tokens: string[] = [];
    const lastToken = async () => {
      const { mails } = tables;
      const [last] = await database()
        .statements.select()
        .from(mails)
        .where(eq(mails.recipient, email))
        .orderBy(desc(mails.createdAt))
        .limit(1);
      tokens.push(decodeURIComponent(/token=([^\s]+)/.exec(last?.text ?? '')?.[1] ?? ''));
      return tokens.at(-1);
    };
    const at = testBrowser(database(), { change: { log } });
    const post = (path: string, body: object) => at.call('POST', `/api/account/${path}`, body);
    const cookies: string[] = [];
    const keepCookies = () => cookies.push(...[...at.cookies.values()].map(decodeURIComponent));
    await post('sign-up', { name: 'Canary Person', email, password: first, accepted: true });
    await post('confirm', { token: await lastToken() });
    keepCookies();
    await post('sign-in', { email, password: 'wrong canary 3' });
    await post('sign-in', { email, password: first });
    keepCookies();
    await post('forgot-password', { email });
    await post('reset-password', { token: await lastToken(), password: second });
    await post('sign-in', { email, password: second });
    keepCookies();
    expect((await at.call('GET', '/api/account')).status).toBe(200);
    const capability = 'canary_secret_of_a_lin';
    const typed = [`/api/shared%2f${capability}`, `/shared//${capability}`, `/api/sandbox/checkouts/${capability}`];
    for (const path of [`/api/shared/${capability}`, `/api/shared/${capability}/logo`, `/shared/${capability}`, ...typed])
      await at.call('GET', path);
    await at.call('PUT', '/api/draft', { draft: { businessName: 'Canary & Sons' } });
    // What fails in the database brings its statement, with everything that stands in it, into the error.
    const failing = testBrowser(
      {
        ...database(),
        asPerson: (_, work) =>
          database().asSystem(async (tx) => {
            await work({ tx, personId: `no uuid: ${email} ${second}` });
            throw new Error('It should have failed.');
          }),
        statements: database().statements,
      },
      { change: { log } },
    );
    for (const [name, value] of at.cookies) failing.cookies.set(name, value);
    expect((await failing.call('PUT', '/api/draft', { draft: { businessName: 'Canary & Sons' } })).status).toBe(500);
    await post('delete', { current: second });

    const text = lines.join('');
    for (const secret of [
      email,
      first,
      second,
      'wrong canary 3',
      'Canary',
      capability,
      ...tokens,
      ...cookies,
      ...cookies.map((one) => one.split('.')[0] ?? ''),
    ])
      expect(text, secret).not.toContain(secret);
    expect(tokens.concat(cookies).every((one) => one.length > 20)).toBe(true);
    expect(text).not.toMatch(/@example\.com|canary\.person/);
    const parsed = lines.map((line) => JSON.parse(line) as { id?: string; msg: string; err?: { cause?: unknown } });
    expect(parsed.filter(({ msg }) => msg === 'request').length).toBeGreaterThan(9);
    for (const { id } of parsed) expect(id).toMatch(/^[0-9a-f-]{36}$/);
    // It still says what went wrong, and where.
    const [failed] = parsed.filter(({ msg }) => msg === 'failed');
    expect(JSON.stringify(failed?.err)).toMatch(/Failed query: .*drafts.*\\n {4}at .*22P02/);
  });
});

test('[S-33] errors of drivers and of the mail server are told without their values', () => {
  const lines: string[] = [];
  const log = openLog('info', { write: (line: string) => void lines.push(line) });
  const rows = Object.assign(new Error('duplicate key'), {
    code: '23505',
    detail: 'Key (email)=(ada@example.com) already exists.',
  });
  const query = new Error('Failed query: insert into profiles values ($1)\nparams: ada@example.com,hash', { cause: rows });
  const mail = Object.assign(new Error("550 5.1.1 <ada@example.com>: 'ada@example.com' unknown"), {
    rejected: ['ada@example.com'],
  });
  for (const err of [query, mail, 'no error at all: ada@example.com']) log.warn({ err }, 'failed');
  expect(lines.join('')).not.toMatch(/ada|hash/);
  expect(JSON.parse(lines[0] ?? '').err).toMatchObject({
    type: 'Error',
    message: 'Failed query: insert into profiles values ($1)',
    cause: { message: 'duplicate key', code: '23505' },
  });
  expect(lines[1]).toContain('550 5.1.1 <…@…>');
});
