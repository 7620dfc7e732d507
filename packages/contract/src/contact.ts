import * as z from 'zod/mini';
import { endpoint } from './endpoint.ts';
import { contactLimits } from './limits.ts';
import { email, line, name } from './person-fields.ts';

/**
 * Sends us a message (rows C-01 to C-03). A message that a program seems to have written is kept as well, and only marked as such: `website` is a field that people
 * do not see, and `seconds` is how long the form was open.
 */
export const sendContactEmail = endpoint({
  method: 'POST',
  path: '/api/send-contact-email',
  keeps: true,
  access: 'anyone',
  limit: 'contact',
  body: z.strictObject({
    name,
    email,
    subject: z.optional(line(contactLimits.subject)),
    /** Lines end with U+000A. */
    message: z
      .string()
      .check(
        z.trim(),
        z.minLength(1),
        z.maxLength(contactLimits.message),
        z.regex(/^[^\p{Cc}\p{Zl}\p{Zp}]*(?:[\n\t][^\p{Cc}\p{Zl}\p{Zp}]*)*$/u, 'text, line breaks and tabs'),
      ),
    website: z.optional(z.string().check(z.maxLength(200))),
    seconds: z.optional(z.number().check(z.minimum(0))),
  }),
  answer: z.object({
    /** What the sender and we call the message by: `M-1001`. */
    number: z.string(),
    /** Whether a copy goes to the sender by email: their account shows that the address is theirs. Others would be mailed a stranger's words. */
    copied: z.boolean(),
  }),
});

export const messageSchema = z.object({
  id: z.string(),
  number: z.string(),
  name: z.string(),
  email: z.string(),
  /** The sender was signed in, and this is the address of their account. */
  known: z.boolean(),
  subject: z.string(),
  message: z.string(),
  /** A program seems to have written it. */
  suspected: z.boolean(),
  createdAt: z.string(),
  answeredAt: z.nullable(z.string()),
});

/** Messages that people sent us: those that nobody has answered, oldest first, or those that were, latest first. */
export const adminMessages = endpoint({
  method: 'POST',
  path: '/api/admin/messages',
  keeps: false,
  access: 'admin',
  limit: 'account',
  body: z.strictObject({
    which: z.enum(['open', 'answered', 'suspected']),
    /** The last message of the page before, by its id. */
    after: z.optional(z.uuid()),
  }),
  answer: z.object({
    messages: z.array(messageSchema),
    /** There are more after these. */
    more: z.boolean(),
  }),
});

/** Marks a message as answered, or takes that back; a suspected message that is marked as open is no longer suspected. */
export const markMessage = endpoint({
  method: 'POST',
  path: '/api/admin/messages/:message/mark',
  keeps: false,
  access: 'admin',
  limit: 'account',
  body: z.strictObject({ as: z.enum(['answered', 'open']) }),
  answer: null,
});
