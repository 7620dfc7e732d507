import * as z from 'zod/mini';
import { endpoint } from './endpoint.ts';

/** What our staff take into a spreadsheet. */
export const exportedLists = ['orders', 'people', 'messages'] as const;
export type ExportedList = (typeof exportedLists)[number];

/**
 * Everything of one kind as CSV (RFC 4180, UTF-8 with a byte order mark), oldest first. No cell begins like a formula
 * (S-25). At most ten an hour.
 */
export const adminExport = endpoint({
  method: 'POST',
  path: '/api/admin/export',
  keeps: false,
  access: 'admin',
  limit: 'account',
  body: z.strictObject({ list: z.enum(exportedLists) }),
  answer: 'file',
});
