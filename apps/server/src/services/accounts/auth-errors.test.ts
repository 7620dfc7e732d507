import { APIError } from 'better-auth/api';
import { expect, test } from 'vitest';
import { withAuthErrors } from './auth-errors.ts';

const ping = async () => ({ durable: true });

test('[H5-09] [S-06] a code of a factor that ended meanwhile is a wrong code', async () => {
  for (const code of ['TOTP_NOT_ENABLED', 'BACKUP_CODES_NOT_ENABLED', 'INVALID_BACKUP_CODE']) {
    const refused = withAuthErrors({ database: { ping } }, Promise.reject(new APIError('BAD_REQUEST', { code })));
    await expect(refused, code).rejects.toMatchObject({ code: 'account.code' });
  }
  const unknown = new APIError('BAD_REQUEST', { code: 'NOTHING_OF_THE_KIND' });
  await expect(withAuthErrors({ database: { ping } }, Promise.reject(unknown))).rejects.toBe(unknown);
});
