import type { Refusal } from '../../client.ts';

/** Where it belongs that the password given once more is wrong; any other refusal is no fault of a field. */
export const wrongPassword = ({ code }: Refusal): 'current' | undefined =>
  code === 'account.password.wrong' ? 'current' : undefined;
