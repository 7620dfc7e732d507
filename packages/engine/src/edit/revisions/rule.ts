import type { Unread, Wish } from './revision.ts';
import type { Said } from './said.ts';

/** What a clause asks for, or why it could not be read. */
export type ClauseReading = readonly Wish[] | Unread;

/** Reads clauses of one kind; null for all others. */
export type Rule = (said: Said) => ClauseReading | null;
