import type { RevisionStatus, RevisionType } from '@brandwright/contract';
import type { Email } from '@brandwright/data';
import { paragraphs } from './contact-emails.ts';
import { emailPage } from './email-page.ts';
import type { Shop } from './order-emails.ts';

/** A request, and whom to tell about it. */
export interface RevisionNotice {
  readonly email: string;
  readonly kitId: string;
  readonly businessName: string;
  readonly revisionType: RevisionType;
  readonly requestedChanges: string;
}

/** A request with our designers’ answer. */
interface AnswerNotice extends RevisionNotice {
  readonly status: RevisionStatus;
  readonly adminNotes: string | null;
}

/** What a request is about, within a sentence: “the colors in the “Kiln” kit”. */
export const aboutRevision = ({ revisionType, businessName }: RevisionNotice): string => {
  const kit = `the “${businessName}” kit`;
  return revisionType === 'general' ? kit : `${parts[revisionType]} in ${kit}`;
};

const parts = {
  color: 'the colors',
  logo: 'the logo',
  typography: 'the fonts',
} as const satisfies Readonly<Record<Exclude<RevisionType, 'general'>, string>>;

const action = 'View my request';
const pageOf = ({ kitId }: RevisionNotice, { origin }: Shop): string => `${origin}/results/${kitId}#revision`;

/** Confirms a request to its owner, at the address of their account (V-01). */
export function revisionRequestedEmail(asked: RevisionNotice, shop: Shop): Email {
  const lines = [
    'Hello,',
    `We’ve received your revision request for ${aboutRevision(asked)}. Our designers will read it, and we’ll email you when they reply.`,
    'Here’s what you wrote:',
    ...paragraphs(asked.requestedChanges),
  ];
  const words = { subject: 'We’ve received your revision request', lines, action };
  return { ...emailPage(asked.email, words, pageOf(asked, shop)), replyTo: shop.support };
}

const subjects: Readonly<Record<RevisionStatus, string>> = {
  pending: 'Your revision request is back in the queue',
  in_progress: 'Our designers are working on your revision',
  completed: 'Your revision is ready',
  rejected: 'We couldn’t make the change you asked for',
};

/** What a status means for the owner. */
function meaning({ status, businessName }: AnswerNotice): string {
  switch (status) {
    case 'pending':
      return `Your revision request for “${businessName}” is back in our designers’ queue.`;
    case 'in_progress':
      return `Our designers are working on your revision request for “${businessName}”.`;
    case 'completed':
      return `Our designers have finished the revision you requested for “${businessName}”.`;
    case 'rejected':
      return `Our designers couldn’t make the change you requested for “${businessName}”. This request doesn’t count toward your free revisions.`;
    default:
      return status satisfies never;
  }
}

/** Tells the owner what our designers answered (V-02). */
export function revisionAnsweredEmail(answered: AnswerNotice, shop: Shop): Email {
  const { adminNotes, status, email } = answered;
  const notes = adminNotes === null ? [] : ['A note from our designers:', ...paragraphs(adminNotes)];
  const words = { subject: subjects[status], lines: ['Hello,', meaning(answered), ...notes], action };
  return { ...emailPage(email, words, pageOf(answered, shop)), replyTo: shop.support };
}
