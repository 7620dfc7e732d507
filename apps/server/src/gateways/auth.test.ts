import { expect, test } from 'vitest';
import { openTestPglite } from '../../../../packages/data/testing/pglite-copy.ts';
import { openAuth } from './auth.ts';

test('[S-05] a password is kept as a salted hash of 64 bytes by scrypt, and tells only itself', async () => {
  const database = await openTestPglite();
  const { passwords } = openAuth({ database, secret: 'x'.repeat(32), origin: new URL('http://localhost') });
  const [one, two] = [await passwords.hash('correct horse'), await passwords.hash('correct horse')];
  expect(one).toMatch(/^[0-9a-f]{32}:[0-9a-f]{128}$/);
  expect(two).not.toBe(one);
  expect([await passwords.verify('correct horse', one), await passwords.verify('wrong horse', one)]).toEqual([true, false]);
  await database.close();
});
