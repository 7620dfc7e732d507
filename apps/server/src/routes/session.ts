import type { Session } from '@brandwright/contract';
import type { Handler } from 'hono';
import type { AppEnv, Deps } from '../app-env.ts';
import { passCookies } from './account-entry.ts';

/** GET: who asks, and what of their share they have used. */
export function sessionRoute({ accounts, auth }: Deps): Handler<AppEnv> {
  return async (c) => {
    const person = await accounts.who(c.req.raw);
    // Every page asks this: whoever comes back within a month stays signed in (row A-05).
    if (person?.stale === true)
      passCookies(c, (await auth.api.getSession({ headers: c.req.raw.headers, returnHeaders: true })).headers);
    const session: Session = {
      user: person === null ? null : { email: person.email },
      accounts: accounts.open,
      usage: person === null ? [] : [...(await accounts.usage.list(person))],
    };
    return c.json(session);
  };
}
