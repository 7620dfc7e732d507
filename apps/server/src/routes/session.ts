import { type Session, signInProviders } from '@brandwright/contract';
import type { Handler } from 'hono';
import type { AppEnv, Deps } from '../deps.ts';
import { withAuthErrors } from '../services/accounts/auth-errors.ts';
import { passCookies } from './account-entry.ts';

/** GET: who asks, and what of their share they have used. Every page asks, so here a session is renewed once a day (row A-05). */
export function sessionRoute(deps: Deps): Handler<AppEnv> {
  const { accounts, auth, settings } = deps;
  const providers = signInProviders.filter((one) => deps.signIn[one] !== undefined);
  return async (c) => {
    const { person } = c.var;
    if (person?.stale === true)
      passCookies(
        c,
        (await withAuthErrors(deps, auth.api.getSession({ headers: c.req.raw.headers, returnHeaders: true }))).headers,
      );
    const session: Session = {
      user: person === null ? null : { email: person.email },
      usage: person === null ? [] : [...(await accounts.usage.list(person))],
      support: settings.support,
      providers,
      textModel: deps.ai?.gateway.textModel ?? null,
      imageModel: deps.ai?.images?.gateway.imageModel ?? null,
    };
    return c.json(session);
  };
}
