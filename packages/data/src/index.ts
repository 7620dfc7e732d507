export { type AuditAction, type AuditEntry, writeAudit } from './audit.ts';
export type { Database, PersonScope, Transaction } from './database.ts';
export { DirectoryHeldError, type DirectoryLock, holdDirectory } from './directory-lock.ts';
export { findDraft, keepDraft } from './drafts.ts';
export { changeKit, type KitChangeRow, listChanges, redoChange, undoChange } from './kit-history.ts';
export {
  addKit,
  countDownloads,
  findKit,
  holdKit,
  type KitFields,
  type KitListing,
  type KitRow,
  listKits,
  type NewKit,
  setKitDeleted,
} from './kits.ts';
export { type Letter, letterSent, nextLetter, type QueuedLetter, queueLetter } from './mail-queue.ts';
export { type Overview, readOverview } from './overview.ts';
export {
  endOtherSessions,
  endSession,
  erasePerson,
  everythingOf,
  findSession,
  listSessions,
  type SessionPerson,
} from './people.ts';
export { openPglite } from './pglite.ts';
export { openPostgres } from './postgres.ts';
export { forgetShares, type Share, takeShare } from './rate-limit.ts';
export { addShareLink, findSharedKit, listShareLinks, revokeShareLink, type ShareLink } from './share-links.ts';
export * as tables from './tables/index.ts';
export { readUsage, spendUsage } from './usage.ts';
