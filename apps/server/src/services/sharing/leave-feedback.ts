import { type BodyOf, type commentShared, feedbackLimits, type VisitorComment, type voteShared } from '@brandwright/contract';
import {
  addComment,
  countComments,
  type Database,
  findSharedKit,
  holdSharedKit,
  type KitRow,
  pruneSuspected,
  setVote,
  type Transaction,
  votersOf,
  votesOf,
  withdrawComment,
} from '@brandwright/data';
import type { Deps } from '../../deps.ts';
import { refuse } from '../../http/problem-error.ts';
import { commentFrom, newVoterFrom } from '../accounts/rate-limits.ts';
import { type OwnVotes, visitorComment, visitorVotes } from './feedback-view.ts';

/** A visitor of a share link. */
export interface Visit {
  /** SHA-256 of the link’s secret. */
  readonly link: string;
  /** See `knownVisitor`. Is only asked for a kit that the link shows. */
  visitor(kitId: string): string;
  /** The client’s network address, which limits count by and nothing keeps. */
  readonly address: string;
}

/** The kit behind a link. Refuses `route.not_found`, `feedback.closed`. */
async function openKit(database: Database, link: string): Promise<KitRow> {
  const kit = (await findSharedKit(database, link)) ?? refuse('route.not_found');
  if (kit.feedbackClosedAt !== null) refuse('feedback.closed');
  return kit;
}

/** Adds to a kit’s feedback, unless the link was revoked or the feedback closed meanwhile. */
const adding = <T>(database: Database, link: string, work: (tx: Transaction, kit: KitRow) => Promise<T>): Promise<T> =>
  database.asSystem(async (tx) => {
    const kit = (await holdSharedKit(tx, link)) ?? refuse('route.not_found');
    if (kit.feedbackClosedAt !== null) refuse('feedback.closed');
    return work(tx, kit);
  });

/**
 * Use case: a visitor votes on a design, changes the vote or removes it (M-10). A visitor counts once for each design, and a
 * client brings ten new visitors a day. Refusals: `route.not_found`, `feedback.closed`, `feedback.full`,
 * `request.rate_limited`.
 */
export async function leaveVote(
  deps: Pick<Deps, 'database'>,
  { link, visitor: visitorOf, address }: Visit,
  { design, vote }: BodyOf<typeof voteShared>,
): Promise<OwnVotes> {
  const { database } = deps;
  const { id, logoVariants } = await openKit(database, link);
  if (!logoVariants.includes(design)) refuse('route.not_found');
  const visit = { kit: id, visitor: visitorOf(id) };
  const isFull = ({ others }: { readonly others: number }): boolean => vote !== null && others >= feedbackLimits.voters;
  const before = await votersOf(database.statements, visit);
  // Whoever is refused anyway is not counted for their client.
  if (isFull(before)) refuse('feedback.full');
  if (!before.isKnown && vote !== null) await newVoterFrom(deps, address, id);
  await adding(database, link, async (tx) => {
    if (isFull(await votersOf(tx, visit))) refuse('feedback.full');
    await setVote(tx, visit, design, vote === null ? null : vote === 'like');
  });
  return visitorVotes(await votesOf(database, visit));
}

/**
 * Use case: a visitor comments on a kit (M-10). Nobody else sees it until the owner shows it. Likely spam is stored, and nobody
 * is told about it. Refusals: as for votes.
 */
export async function leaveComment(
  deps: Pick<Deps, 'database'>,
  { link, visitor, address }: Visit,
  { name = '', comment, website = '', seconds = feedbackLimits.seconds }: BodyOf<typeof commentShared>,
): Promise<{ readonly comment: VisitorComment; readonly ownerId: string; readonly suspected: boolean }> {
  const { database } = deps;
  const { id, userId: ownerId } = await openKit(database, link);
  await commentFrom(deps, address, id);
  const suspected = website !== '' || seconds < feedbackLimits.seconds;
  const row = await adding(database, link, async (tx) => {
    if (!suspected && (await countComments(tx, id)) >= feedbackLimits.comments) refuse('feedback.full');
    const row = await addComment(tx, { brandKitId: id, visitor: visitor(id), name, comment, suspected });
    if (suspected) await pruneSuspected(tx, id, feedbackLimits.suspected);
    return row;
  });
  return { comment: visitorComment({ ...row, isOwn: true }), ownerId, suspected };
}

/** Use case: a visitor deletes a comment of their own. Refuses `route.not_found`. */
export async function takeCommentBack(
  { database }: Pick<Deps, 'database'>,
  link: string,
  visitorOf: (kitId: string) => string | null,
  comment: string,
): Promise<void> {
  const { id } = (await findSharedKit(database, link)) ?? refuse('route.not_found');
  const visitor = visitorOf(id) ?? refuse('route.not_found');
  if (!(await database.asSystem((tx) => withdrawComment(tx, { kit: id, visitor }, comment)))) refuse('route.not_found');
}
