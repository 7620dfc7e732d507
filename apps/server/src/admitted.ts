import type { Access } from '@brandwright/contract';
import { writeAudit } from '@brandwright/data';
import type { MiddlewareHandler } from 'hono';
import type { AppEnv, Deps } from './app-env.ts';
import { refuse } from './problem-error.ts';

/** Lets pass who may ask, and says who it is. The role is read with the session, every time: who was one of us a moment ago is refused. */
export function admitted(access: Access, { accounts, database }: Pick<Deps, 'accounts' | 'database'>): MiddlewareHandler<AppEnv> {
  return async (c, next) => {
    const person = access === 'anyone' ? null : await accounts.who(c.req.raw);
    if (access !== 'anyone' && person === null) refuse('account.needed');
    if (access === 'admin' && person !== null && !(person.role === 'admin' && person.secondFactor)) {
      await writeAudit(database.statements, {
        action: 'access.refused',
        personId: person.id,
        subject: c.var.endpoint,
        requestId: c.var.requestId,
      });
      refuse('account.forbidden');
    }
    c.set('person', person);
    await next();
  };
}
