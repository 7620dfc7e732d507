import type { RevisionStatus, RevisionType } from '@brandwright/contract';
import type { Email } from '@brandwright/data';
import { paragraphs } from './contact-emails.ts';
import { emailPage } from './email-page.ts';
import type { Shop } from './order-emails.ts';

/** A request, and whom to tell about it. */
export interface Asked {
  readonly email: string;
  readonly kitId: string;
  readonly businessName: string;
  readonly revisionType: RevisionType;
  readonly requestedChanges: string;
}

/** A request with our designers’ answer. */
export interface Answered extends Asked {
  readonly status: RevisionStatus;
  readonly adminNotes: string | null;
}

/** What a request is about, within a sentence. */
export const aboutRevision: Readonly<Record<RevisionType, string>> = {
  color: 'the colors',
  logo: 'the logo',
  typography: 'the typography',
  general: 'the whole kit',
};

const action = 'View my request';
const pageOf = ({ kitId }: Asked, { origin }: Shop): string => `${origin}/results/${kitId}#revision`;

/** Confirms a request to its owner, at the address of their account (V-01). */
export function revisionRequestedEmail(asked: Asked, shop: Shop): Email {
  const lines = [
    'Hello,',
    `We’ve received your request about ${aboutRevision[asked.revisionType]} of “${asked.businessName}”. Our designers will read it, and we’ll email you when there’s an answer.`,
    'Here’s what you wrote:',
    ...paragraphs(asked.requestedChanges),
  ];
  const words = { subject: 'We’ve received your revision request', lines, action };
  return { ...emailPage(asked.email, words, pageOf(asked, shop)), replyTo: shop.support };
}

const subjects: Readonly<Record<RevisionStatus, string>> = {
  pending: 'Your revision request is waiting for our designers',
  in_progress: 'Our designers are working on your revision',
  completed: 'Your revision is finished',
  rejected: 'We couldn’t make your revision',
};

/** What a status means for the owner. */
function meaning({ status, businessName }: Answered): string {
  const request = `your revision request for “${businessName}”`;
  switch (status) {
    case 'pending':
      return `We’ve put ${request} back in line for our designers.`;
    case 'in_progress':
      return `Our designers are working on ${request}.`;
    case 'completed':
      return `Our designers have finished ${request}.`;
    case 'rejected':
      return `Our designers couldn’t make the change in ${request}. It doesn’t count as one of your free revisions.`;
    default:
      return status satisfies never;
  }
}

/** Tells the owner what our designers answered (V-02). */
export function revisionAnsweredEmail(answered: Answered, shop: Shop): Email {
  const { adminNotes, status, email } = answered;
  const notes = adminNotes === null ? [] : ['Their note:', ...paragraphs(adminNotes)];
  const words = { subject: subjects[status], lines: ['Hello,', meaning(answered), ...notes], action };
  return { ...emailPage(email, words, pageOf(answered, shop)), replyTo: shop.support };
}
