import * as z from 'zod/mini';
import { accountLimits } from './limits.ts';

/** Exactly one address. It cannot start a header or add a recipient (S-31). */
export const email = z
  .string()
  .check(z.trim(), z.toLowerCase(), z.maxLength(accountLimits.email), z.regex(z.regexes.email, 'one email address'));

/** One line of text, without line breaks or other control characters. */
export const line = (most: number) =>
  z.string().check(z.trim(), z.maxLength(most), z.regex(/^[^\p{Cc}\p{Zl}\p{Zp}]*$/u, 'text without line breaks'));

export const name = line(accountLimits.name).check(z.minLength(1));
