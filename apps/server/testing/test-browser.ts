import { type Database, tables } from '@brandwright/data';
import type { Press } from '@brandwright/press';
import { desc, eq } from 'drizzle-orm';
import { createApp } from '../src/app.ts';
import type { Deps } from '../src/deps.ts';
import { stubPress } from './stub-press.ts';
import { testDeps } from './test-app.ts';
import { testPerson } from './test-person.ts';

/** What everybody in tests signs in with. */
export const testPassword = 'correct horse';

export interface BrowserOptions {
  readonly change?: Partial<Deps>;
  readonly press?: Press;
  /** Address from which it calls. */
  readonly peer?: string;
}

/** One browser, for tests: keeps its cookies, and sends what a page of ours would. */
export function testBrowser(database: Database, { change = {}, press = stubPress, peer = '127.0.0.1' }: BrowserOptions = {}) {
  const app = createApp(testDeps(press, database, change));
  const cookies = new Map<string, string>();
  const env = { incoming: { socket: { remoteAddress: peer } } };
  const cookieLine = () => [...cookies].map(([name, value]) => `${name}=${value}`).join('; ');
  const call = async (method: string, path: string, body?: unknown, headers: Record<string, string> = {}) => {
    const cookie = cookieLine();
    const sent = {
      origin: 'http://localhost',
      ...(cookie === '' ? {} : { cookie }),
      ...(body === undefined ? {} : { 'content-type': 'application/json' }),
      ...headers,
    };
    const response = await app.request(
      path,
      { method, headers: sent, ...(body === undefined ? {} : { body: JSON.stringify(body) }) },
      env,
    );
    for (const line of response.headers.getSetCookie()) {
      const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(line) ?? [];
      if (/max-age=0/i.test(line)) cookies.delete(name);
      else cookies.set(name, value);
    }
    return response;
  };
  const post = (path: string, body: unknown = {}, headers?: Record<string, string>) =>
    call('POST', `/api/account/${path}`, body, headers);
  /** A request whose body is read as it arrives. */
  const stream = async (method: string, path: string, body: ReadableStream, headers: Record<string, string> = {}) => {
    const sent = { origin: 'http://localhost', 'content-type': 'application/json', cookie: cookieLine(), ...headers };
    return app.request(path, { method, body, duplex: 'half', headers: sent } as RequestInit, env);
  };
  /** A form that another site posts, without our cookies. */
  const form = async (path: string, body: URLSearchParams | string, type = 'application/x-www-form-urlencoded') =>
    app.request(
      path,
      { method: 'POST', body: String(body), headers: { origin: 'https://elsewhere.example', 'content-type': type } },
      env,
    );
  const who = async () =>
    ((await (await call('GET', '/api/session')).json()) as { user: { email: string } | null }).user?.email ?? null;
  /** Signs up, follows the email's link, and is signed in. */
  const enter = async (email: string) => {
    await post('sign-up', { name: 'Ada <b>', email, password: testPassword, accepted: true });
    await post('confirm', { token: (await testEmail(database, email)).token });
  };
  return { call, post, stream, form, who, enter, cookies };
}

/** A browser in which somebody new is signed in, without the way there. */
export async function memberBrowser(database: Database, options: BrowserOptions = {}) {
  const { id, email, cookie } = await testPerson(database);
  const browser = testBrowser(database, options);
  const [name = '', value = ''] = cookie.split('=');
  browser.cookies.set(name, value);
  return { ...browser, id, email };
}

/** The last email to an address, and the token of its link. */
export async function testEmail({ statements }: Database, recipient: string) {
  const { mails } = tables;
  const sorted = statements.select().from(mails).where(eq(mails.recipient, recipient)).orderBy(desc(mails.createdAt));
  const [email] = await sorted.limit(1);
  const token = /token=([^\s]+)/.exec(email?.text ?? '')?.[1] ?? '';
  return { subject: email?.subject, text: email?.text ?? '', html: email?.html ?? '', token: decodeURIComponent(token) };
}
