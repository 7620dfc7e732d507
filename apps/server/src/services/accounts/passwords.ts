import { accountLimits } from '@brandwright/contract';
import { dictionary } from '@zxcvbn-ts/language-common';
import { refuse } from '../../http/problem-error.ts';

/** The 3,000 most common passwords that are long enough to be allowed; attackers try these first (S-05). */
const commonest = new Set(
  dictionary['passwords-common'].filter((one) => one.length >= accountLimits.password.least).slice(0, 3000),
);

/** Refuses a common password, whatever its capital letters. */
export function checkPassword(password: string): void {
  if (commonest.has(password.toLowerCase())) refuse('account.password.common', { field: 'password' });
}
