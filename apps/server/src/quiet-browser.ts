import { type Database, tables } from '@brandwright/data';
import { desc, eq } from 'drizzle-orm';
import { createApp } from './app.ts';
import type { Deps } from './app-env.ts';
import { quietDeps } from './quiet-app.ts';

/** What everybody in tests signs in with. */
export const quietPassword = 'correct horse';

/** One browser of one person, for tests: keeps its cookies, sends what a page of ours would. `peer` is where it sits. */
export function quietBrowser(press: Deps['press'], database: Database, change: Partial<Deps> = {}, peer = '127.0.0.1') {
  const app = createApp(quietDeps(press, database, change));
  const cookies = new Map<string, string>();
  const env = { incoming: { socket: { remoteAddress: peer } } };
  const call = async (method: string, path: string, body?: unknown, headers: Record<string, string> = {}) => {
    const response = await app.request(
      path,
      {
        method,
        headers: {
          origin: 'http://localhost',
          ...(cookies.size === 0 ? {} : { cookie: [...cookies].map(([name, value]) => `${name}=${value}`).join('; ') }),
          ...(body === undefined ? {} : { 'content-type': 'application/json' }),
          ...headers,
        },
        ...(body === undefined ? {} : { body: JSON.stringify(body) }),
      },
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
  const who = async () =>
    ((await (await call('GET', '/api/session')).json()) as { user: { email: string } | null }).user?.email ?? null;
  /** Signs up, follows the letter's link, and is signed in. */
  const enter = async (email: string) => {
    await post('sign-up', { name: 'Ada <b>', email, password: quietPassword, accepted: true });
    await post('confirm', { token: (await quietLetter(database, email)).token });
  };
  return { call, post, who, enter, cookies };
}

/** The last letter to an address, and the token of its link. */
export async function quietLetter({ statements }: Database, recipient: string) {
  const { mails } = tables;
  const sorted = statements.select().from(mails).where(eq(mails.recipient, recipient)).orderBy(desc(mails.createdAt));
  const [letter] = await sorted.limit(1);
  const token = /token=([^\s]+)/.exec(letter?.text ?? '')?.[1] ?? '';
  return { subject: letter?.subject, text: letter?.text ?? '', html: letter?.html ?? '', token: decodeURIComponent(token) };
}
