import { createHash, randomUUID } from 'node:crypto';
import { apiKeyLimits } from '@brandwright/contract';
import {
  beginApiRequest,
  dropApiRequest,
  keepApiAnswer,
  type RepeatableRequest,
  type RequestRun,
  type Transaction,
  trimApiRequests,
} from '@brandwright/data';
import type { Deps } from '../../deps.ts';
import { refuse } from '../../http/problem-error.ts';
import { longestWait } from '../../http/wait-limit.ts';

/** One text of visible ASCII, as it stands or as a string of RFC 8941 in quotes. */
const form = /^(?:"([\x21\x23-\x5b\x5d-\x7e]+)"|([\x21\x23-\x2b\x2d-\x7e]+))$/;

/** Seconds without an answer after which an attempt is given up: whatever waits for the press has ended by then. */
const patience = (2 * longestWait) / 1000;
/** Seconds until the same request is sent again. */
const retryAfter = 2;
/** Requests after which a person’s old ones are looked at. */
const trimmedAfter = 100;

/**
 * Reads an Idempotency-Key (draft-ietf-httpapi-idempotency-key-header-07). Null if there is none. Refuses `repeat.key`.
 */
export function repeatKeyIn(header: string | undefined): string | null {
  if (header === undefined) return null;
  const [, quoted, plain] = form.exec(header.trim()) ?? [];
  const key = quoted ?? plain ?? '';
  if (key.length < 1 || key.length > apiKeyLimits.repeatKey) refuse('repeat.key');
  return key;
}

/** The same for the same call with the same values. */
export const fingerprintOf = (operation: string, body: unknown): string =>
  createHash('sha256')
    .update(JSON.stringify([operation, body]))
    .digest('base64url');

/** Keeps the answer with what it tells, in one transaction. Refuses `repeat.running` if another attempt took over. */
export type KeepAnswer<T> = (tx: Pick<Transaction, 'update'>, answer: T) => Promise<void>;

export interface Repeatable {
  /**
   * Does a request’s work once, whoever repeats it. `keep` must be called in the transaction that makes something; work that
   * makes nothing has the same answer whenever it is done again, and does not call it. What fails may be tried again.
   * Refuses `repeat.other`, `repeat.running`.
   */
  once<T>(asked: RepeatableRequest | null, work: (keep: KeepAnswer<T>) => Promise<T>): Promise<T>;
}

export function createRepeatable({ database, log }: Pick<Deps, 'database' | 'log'>): Repeatable {
  let begun = 0;
  const attempt = async <T>(request: RequestRun, work: (keep: KeepAnswer<T>) => Promise<T>): Promise<T> => {
    try {
      const answer = await work(async (tx, made) => {
        if (!(await keepApiAnswer(tx, request, JSON.stringify(made)))) refuse('repeat.running', { retryAfter });
      });
      // What follows from the request is not kept: sets of drawings would fill the disk.
      await keepApiAnswer(database.statements, request, '');
      if (++begun % trimmedAfter === 0) await trimApiRequests(database, request.userId);
      return answer;
    } catch (error) {
      await dropApiRequest(database, request).catch((err: unknown) => log.warn({ err }, 'a request could not be given up'));
      throw error;
    }
  };
  return {
    async once<T>(asked: RepeatableRequest | null, work: (keep: KeepAnswer<T>) => Promise<T>): Promise<T> {
      if (asked === null) return work(async () => {});
      const request = { ...asked, run: randomUUID() };
      const before = await beginApiRequest(database, request, { seconds: patience, hours: apiKeyLimits.repeatHours });
      if (before === 'begun') return attempt(request, work);
      if (before === 'other') return refuse('repeat.other', { field: 'Idempotency-Key' });
      if (before === 'running') return refuse('repeat.running', { retryAfter });
      return before.answer === '' ? work(async () => {}) : (JSON.parse(before.answer) as T);
    },
  };
}
