import { createHmac, randomUUID } from 'node:crypto';
import { openStore, type Place, tables } from '@brandwright/data';

/** The secret of a server that is measured. */
export const benchSecret = 'of the bench, and known to everybody who reads this';

/** Somebody with a draft who is signed in: made in the database, before its server starts, since it is not signing in that is measured. */
export async function signedIn(place: Place): Promise<{ readonly personId: string; readonly cookie: string }> {
  const { database, close } = await openStore(place, 'all');
  const { statements } = database;
  const person = { email: `${randomUUID()}@example.com`, name: 'Reader', emailVerified: true };
  const [made] = await statements.insert(tables.profiles).values(person).returning();
  const personId = made?.id ?? '';
  const token = randomUUID();
  await statements.insert(tables.sessions).values({ token, userId: personId, expiresAt: new Date(Date.now() + 86_400_000) });
  await statements
    .insert(tables.drafts)
    .values({ userId: personId, document: { businessName: 'Harbor', industry: 'Technology' } });
  await close();
  const signature = createHmac('sha256', benchSecret).update(token).digest('base64');
  return { personId, cookie: `brandwright.session_token=${encodeURIComponent(`${token}.${signature}`)}` };
}
