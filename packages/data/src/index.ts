export {
  addLink,
  type FoundLink,
  findLink,
  type LinkEnd,
  type LinkPurpose,
  type NewLink,
  takeLink,
} from './account-links.ts';
export {
  beginAccount,
  beginSession,
  changePassword,
  confirmAccount,
  endEntry,
  endFactorOf,
  endSecondFactor,
  endUnguarded,
  findAccount,
  findChallenged,
  findSecondFactor,
  type HeldAccount,
  holdAccount,
  type KnownAccount,
  moveAccount,
  recoverAccount,
  resetPassword,
  type SecondFactor,
  takeStep,
} from './accounts.ts';
export { type Admin, changeRole, listAdmins } from './admins.ts';
export {
  type Admission,
  admit,
  findSession,
  giveShareBack,
  hasSession,
  type SessionPerson,
  type Share,
  takeShare,
} from './admission.ts';
export { type AuditAction, type AuditEntry, writeAudit } from './audit.ts';
export type { BackupEnd, Progress } from './backup.ts';
export { saveBackupAlone } from './backup-alone.ts';
export { BackupError, erasuresOf, saveBackup } from './backup-file.ts';
export { addMessage, listMessages, type MessageRow, markMessage } from './contact-messages.ts';
export type { Database, PersonScope, Sessions, Transaction } from './database.ts';
export { DirectoryHeldError, type DirectoryLock, holdDirectory } from './directory-lock.ts';
export { findDraft, hasLargeDraft, keepDraft, largeDraft } from './drafts.ts';
export { type Erased, erasePerson } from './erase-person.ts';
export { type Erasure, readErasures } from './erasure-file.ts';
export { type Ledger, openLedger } from './erasures.ts';
export {
  holdOverdueKit,
  hoursToMend,
  listFailedKits,
  ordersToMakeUpFor,
  setFailed,
  takePlanFromKits,
} from './failed-kits.ts';
export { behindRequests, inTurn } from './in-turn.ts';
export { changeKit, type KitChangeRow, listChanges, redoChange, undoChange } from './kit-history.ts';
export {
  addDocument,
  type DrawnLogo,
  documentsOf,
  finishedLogos,
  logoTexts,
  readDocument,
  readLogo,
  readLogos,
  setLogos,
} from './kit-logos.ts';
export {
  beginKit,
  countFailure,
  eventsAfter,
  eventsChannel,
  eventsNow,
  finishKit,
  holdAnyKit,
  type KitEventRow,
  type KitStep,
  readAnyKit,
  tellKit,
} from './kit-making.ts';
export {
  addKit,
  copyKit,
  countDownload,
  countDownloads,
  countKits,
  type DeletedKitListing,
  deleteKit,
  findKit,
  findKitName,
  holdKit,
  type KitFields,
  type KitListing,
  type KitRow,
  listKits,
  lockKit,
  type NewKit,
  restoreKit,
} from './kits.ts';
export { removeLogosOfNobody } from './logos-of-nobody.ts';
export {
  isMailDelayed,
  type Letter,
  letterRefused,
  letterSent,
  letterTimedOut,
  nextLetter,
  type QueuedLetter,
  queueLetter,
} from './mail-queue.ts';
export { MigrationError } from './migrate.ts';
export { addLinkOfNobody } from './nobody.ts';
export { dropProof, hasProof, keepProof, type Proof, trimProofs, useProof } from './order-proofs.ts';
export { type FoundOrder, type OrderSearch, searchOrders } from './order-search.ts';
export {
  buyerOf,
  changed,
  countUnusedPlans,
  findBought,
  findBoughtAgain,
  findOrder,
  findOrderOfSession,
  findTwin,
  findTwinKit,
  giveUpOrder,
  holdOrder,
  isFirstUsed,
  isMade,
  keepSession,
  type ListedOrder,
  listOrders,
  type OrderRow,
  openOrder,
  openRivals,
  readOrder,
  retireTestOrders,
  type SetAside,
  setPaid,
  setRefunded,
  stalledKits,
} from './orders.ts';
export { type DueOrder, type DueTerms, ordersToGiveBack, ordersToLookAt } from './orders-due.ts';
export { type Overview, readOverview } from './overview.ts';
export { endOldSessions, endOtherSessions, endSession, listSessions } from './people.ts';
export { type ExportedFile, everythingOf, kitIdsOf, kitTextOf } from './person-export.ts';
export { openPglite } from './pglite.ts';
export { openPostgres } from './postgres.ts';
export { type Purged, purge } from './purge.ts';
export { type JobData, openQueue, type Queue, type QueueHandlers, type RunningJob } from './queue.ts';
export { type Restored, restoreBackup } from './restore.ts';
export {
  addSandboxCheckout,
  changeSandboxCheckout,
  findSandboxCheckout,
  nextSandboxEvent,
  type SandboxEvent,
  type SandboxRow,
  sandboxEventTaken,
} from './sandbox.ts';
export {
  addShareLink,
  countShareLinks,
  findSharedKit,
  listShareLinks,
  revokeShareLink,
  type ShareLink,
} from './share-links.ts';
export { databaseFolder, ledgerFile, NoDatabaseError, openStore, type Place, readPlace, type Store } from './store.ts';
export { tables } from './tables/all.ts';
export type { AskedCheckout } from './tables/orders.ts';
export type { Buyer, Receipt, Seller } from './tables/receipt.ts';
export { isUnavailable } from './trouble.ts';
export { readUsage, spendOnce, spendUsage, wasReleased } from './usage.ts';
export { vacuum, vacuumTable } from './vacuum.ts';
export { writeWhole } from './whole-file.ts';
