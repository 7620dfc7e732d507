import { and, eq, isNull, sql } from 'drizzle-orm';
import type { Database } from '../connection/database.ts';
import { canvaStates } from '../tables/canva.ts';

type State = typeof canvaStates.$inferSelect;
export type NewCanvaState = Omit<State, 'expiresAt' | 'usedAt'> & { readonly minutes: number };
export type CanvaState = Pick<State, 'brandKitId' | 'verifier' | 'redirectUri'>;

/** Keeps a connection that a person begins in a session. It ends their earlier ones. */
export const addCanvaState = ({ asSystem }: Database, { minutes, ...state }: NewCanvaState): Promise<void> =>
  asSystem(async (tx) => {
    await tx
      .update(canvaStates)
      .set({ expiresAt: sql`now()` })
      .where(and(eq(canvaStates.userId, state.userId), isNull(canvaStates.usedAt), sql`${canvaStates.expiresAt} > now()`));
    await tx.insert(canvaStates).values({ ...state, expiresAt: sql`now() + make_interval(mins => ${minutes})` });
  });

/** Whoever brings a state: it is known only in the session that it was made in. */
export interface StateBearer {
  readonly stateHash: string;
  readonly userId: string;
  readonly sessionId: string;
}

/**
 * Uses a state up: to one caller, once, in time and in its own session. Everyone else gets the reason:
 * `unknown` for a state of somebody else as well.
 */
export const takeCanvaState = (
  { asSystem }: Database,
  { stateHash, userId, sessionId }: StateBearer,
): Promise<CanvaState | 'unknown' | 'used' | 'expired'> =>
  asSystem(async (tx) => {
    const own = and(eq(canvaStates.stateHash, stateHash), eq(canvaStates.userId, userId), eq(canvaStates.sessionId, sessionId));
    const { brandKitId, verifier, redirectUri } = canvaStates;
    const [taken] = await tx
      .update(canvaStates)
      .set({ usedAt: sql`now()` })
      .where(and(own, isNull(canvaStates.usedAt), sql`${canvaStates.expiresAt} > now()`))
      .returning({ brandKitId, verifier, redirectUri });
    if (taken !== undefined) return taken;
    const [left] = await tx.select({ usedAt: canvaStates.usedAt }).from(canvaStates).where(own);
    if (left === undefined) return 'unknown';
    return left.usedAt === null ? 'expired' : 'used';
  });
