import type { Database } from '@brandwright/data';
import { createApp } from './app.ts';
import type { Deps } from './app-env.ts';
import { idlePress } from './idle-press.ts';
import { quietDeps } from './quiet-app.ts';

/** One browser of one person: keeps its cookies, sends what a page of ours would. */
export function browser(database: Database, change: Partial<Deps> = {}, peer = '127.0.0.1') {
  const app = createApp(quietDeps(idlePress, database, change));
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
  return { call, post, who, cookies };
}

export type Browser = ReturnType<typeof browser>;
