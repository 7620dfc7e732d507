import { createHmac, randomUUID } from 'node:crypto';
import { type Database, tables } from '@brandwright/data';

/** For tests: the cookie of somebody who has just signed in, without the password that takes a tenth of a second to check. */
export async function sessionCookie({ statements }: Database, userId: string, secret: string): Promise<string> {
  const token = randomUUID();
  await statements.insert(tables.sessions).values({ token, userId, expiresAt: new Date(Date.now() + 3_600_000) });
  const signature = createHmac('sha256', secret).update(token).digest('base64');
  return `brandwright.session_token=${encodeURIComponent(`${token}.${signature}`)}`;
}
