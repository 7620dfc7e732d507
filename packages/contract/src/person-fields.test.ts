import { expect, test } from 'vitest';
import { email } from './person-fields.ts';

test('[H15-05] an address whose parts are longer than mail servers allow is refused', () => {
  const a = (length: number) => 'a'.repeat(length);
  for (const address of [`${a(64)}@example.com`, `ada@${a(63)}.com`, `ada@mail.${a(63)}.example.com`, 'ada.b+c@example.co.uk'])
    expect(email.safeParse(address).success, address).toBe(true);
  for (const address of [`${a(65)}@example.com`, `ada@${a(64)}.com`, `ada@mail.${a(64)}.com`, `ada@example.${a(64)}`]) {
    const { error } = email.safeParse(address);
    expect(new Set(error?.issues.map(({ message }) => message)), address).toEqual(new Set(['one email address']));
  }
});
