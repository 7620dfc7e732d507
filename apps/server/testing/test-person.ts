import { createHmac, randomBytes, randomUUID } from 'node:crypto';
import { apiScopes } from '@brandwright/contract';
import { type Database, tables } from '@brandwright/data';
import { newKey } from '../src/services/api/key-text.ts';
import { testSettings } from './test-app.ts';

/** Somebody whom a test is signed in as. */
export interface TestPerson {
  /** UUID. */
  readonly id: string;
  readonly email: string;
  /** Of their own session, as their browser sends it. */
  readonly cookie: string;
}

interface Told {
  readonly name?: string;
  readonly role?: 'person' | 'admin';
  readonly secondFactor?: boolean;
}

/** A person with a session, put into the database past every form: no password is made, which would take a tenth of a second. */
export async function testPerson(
  database: Database,
  { name = 'Ada', role = 'person', secondFactor = false }: Told = {},
): Promise<TestPerson> {
  const email = `${randomUUID()}@example.com`;
  const values = { email, name, role, emailVerified: true, twoFactorEnabled: secondFactor, acceptedAt: new Date() };
  const [made] = await database.statements.insert(tables.profiles).values(values).returning({ id: tables.profiles.id });
  const id = made?.id ?? '';
  return { id, email, cookie: await signedInCookie(database, id) };
}

/** The cookie of somebody who has just signed in. */
export async function signedInCookie(database: Database, userId: string): Promise<string> {
  const { token } = await beginSession(database, userId);
  const signature = createHmac('sha256', testSettings.secret).update(token).digest('base64');
  return `brandwright.session_token=${encodeURIComponent(`${token}.${signature}`)}`;
}

/** A key of somebody’s that may do everything, put into the database past every form. */
export async function testKey(database: Database, userId: string): Promise<string> {
  const { key, ...hashed } = newKey();
  await database.statements.insert(tables.apiKeys).values({ ...hashed, userId, name: 'Program', scopes: [...apiScopes] });
  return key;
}

/** Another place where somebody is signed in. */
export async function beginSession(database: Database, userId: string): Promise<{ readonly id: string; readonly token: string }> {
  const token = randomBytes(24).toString('base64url');
  const values = { userId, token, expiresAt: new Date(Date.now() + 3_600_000) };
  const [made] = await database.statements.insert(tables.sessions).values(values).returning({ id: tables.sessions.id });
  return { id: made?.id ?? '', token };
}
