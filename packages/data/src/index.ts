export {
  addLink,
  type FoundLink,
  findLink,
  type LinkEnd,
  type LinkPurpose,
  type NewLink,
  takeLink,
} from './accounts/account-links.ts';
export {
  beginAccount,
  beginSession,
  changePassword,
  confirmAccount,
  countWrongCode,
  endEntries,
  endEntry,
  endFactorOf,
  endSecondFactor,
  endUnguarded,
  findAccount,
  findChallenged,
  findSecondFactor,
  forgiveCodes,
  hasFactorSecret,
  isHalfSet,
  type KnownAccount,
  type LockedAccount,
  lockAccount,
  lockAccountAt,
  moveAccount,
  recoverAccount,
  resetPassword,
  type SecondFactor,
  takeStep,
} from './accounts/accounts.ts';
export { type Admin, changeRole, isAdminAccount, listAdmins } from './accounts/admins.ts';
export { findDraft, hasLargeDraft, keepDraft, largeDraft } from './accounts/drafts.ts';
export { type Erased, erasePerson } from './accounts/erase-person.ts';
export { addLinkOfNobody } from './accounts/nobody.ts';
export { endOldSessions, endOtherSessions, endSession, listSessions } from './accounts/people.ts';
export { type FoundPerson, type PeopleSearch, searchPeople } from './accounts/people-search.ts';
export { type ExportedFile, everythingOf, kitIdsOf, kitTextOf } from './accounts/person-export.ts';
export { type PersonRecord, readPersonRecord } from './accounts/person-record.ts';
export {
  type AddressLimits,
  type Authorization,
  authorizeRequest,
  consume,
  type RateLimit,
  refundUnits,
} from './accounts/rate-limits.ts';
export { findSession, hasSession, type SessionPerson, standingOf } from './accounts/sessions.ts';
export {
  addChallenge,
  addOwnerProof,
  addProviderVisit,
  connectProvider,
  disconnectProviders,
  findByProvider,
  hasOwnerProof,
  makeProvenAccount,
  type ProviderVisit,
  readSignInMethods,
  takeProviderVisit,
} from './accounts/sign-in-providers.ts';
export { hasPremium, readUsage, setAllowed, spendOnce, spendUsage, spendUsageIn, wasReleased } from './accounts/usage.ts';
export {
  type ApiKeyRow,
  addApiKey,
  authorizeKey,
  endApiKeys,
  hasApiKey,
  type KeyAuthorization,
  type KeyBearer,
  listApiKeys,
  revokeApiKey,
  setApiRate,
} from './api/api-keys.ts';
export {
  beginApiRequest,
  dropApiRequest,
  keepApiAnswer,
  type RepeatableRequest,
  type RequestRun,
  trimApiRequests,
} from './api/api-requests.ts';
export {
  addWebhook,
  type DeliveryRow,
  deleteWebhook,
  findDelivery,
  isOnItsWay,
  listDeliveries,
  listWebhooks,
  lockWebhook,
  setWebhook,
  setWebhookSecret,
  type WebhookRow,
} from './api/webhooks.ts';
export type { BackupEnd, Progress } from './backup/backup.ts';
export { saveBackupAlone } from './backup/backup-alone.ts';
export { BackupError, erasuresOf, saveBackup } from './backup/backup-file.ts';
export { type Erasure, readErasures } from './backup/erasure-file.ts';
export { type Ledger, openLedger } from './backup/erasures.ts';
export { type Restored, restoreBackup } from './backup/restore.ts';
export { writeWhole } from './backup/whole-file.ts';
export {
  beginCanvaRefresh,
  type CanvaConnection,
  dropCanvaConnection,
  dropRefused,
  endCanvaRefresh,
  findCanvaConnection,
  keepCanvaConnection,
  keepRefreshed,
  type SealedTokens,
} from './canva/canva-connections.ts';
export {
  beginCanvaExport,
  type CanvaDesignRow,
  canvaExportUnderWay,
  dropCanvaDesign,
  endCanvaExport,
  keepCanvaDesign,
  listCanvaDesigns,
  tellCanvaExport,
} from './canva/canva-designs.ts';
export { addCanvaState, type CanvaState, takeCanvaState } from './canva/canva-states.ts';
export type { Database, PersonScope, Sessions, Transaction } from './connection/database.ts';
export { DirectoryHeldError, type DirectoryLock, holdDirectory } from './connection/directory-lock.ts';
export { MigrationError } from './connection/migrate.ts';
export { openPglite } from './connection/pglite.ts';
export { openPostgres } from './connection/postgres.ts';
export { behindRequests, serialQueue } from './connection/serial-queue.ts';
export { databaseFolder, ledgerFile, NoDatabaseError, openStore, type Place, readPlace, type Store } from './connection/store.ts';
export { isUnavailable } from './connection/trouble.ts';
export { vacuum, vacuumTable } from './connection/vacuum.ts';
export { addMessage, listMessages, type MessageRow, markMessage } from './contact/contact-messages.ts';
export {
  type BrandPageFields,
  type BrandPageRow,
  endBrandPage,
  findBrandPage,
  readBrandPage,
  setBrandPage,
} from './kits/brand-pages.ts';
export {
  hoursToMend,
  listFailedKits,
  lockOverdueKit,
  ordersToMakeUpFor,
  setFailed,
  takePlanFromKits,
} from './kits/failed-kits.ts';
export {
  addComment,
  type CommentRow,
  clearVotes,
  commentsFor,
  countComments,
  deleteComment,
  holdSharedKit,
  listComments,
  markComment,
  ownersToTell,
  pruneSuspected,
  type SeenComment,
  setFeedbackOpen,
  setVote,
  takeWaitingComments,
  tallyVotes,
  type Vote,
  votersOf,
  votesOf,
  type WaitingComments,
  withdrawComment,
} from './kits/feedback.ts';
export {
  changeKit,
  type Exchange,
  exchangedBy,
  finishedBy,
  type KitChangeRow,
  type KitStepRow,
  lastRound,
  listChanges,
  nextRedo,
  nextUndo,
  redoChange,
  replacedBy,
  undoChange,
} from './kits/kit-history.ts';
export {
  addDocument,
  addLookDocument,
  type DrawnLogo,
  finishedLogos,
  logoTexts,
  readDocument,
  readLogo,
  readLogos,
  setLogos,
  setLookDocuments,
} from './kits/kit-logos.ts';
export {
  beginKit,
  countFailure,
  eventsAfter,
  eventsChannel,
  eventsNow,
  finishKit,
  type KitEventRow,
  type KitStep,
  lockAnyKit,
  progressOf,
  readAnyKit,
  tellKit,
} from './kits/kit-making.ts';
export {
  addCopy,
  addKit,
  copyKit,
  countDownload,
  countDownloads,
  countKits,
  type DeletedKitListing,
  deleteKit,
  findKit,
  findKitName,
  type KitFields,
  type KitListing,
  type KitPlace,
  type KitRow,
  listKitPage,
  listKits,
  lockKit,
  lockKitId,
  type NewKit,
  restoreKit,
  wasDownloaded,
} from './kits/kits.ts';
export { recordTraits } from './kits/logo-traits.ts';
export { removeLogosOfNobody } from './kits/logos-of-nobody.ts';
export {
  designsEver,
  dropReplacedLogos,
  isSameLogo,
  replacedBytes,
  replaceLogo,
  type SwappedPlaces,
} from './kits/replaced-logos.ts';
export {
  addRevision,
  countRevisions,
  listEveryonesRevisions,
  listKitRevisions,
  listRevisions,
  lockRevision,
  type RevisionOfAnyone,
  type RevisionRow,
  readRevisedKit,
  setRevision,
} from './kits/revisions.ts';
export {
  addShareLink,
  countShareLinks,
  findSharedKit,
  listShareLinks,
  revokeShareLink,
  type ShareLink,
} from './kits/share-links.ts';
export { dropProof, hasProof, keepProof, type Proof, trimProofs, useProof } from './orders/order-proofs.ts';
export { type FoundOrder, type OrderSearch, searchOrders } from './orders/order-search.ts';
export {
  buyerOf,
  countUnusedPlans,
  findBought,
  findBoughtAgain,
  findOrder,
  findOrderOfSession,
  findTwin,
  findTwinKit,
  giveUpOrder,
  isFirstUsed,
  isMade,
  keepSession,
  type ListedOrder,
  listOrders,
  lockOrder,
  type OrderRow,
  openOrder,
  openRivals,
  type Purchase,
  readOrder,
  retireTestOrders,
  type SetAside,
  setPaid,
  setRefunded,
  stalledKits,
  updateOrder,
} from './orders/orders.ts';
export { type DueOrder, type DueTerms, ordersToGiveBack, ordersToLookAt } from './orders/orders-due.ts';
export {
  addSandboxCheckout,
  changeSandboxCheckout,
  findSandboxCheckout,
  nextSandboxEvent,
  type SandboxEvent,
  type SandboxRow,
  sandboxEventTaken,
} from './orders/sandbox.ts';
export { trimBrands } from './orders/unpaid-brands.ts';
export { listUnusedPlans } from './orders/unused-plans.ts';
export {
  type Email,
  emailFailed,
  emailRefused,
  emailSent,
  emailTimedOut,
  isMailDelayed,
  nextEmail,
  type QueuedEmail,
  queueEmail,
} from './queues/mail-queue.ts';
export { type JobData, openQueue, type Queue, type QueueHandlers, type RunningJob } from './queues/queue.ts';
export {
  type Delivery,
  nextDelivery,
  type QueuedEvent,
  queueDelivery,
  queueEvent,
  recordAttempt,
  type TurnedOff,
} from './queues/webhook-queue.ts';
export { tables } from './tables/all.ts';
export type { LogoTraits } from './tables/logo-traits.ts';
export type { AskedCheckout } from './tables/orders.ts';
export type { Buyer, Receipt, Seller } from './tables/receipt.ts';
export { type AdminAction, listAdminActions } from './upkeep/admin-actions.ts';
export { type AuditAction, type AuditEntry, writeAudit, writeAuditSeldom } from './upkeep/audit.ts';
export {
  type ExportedMessage,
  type ExportedOrder,
  type ExportedPerson,
  exportedMessages,
  exportedOrders,
  exportedPeople,
} from './upkeep/exported-rows.ts';
export { type Overview, readOverview } from './upkeep/overview.ts';
export { type Purged, purge } from './upkeep/purge.ts';
export { readTrends, type Trends } from './upkeep/trends.ts';
