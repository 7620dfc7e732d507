import { readKept, send } from './account-draft.ts';
import { keepOnly } from './design-shelf.ts';
import { forgetDraft, readDraft } from './draft.ts';
import { readStamp, writeStamp } from './draft-stamp.ts';
import { choose } from './merge-drafts.ts';
import { forgetPendingKit } from './pending-kit.ts';

/**
 * Before the owner signs out: what is newer here goes into the account, where it puts no other brand out of its place. False when
 * that could not be done; then it stays here, kept for the owner.
 */
export async function bringHome(owner: string): Promise<boolean> {
  const [stamp, here] = [readStamp(), readDraft()];
  if (stamp.at === 0) return true;
  try {
    const there = await readKept();
    const fits = stamp.owner === owner || there.draft === null || there.draft.businessName === here.businessName;
    if (fits && choose(stamp, there.at, owner) === 'push') await send(here, owner);
    return true;
  } catch {
    if (stamp.owner === null) writeStamp({ ...stamp, owner });
    return false;
  }
}

/** Takes out of this browser what its person made: whoever comes next neither sees nor inherits it. */
export async function forgetHere(): Promise<void> {
  forgetDraft();
  forgetPendingKit();
  await keepOnly(new Set());
}
