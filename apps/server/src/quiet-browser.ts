import type { Database } from '@brandwright/data';
import type { Press } from '@brandwright/press';
import { createApp } from './app.ts';
import type { Deps } from './app-env.ts';
import { idlePress } from './idle-press.ts';
import { quietDeps } from './quiet-app.ts';
import { quietPerson } from './quiet-person.ts';

export interface BrowserOptions {
  readonly change?: Partial<Deps>;
  readonly press?: Press;
  /** Address from which it calls. */
  readonly peer?: string;
}

/** One browser, for tests: keeps its cookies, and sends what a page of ours would. */
export function quietBrowser(database: Database, { change = {}, press = idlePress, peer = '127.0.0.1' }: BrowserOptions = {}) {
  const app = createApp(quietDeps(press, database, change));
  const cookies = new Map<string, string>();
  const env = { incoming: { socket: { remoteAddress: peer } } };
  const call = async (method: string, path: string, body?: unknown, headers: Record<string, string> = {}) => {
    const cookie = [...cookies].map(([name, value]) => `${name}=${value}`).join('; ');
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
  return { call, cookies };
}

/** A browser in which somebody new is signed in. */
export async function memberBrowser(database: Database, options: BrowserOptions = {}) {
  const { id, cookie } = await quietPerson(database);
  const browser = quietBrowser(database, options);
  const [name = '', value = ''] = cookie.split('=');
  browser.cookies.set(name, value);
  return { ...browser, id };
}
