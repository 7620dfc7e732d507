import type { Session } from '@brandwright/contract';
import type { Handler } from 'hono';
import type { AppEnv, Deps } from '../app-env.ts';

/** GET: who asks, and what of their share they have used. */
export function sessionRoute({ accounts }: Deps): Handler<AppEnv> {
  return async (c) => {
    const person = await accounts.who(c.req.raw);
    const session: Session = {
      user: person === null ? null : { email: person.email },
      accounts: accounts.open,
      usage: person === null ? [] : [...(await accounts.usage.list(person))],
    };
    return c.json(session);
  };
}
