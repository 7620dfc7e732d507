import * as z from 'zod/mini';
import { endpoint } from './endpoint.ts';
import { designId } from './kit-fields.ts';
import { feedbackLimits } from './limits.ts';
import { line, paragraphs } from './person-fields.ts';

/** One vote of a visitor for each design of a kit. */
const vote = z.enum(['like', 'not-quite']);
export type VoteKind = z.infer<typeof vote>;

/** A comment as visitors see it. */
const visitorComment = z.object({
  id: z.string(),
  /** Empty if none was given. */
  name: z.string(),
  comment: z.string(),
  createdAt: z.string(),
  /** Seen by its author alone, until the owner of the kit shows it. */
  isWaiting: z.boolean(),
  /** This visitor wrote it, and may delete it. */
  isOwn: z.boolean(),
});
export type VisitorComment = z.infer<typeof visitorComment>;

const ownVotes = z.array(z.object({ design: z.string(), vote }));

/** What a visitor sees of a kit’s feedback: their own votes, and comments that the owner shows. Counts are the owner’s (M-10). */
export const feedbackOfVisitor = z.object({ isOpen: z.boolean(), votes: ownVotes, comments: z.array(visitorComment) });

/** What everything that visitors leave has in common. Refusals: `feedback.closed`, `feedback.full`. */
const left = { keeps: true, access: 'anyone', limit: 'feedback' } as const;

/** Votes on a design, once per visitor; another vote replaces it, and null takes it back. Answers with the visitor’s votes. */
export const voteShared = endpoint({
  ...left,
  method: 'PUT',
  path: '/api/shared/:secret/vote',
  body: z.strictObject({ design: designId, vote: z.nullable(vote) }),
  answer: z.object({ votes: ownVotes }),
});

/**
 * Comments on a kit. Likely spam is stored too, only marked: `website` is a hidden field, and `seconds` is how long the page
 * was open.
 */
export const commentShared = endpoint({
  ...left,
  method: 'POST',
  path: '/api/shared/:secret/comments',
  body: z.strictObject({
    name: z.optional(line(feedbackLimits.name)),
    /** Lines end with U+000A. */
    comment: paragraphs(feedbackLimits.comment).check(z.minLength(1)),
    website: z.optional(z.string().check(z.maxLength(200))),
    seconds: z.optional(z.number().check(z.minimum(0))),
  }),
  answer: visitorComment,
});

/** Deletes a visitor’s own comment, after feedback was closed as well. */
export const withdrawComment = endpoint({
  ...left,
  keeps: false,
  method: 'DELETE',
  path: '/api/shared/:secret/comments/:comment',
  body: null,
  answer: null,
});

/** A comment as the owner of the kit sees it. */
const ownerComment = z.object({
  id: z.string(),
  name: z.string(),
  comment: z.string(),
  createdAt: z.string(),
  /** Visitors see it. */
  isShown: z.boolean(),
  /** Likely spam. */
  suspected: z.boolean(),
});
export type OwnerComment = z.infer<typeof ownerComment>;

const feedbackSchema = z.object({
  /** Visitors can vote and comment. */
  isOpen: z.boolean(),
  /** Votes on each of the kit’s present designs, in their order. */
  votes: z.array(z.object({ design: z.string(), likes: z.number(), notQuite: z.number() })),
  /** Newest first, likely spam last. */
  comments: z.array(ownerComment),
});
export type Feedback = z.infer<typeof feedbackSchema>;

/** What the owner does with feedback. Closing, hiding and deleting always work. */
const own = { keeps: false, access: 'person', limit: 'kits' } as const;

/** Votes and comments on a kit. */
export const readFeedback = endpoint({
  ...own,
  method: 'GET',
  path: '/api/kits/:kit/feedback',
  body: null,
  answer: feedbackSchema,
});

/** Lets visitors of share links vote and comment, or no longer. What they left stays. */
export const setFeedback = endpoint({
  ...own,
  method: 'PUT',
  path: '/api/kits/:kit/feedback',
  body: z.strictObject({ isOpen: z.boolean() }),
  answer: null,
});

/** Deletes all votes on a kit. Visitors can vote again. */
export const clearVotes = endpoint({
  ...own,
  method: 'DELETE',
  path: '/api/kits/:kit/votes',
  body: null,
  answer: null,
});

/** Shows a comment to visitors, or hides it again. */
export const markComment = endpoint({
  ...own,
  method: 'POST',
  path: '/api/kits/:kit/comments/:comment/mark',
  body: z.strictObject({ as: z.enum(['shown', 'hidden']) }),
  answer: ownerComment,
});

export const deleteComment = endpoint({
  ...own,
  method: 'DELETE',
  path: '/api/kits/:kit/comments/:comment',
  body: null,
  answer: null,
});
