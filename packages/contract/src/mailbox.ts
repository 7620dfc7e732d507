import * as z from 'zod/mini';
import { endpoint } from './endpoint.ts';

const email = z.object({
  /** UUID. */
  id: z.string(),
  to: z.string(),
  subject: z.string(),
  /** ISO 8601. */
  date: z.string(),
});
export type LetterHead = z.infer<typeof email>;

/**
 * Emails kept as files instead of being sent, newest 50 first: how to find a link on your own machine. 404
 * with a mail server and in production, as if it did not exist.
 */
export const readMailbox = endpoint({
  method: 'GET',
  path: '/api/mailbox',
  keeps: false,
  access: 'anyone',
  limit: 'mailbox',
  body: null,
  answer: z.object({ emails: z.array(email) }),
});

/** One of these emails, as plain text. */
export const readEmail = endpoint({
  method: 'GET',
  path: '/api/mailbox/:email',
  keeps: false,
  access: 'anyone',
  limit: 'mailbox',
  body: null,
  answer: z.extend(email, { text: z.string() }),
});
