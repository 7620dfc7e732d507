export { archiveOf } from './archive.ts';
export { type ArchiveEntry, archiveSize, type ReadBytes, readEntries, readEntry } from './archive-entries.ts';
export type { InkOptions } from './declare-inks.ts';
export type { PrintedRevision, RevisionRequest } from './draw-revision.ts';
export { PressError, type PressErrorCode, type PressFault, passingCodes, pressErrorCodes } from './errors.ts';
export { isFace } from './faces.ts';
export { createFairQueue } from './fair-queue.ts';
export type { JobDescription, TextRequest } from './job.ts';
export { costOf } from './job-cost.ts';
export { kitKey, pressArchive, pressKit } from './kit-press.ts';
export { type KitShelf, type KitShelfOptions, type Making, openKitShelf } from './kit-shelf.ts';
export type { KitOrder } from './pack-kit.ts';
export { type PackedFile, packed } from './packed-file.ts';
export { withSoftware } from './png-file.ts';
export { type JobTerms, type KitTerms, openPress, type Press, type PressOptions, type PressStatus } from './press.ts';
export { makerLabel } from './provenance.ts';
export { longestSide, type RasterOptions } from './raster-request.ts';
export { createRecent, type Recent } from './recent.ts';
export type {
  EditedDesign,
  FreeOptions,
  KindOptions,
  PrintedDesign,
  PrintedFreeLogo,
  PrintedKind,
  SetOptions,
  Studio,
  UntrustedDesign,
} from './studio.ts';
export type { FaceSubset } from './subset.ts';
export type { TracedPicture } from './trace-picture.ts';
export type { ClientGroup } from './virtual-time.ts';
