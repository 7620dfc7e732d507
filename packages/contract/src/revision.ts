import * as z from 'zod/mini';
import { endpoint } from './endpoint.ts';
import { revisionLimits } from './limits.ts';
import { email, paragraphs } from './person-fields.ts';
import { revisionStatuses, revisionTypes } from './statuses.ts';

const changes = paragraphs(revisionLimits.changes).check(z.minLength(1));

/** A change requested from our designers, as its owner sees it (rows V). */
export const revisionSchema = z.object({
  id: z.string(),
  type: z.enum(revisionTypes),
  /** As typed: paragraphs are separated by U+000A. */
  changes: z.string(),
  status: z.enum(revisionStatuses),
  /** What our designers answered. Null if they haven’t written anything yet. */
  notes: z.nullable(z.string()),
  createdAt: z.string(),
  /** Time of the last answer; until then that of the request. */
  updatedAt: z.string(),
});
export type Revision = z.infer<typeof revisionSchema>;

/** The kit that a request is about. */
const kit = z.object({ id: z.string(), businessName: z.string() });

/** Requests for one kit, newest first, and how many more its plan includes (V-03). */
export const listKitRevisions = endpoint({
  method: 'GET',
  path: '/api/kits/:kit/revisions',
  keeps: false,
  access: 'person',
  limit: 'kits',
  body: null,
  answer: z.object({
    revisions: z.array(revisionSchema),
    /** Revisions in the plan of the kit’s order. 0 if it is unpaid or refunded. */
    included: z.number(),
    /** How many of them are left. Rejected requests don’t count. */
    left: z.number(),
  }),
});

/**
 * Requests a change from our designers (V-01). Refusals: `kit.locked`, `kit.unfinished`, `kit.no_revisions`,
 * `kit.revisions_used`.
 */
export const requestRevision = endpoint({
  method: 'POST',
  path: '/api/kits/:kit/revisions',
  keeps: true,
  access: 'person',
  limit: 'kits',
  body: z.strictObject({ type: z.enum(revisionTypes), changes }),
  answer: revisionSchema,
});

/** The person’s latest requests in all their kits, newest first. Requests for deleted kits are left out. */
export const listRevisions = endpoint({
  method: 'GET',
  path: '/api/revisions',
  keeps: false,
  access: 'person',
  limit: 'kits',
  body: null,
  answer: z.object({
    revisions: z.array(z.extend(revisionSchema, { kit })),
  }),
});

/**
 * Sends the confirmation of a request again (Y-01). It only goes to the caller’s own address, and only for a
 * request that was made: anything else could email a stranger’s words. Otherwise `route.not_found`.
 */
export const sendEmails = endpoint({
  method: 'POST',
  path: '/api/send-emails',
  keeps: true,
  access: 'person',
  limit: 'account',
  body: z.strictObject({
    type: z.enum(['revision_confirmation']),
    to: email,
    data: z.strictObject({
      businessName: z.string().check(z.maxLength(200)),
      revisionType: z.enum(revisionTypes),
      requestedChanges: changes,
    }),
  }),
  answer: null,
});

/** Requests of everyone, for our staff: open ones oldest first, closed ones newest first (V-02). */
export const adminRevisions = endpoint({
  method: 'POST',
  path: '/api/admin/revisions',
  keeps: false,
  access: 'admin',
  limit: 'account',
  body: z.strictObject({
    which: z.enum(['open', 'closed']),
    /** Id of the last request on the previous page. */
    after: z.optional(z.uuid()),
  }),
  answer: z.object({
    revisions: z.array(
      z.extend(revisionSchema, {
        kit,
        /** The owner’s email address. */
        email: z.string(),
      }),
    ),
    /** True if more requests follow. */
    more: z.boolean(),
  }),
});

/** Sets the status of a request and the notes that its owner reads. The owner gets an email if either changed (V-02). */
export const answerRevision = endpoint({
  method: 'POST',
  path: '/api/admin/revisions/:revision/answer',
  keeps: true,
  access: 'admin',
  limit: 'account',
  body: z.strictObject({
    status: z.enum(revisionStatuses),
    /** Empty for none. */
    notes: paragraphs(revisionLimits.notes),
  }),
  answer: revisionSchema,
});

/** The first logo of the kit that a request is about, as SVG. `kit.no_logo` if it has none. */
export const revisionLogo = endpoint({
  method: 'GET',
  path: '/api/admin/revisions/:revision/logo',
  keeps: false,
  access: 'admin',
  limit: 'account',
  body: null,
  answer: 'file',
});
