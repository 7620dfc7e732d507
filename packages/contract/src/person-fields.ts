import * as z from 'zod/mini';
import { accountLimits } from './limits.ts';

/**
 * Characters before the `@` (RFC 5321, 4.5.3.1.1) and between the dots behind it (RFC 1035, 2.3.4). Mail servers
 * refuse longer ones, so that an email to them would only wait until it is given up (H15-05).
 */
const parts = /^[^@]{1,64}@[^@.]{1,63}(?:\.[^@.]{1,63})*$/;

/** Exactly one address. It cannot start a header or add a recipient (S-31). */
export const email = z
  .string()
  .check(
    z.trim(),
    z.toLowerCase(),
    z.maxLength(accountLimits.email),
    z.regex(z.regexes.email, 'one email address'),
    z.regex(parts, 'one email address'),
  );

/** One line of text, without line breaks or other control characters. */
export const line = (most: number) =>
  z.string().check(z.trim(), z.maxLength(most), z.regex(/^[^\p{Cc}\p{Zl}\p{Zp}]*$/u, 'text without line breaks'));

/** Paragraphs of text: line breaks (U+000A) and tabs, but no other control characters. */
export const paragraphs = (most: number) =>
  z
    .string()
    .check(
      z.trim(),
      z.maxLength(most),
      z.regex(/^[^\p{Cc}\p{Zl}\p{Zp}]*(?:[\n\t][^\p{Cc}\p{Zl}\p{Zp}]*)*$/u, 'text, line breaks and tabs'),
    );

/** Letters that an authorization server may send in a code, a state or an error (RFC 6749, appendix A). */
export const visible = (most: number) => z.string().check(z.regex(new RegExp(`^[\\x20-\\x7e]{1,${most}}$`)));

/** Six digits from an authenticator app, or a backup code. */
export const secondFactorCode = z.string().check(z.trim(), z.minLength(6), z.maxLength(40));

export const name = line(accountLimits.name).check(z.minLength(1));
