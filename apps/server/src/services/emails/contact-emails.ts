import type { Email, MessageRow } from '@brandwright/data';
import { emailPage } from './email-page.ts';

/** The reference number that sender and staff see. */
export const numberOf = ({ number }: Pick<MessageRow, 'number'>): string => `M-${number}`;

/** The paragraphs of a message. */
export const paragraphs = (message: string): readonly string[] => message.split(/\n+/).filter((line) => line.trim() !== '');

/**
 * Confirms to a sender that we have their message. Includes a copy only for the address of their own account:
 * anyone can type any address, and we send no stranger's words (HR-08).
 */
export function receivedEmail(message: MessageRow, copied: boolean, origin: string): Email {
  const number = numberOf(message);
  const copy = copied ? ['Here’s what you wrote:', ...paragraphs(message.message)] : [];
  const lines = [
    'Hello,',
    `Thanks for getting in touch. We’ve received your message (number ${number}). A person will read it and reply to this email address.`,
    ...copy,
    ...(copied ? [] : ['If you didn’t write to us, you can ignore this email.']),
  ];
  return emailPage(
    message.email,
    { subject: `We’ve received your message (${number})`, lines, action: 'Go to Brandwright' },
    `${origin}/`,
  );
}
