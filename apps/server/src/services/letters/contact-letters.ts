import type { Letter, MessageRow } from '@brandwright/data';
import { letterPage } from './letter-page.ts';

/** What sender and operator call a message by. */
export const numberOf = ({ number }: Pick<MessageRow, 'number'>): string => `M-${number}`;

/** Paragraphs of what somebody wrote. */
export const paragraphs = (message: string): readonly string[] => message.split(/\n+/).filter((line) => line.trim() !== '');

/**
 * The letter that tells a sender that their message is here. With a copy only to the address of their own account: anybody may type any address, and we mail no
 * stranger's words (HR-08).
 */
export function receivedLetter(message: MessageRow, copied: boolean, origin: string): Letter {
  const number = numberOf(message);
  const copy = copied ? ['Here’s what you wrote:', ...paragraphs(message.message)] : [];
  const lines = [
    'Hello,',
    `Thanks for getting in touch. We’ve received your message (number ${number}). A person will read it and reply to this email address.`,
    ...copy,
    ...(copied ? [] : ['If you didn’t write to us, you can ignore this email.']),
  ];
  return letterPage(
    message.email,
    { subject: `We’ve received your message ${number}`, lines, action: 'Go to Brandwright' },
    `${origin}/`,
  );
}
