import * as z from 'zod/mini';
import { endpoint } from './endpoint.ts';

/** What admins do, and who is one: the lines of the audit log that our staff see. */
export const adminActionNames = [
  'message.marked',
  'revision.answered',
  'kit.retried',
  'order.searched',
  'order.receipt-read',
  'order.refund-granted',
  'person.searched',
  'person.read',
  'person.signed-out',
  'person.limit-changed',
  'person.api-rate-changed',
  'person.erased',
  'data.exported',
  'role.changed',
] as const;
export type AdminActionName = (typeof adminActionNames)[number];

/** What admins did, newest first, in pages. Lines are kept for two years. */
export const adminActions = endpoint({
  method: 'POST',
  path: '/api/admin/actions',
  keeps: false,
  access: 'admin',
  limit: 'account',
  body: z.strictObject({
    /** Id of the last line on the previous page. */
    after: z.optional(z.int().check(z.gte(1))),
  }),
  answer: z.object({
    actions: z.array(
      z.object({
        /** Lines are counted. */
        id: z.number(),
        /** ISO 8601. */
        at: z.string(),
        action: z.enum(adminActionNames),
        /** The admin’s address; null once they were erased, and for the command line. */
        by: z.nullable(z.string()),
        /** Done on the command line, by nobody who was signed in. */
        isCommand: z.boolean(),
        /** Id of what was acted on; null if that was nothing of its own. */
        subject: z.nullable(z.string()),
        /** Address of the person it concerns; null if it is nobody’s, or they were erased. */
        about: z.nullable(z.string()),
        /** Such as the status that was set. */
        detail: z.record(z.string(), z.union([z.string(), z.number(), z.boolean()])),
      }),
    ),
    /** True if more lines follow. */
    more: z.boolean(),
  }),
});
