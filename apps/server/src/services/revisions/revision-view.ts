import type { Revision } from '@brandwright/contract';
import type { RevisionRow } from '@brandwright/data';

/** A request as its owner sees it. */
export const revisionView = ({
  id,
  revisionType,
  requestedChanges,
  status,
  adminNotes,
  createdAt,
  updatedAt,
}: RevisionRow): Revision => ({
  id,
  type: revisionType,
  changes: requestedChanges,
  status,
  notes: adminNotes,
  createdAt: createdAt.toISOString(),
  updatedAt: updatedAt.toISOString(),
});
