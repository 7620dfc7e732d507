import { sql } from 'drizzle-orm';
import type { Database, Transaction } from '../connection/database.ts';
import { statement } from '../connection/statement.ts';

/** The owner of a session. */
export interface SessionPerson {
  /** UUIDs. */
  readonly id: string;
  readonly sessionId: string;
  readonly email: string;
  readonly name: string;
  readonly role: 'person' | 'admin';
  readonly secondFactor: boolean;
  /** True if the session was last renewed more than a day ago. */
  readonly stale: boolean;
}

/** Days after which a session ends, however often it is renewed (ASVS 5.0, 7.3.2). */
export const sessionDays = 180;

/** The person signed in by a session token. */
export const sessionOf = (token: string) => statement<SessionPerson>`
  select p.id, s.id as "sessionId", p.email, p.full_name as name, p.role, p.two_factor_enabled as "secondFactor",
    s.updated_at < now() - interval '1 day' as stale
  from sessions s join profiles p on p.id = s.user_id
  where s.token = ${token} and s.expires_at > now() and s.created_at > now() - make_interval(days => ${sessionDays})`;

/** The person signed in by a session token; null if the session ended or never existed. */
export async function findSession(database: Database, token: string): Promise<SessionPerson | null> {
  const [[person = null]] = await database.ask(sessionOf(token));
  return person;
}

/** True if the session has not ended. `scope` acts as the system: a transaction, or the database's statements. */
export async function hasSession(scope: Pick<Transaction, 'execute'>, id: string): Promise<boolean> {
  const { rows } = (await scope.execute(sql`
    select 1 from sessions
    where id = ${id}::uuid and expires_at > now() and created_at > now() - make_interval(days => ${sessionDays})`)) as unknown as {
    readonly rows: readonly unknown[];
  };
  return rows.length > 0;
}

/** What a session allows right now; null if it has ended. */
export async function standingOf(database: Database, id: string): Promise<Pick<SessionPerson, 'role' | 'secondFactor'> | null> {
  const [[standing = null]] = await database.ask(
    statement<Pick<SessionPerson, 'role' | 'secondFactor'>>`
      select p.role, p.two_factor_enabled as "secondFactor" from sessions s join profiles p on p.id = s.user_id
      where s.id = ${id}::uuid and s.expires_at > now() and s.created_at > now() - make_interval(days => ${sessionDays})`,
  );
  return standing;
}
