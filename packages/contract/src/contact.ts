import * as z from 'zod/mini';
import { endpoint } from './endpoint.ts';
import { contactLimits } from './limits.ts';
import { email, line, name, paragraphs } from './person-fields.ts';

/**
 * Sends us a message (C-01 to C-03). Likely spam is stored too, only marked: `website` is a hidden field, and
 * `seconds` is how long the form was open.
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
    message: paragraphs(contactLimits.message).check(z.minLength(1)),
    website: z.optional(z.string().check(z.maxLength(200))),
    seconds: z.optional(z.number().check(z.minimum(0))),
  }),
  answer: z.object({
    /** Reference number, such as `M-1001`. */
    number: z.string(),
    /**
     * True if the sender gets a copy by email. Only for senders who write from their own account's address;
     * anyone else could have our server email a stranger.
     */
    copied: z.boolean(),
  }),
});

export const messageSchema = z.object({
  id: z.string(),
  number: z.string(),
  name: z.string(),
  email: z.string(),
  /** True if the sender was signed in and this is their account's address. */
  known: z.boolean(),
  subject: z.string(),
  message: z.string(),
  /** Likely spam. */
  suspected: z.boolean(),
  createdAt: z.string(),
  answeredAt: z.nullable(z.string()),
});

/** Messages from the contact form: open ones oldest first, others newest first. */
export const adminMessages = endpoint({
  method: 'POST',
  path: '/api/admin/messages',
  keeps: false,
  access: 'admin',
  limit: 'account',
  body: z.strictObject({
    which: z.enum(['open', 'answered', 'suspected']),
    /** Id of the last message on the previous page. */
    after: z.optional(z.uuid()),
  }),
  answer: z.object({
    messages: z.array(messageSchema),
    /** True if more messages follow. */
    more: z.boolean(),
  }),
});

/**
 * Marks a message as answered, or as open again. Marking a suspected message as open clears the suspicion.
 */
export const markMessage = endpoint({
  method: 'POST',
  path: '/api/admin/messages/:message/mark',
  keeps: false,
  access: 'admin',
  limit: 'account',
  body: z.strictObject({ as: z.enum(['answered', 'open']) }),
  answer: null,
});
