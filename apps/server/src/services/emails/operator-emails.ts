import { type Email, hoursToMend, type KitRow, type MessageRow } from '@brandwright/data';
import { numberOf, paragraphs } from './contact-emails.ts';
import { emailPage } from './email-page.ts';
import { aboutRevision, type RevisionNotice } from './revision-emails.ts';

/** The email that forwards a message to the operator, whose reply goes to its sender. */
export function messageEmail(message: MessageRow, recipient: string, origin: string): Email {
  const { name, email, subject, userId } = message;
  const lines = [
    `From: ${email}${userId === null ? ' (unconfirmed address)' : ''}`,
    // A line of its own: a name may pretend to be an address, or turn the line round (H10-04).
    `Name: ${name}`,
    ...(subject === '' ? [] : [`Subject: ${subject}`]),
    ...paragraphs(message.message),
  ];
  // A sender's words never become the subject: they could impersonate somebody.
  const words = { subject: `Message ${numberOf(message)} from the contact page`, lines, action: 'Open messages' };
  return { ...emailPage(recipient, words, `${origin}/admin`), replyTo: email };
}

/** Tells the operator about a paid kit that could not be made. Its buyer is told that we know (C-03). */
export function failedKitEmail({ id, businessName, orderId }: KitRow, recipient: string, origin: string): Email {
  const lines = [
    `The kit for “${businessName}” is paid for, but we couldn’t make it after three tries.`,
    `You have ${hoursToMend} hours to retry it from the admin page. After that, the buyer automatically gets the plan back or a refund.`,
    `Kit: ${id}`,
    ...(orderId === null ? [] : [`Order: ${orderId}`]),
  ];
  return emailPage(
    recipient,
    { subject: 'A paid kit couldn’t be made', lines, action: 'Open the admin page' },
    `${origin}/admin`,
  );
}

/** Tells the operator that a customer requested a change, which our designers owe (V-02). Replies go to the customer. */
export function revisionNoticeEmail(asked: RevisionNotice, recipient: string, origin: string): Email {
  const lines = [
    `${asked.email} requested a change to ${aboutRevision(asked)}.`,
    ...paragraphs(asked.requestedChanges),
    `Kit: ${asked.kitId}`,
  ];
  const words = { subject: 'A customer requested a revision', lines, action: 'Open the admin page' };
  return { ...emailPage(recipient, words, `${origin}/admin`), replyTo: asked.email };
}
