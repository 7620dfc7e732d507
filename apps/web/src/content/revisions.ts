import { plans, type RevisionStatus, type RevisionType } from '@brandwright/contract';

const { revisions } = plans.enterprise;
/** “two revisions by our designers” */
const included = `${revisions === 2 ? 'two' : revisions} revisions by our designers`;

/** What a request is about. */
export const revisionTypeWords = {
  color: 'Color',
  logo: 'Logo',
  typography: 'Typography',
  general: 'General',
} as const satisfies Readonly<Record<RevisionType, string>>;

/** How far a request is. */
export const revisionStatusWords = {
  pending: 'Pending',
  in_progress: 'In progress',
  completed: 'Completed',
  rejected: 'Rejected',
} as const satisfies Readonly<Record<RevisionStatus, string>>;

/** The words of requests for a change (rows V). */
export const revisionWords = {
  title: 'Ask our designers',
  text: 'Tell our designers what to change. They’ll see this kit, and we’ll email you their reply.',
  sample: `Enterprise includes ${included}.`,
  none: `Your plan doesn’t include revisions by our designers. Enterprise includes ${revisions === 2 ? 'two' : revisions}.`,
  pricing: 'See plans',
  unfinished: 'You can ask for a change as soon as the kit is finished.',
  left: (left: number, included: number) => `${left} of ${included} free revisions left.`,
  used: 'You’ve used all the free revisions in your plan. Rejected requests don’t count.',
  kind: 'Type of change',
  field: 'Requested changes',
  hint: 'Describe your requested changes',
  send: 'Send request',
  missing: {
    title: 'Missing Information',
    text: 'Please select a revision type and describe your requested changes.',
    type: 'Please select a revision type.',
    changes: 'Please describe your requested changes.',
  },
  signIn: ['Authentication Required', 'Please log in to request revisions.'],
  requested: ['Revision Requested!', 'We’ll email you when our designers reply.'],
  failed: ['Request Failed', 'Failed to submit revision request. Please try again.'],
  loading: 'Loading your requests…',
  notLoaded: 'We couldn’t load your requests.',
  again: 'Try again',
  list: 'Your requests',
  /** Of a request, within its facts. */
  requestedOn: (day: string) => `Requested ${day}`,
  notes: 'From our designers',
  of: (name: string) => `Kit: ${name}`,
} as const;
