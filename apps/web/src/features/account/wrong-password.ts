import type { Refusal } from '../../client.ts';

/** Where it belongs that the password given once more is wrong; any other refusal is no fault of a field. */
export const wrongPassword = ({ code }: Refusal): 'current' | undefined =>
  code === 'account.password.wrong' ? 'current' : undefined;

/** The same where a code of the second factor is given beside it. */
export const wrongProof = (refusal: Refusal): 'code' | 'current' | undefined =>
  refusal.code === 'account.code' ? 'code' : wrongPassword(refusal);
