import * as z from 'zod/mini';
import { accountLimits } from './limits.ts';

/** One address, not a list: nothing in it can begin a header or another recipient (row S-31). */
export const email = z
  .string()
  .check(z.trim(), z.toLowerCase(), z.maxLength(accountLimits.email), z.regex(z.regexes.email, 'one e-mail address'));

/** One line of text: no line breaks or other control characters. */
export const line = (most: number) =>
  z.string().check(z.trim(), z.maxLength(most), z.regex(/^[^\p{Cc}\p{Zl}\p{Zp}]*$/u, 'text without line breaks'));

/** A full name. */
export const name = line(accountLimits.name).check(z.minLength(1));
