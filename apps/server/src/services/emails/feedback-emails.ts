import type { Email, WaitingComments } from '@brandwright/data';
import { emailPage } from './email-page.ts';

const counted = (comments: number): string => (comments === 1 ? 'one new comment' : `${comments} new comments`);

/** Tells an owner that visitors commented on their kits. The comments themselves are strangers’ words, and stay on the page. */
export function commentsEmail(recipient: string, kits: readonly WaitingComments[], origin: string): Email {
  const lines = [
    'Hello,',
    ...kits.map(
      ({ businessName, comments }) =>
        `There ${comments === 1 ? 'is' : 'are'} ${counted(comments)} on your “${businessName}” kit.`,
    ),
    'Only you and the person who wrote a comment can see it until you show it to others. We send this email at most once a day.',
  ];
  const [first] = kits;
  const words = { subject: 'You have new comments', lines, action: 'Read the comments' };
  return emailPage(recipient, words, kits.length === 1 ? `${origin}/results/${first?.kitId}#sharing` : `${origin}/dashboard`);
}
