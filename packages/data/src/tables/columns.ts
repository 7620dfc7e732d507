import { timestamp } from 'drizzle-orm/pg-core';

/** A moment, to the microsecond, in universal time. */
export const at = (name: string) => timestamp(name, { withTimezone: true });
