import type { Feedback, OwnerComment, SharedKit, VisitorComment } from '@brandwright/contract';
import {
  type CommentRow,
  commentsFor,
  type Database,
  type KitRow,
  listComments,
  type PersonScope,
  type SeenComment,
  tallyVotes,
  type Vote,
  votesOf,
} from '@brandwright/data';

export type OwnVotes = SharedKit['feedback']['votes'];

export const visitorVotes = (votes: readonly Vote[]): OwnVotes =>
  votes.map(({ designId, liked }) => ({ design: designId, vote: liked ? 'like' : 'not-quite' }));

export const visitorComment = ({ id, name, comment, createdAt, approvedAt, isOwn }: SeenComment): VisitorComment => ({
  id,
  name,
  comment,
  createdAt: createdAt.toISOString(),
  isWaiting: approvedAt === null,
  isOwn,
});

export const ownerComment = ({ id, name, comment, createdAt, approvedAt, suspected }: CommentRow): OwnerComment => ({
  id,
  name,
  comment,
  createdAt: createdAt.toISOString(),
  isShown: approvedAt !== null,
  suspected,
});

/** What a visitor sees of a kit’s feedback; null for one who never left any. Counts of votes are not among it. */
export async function feedbackFor(
  database: Database,
  { id, feedbackClosedAt }: KitRow,
  visitor: string | null,
): Promise<SharedKit['feedback']> {
  // No hash is empty.
  const visit = { kit: id, visitor: visitor ?? '' };
  const [votes, comments] = [await votesOf(database, visit), await commentsFor(database, visit)];
  return { isOpen: feedbackClosedAt === null, votes: visitorVotes(votes), comments: comments.map(visitorComment) };
}

/** What the owner sees of it. Votes on designs that the kit no longer has are left out. */
export async function feedbackView(scope: PersonScope, { id, feedbackClosedAt, logoVariants }: KitRow): Promise<Feedback> {
  const tally = await tallyVotes(scope, id);
  return {
    isOpen: feedbackClosedAt === null,
    votes: logoVariants.map((design) => ({ design, ...(tally.get(design) ?? { likes: 0, notQuite: 0 }) })),
    comments: (await listComments(scope, id)).map(ownerComment),
  };
}
