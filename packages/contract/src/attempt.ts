import * as z from 'zod/mini';

/** Key of one button press. Repeating a request with the same key within a day counts once. */
export const attempt = z.optional(z.string().check(z.regex(/^[\w-]{8,64}$/)));
