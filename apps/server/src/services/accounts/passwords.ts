import { accountLimits } from '@brandwright/contract';
import { dictionary } from '@zxcvbn-ts/language-common';
import { refuse } from '../../http/problem-error.ts';

/** Passwords that are tried first, in the order of how many people have them (row S-05): long enough to be allowed, and 3,000 of them. */
const commonest = new Set(
  dictionary['passwords-common'].filter((one) => one.length >= accountLimits.password.least).slice(0, 3000),
);

/** Refuses a password that too many people have; capital letters do not make it another one. */
export function checkPassword(password: string): void {
  if (commonest.has(password.toLowerCase())) refuse('account.password.common', { field: 'password' });
}
