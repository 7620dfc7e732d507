import { expect, test } from 'vitest';
import { nameAndAddress, operator } from './operator.ts';
import { privacyOf } from './privacy.ts';
import { termsOf } from './terms.ts';

const kiln = { ...operator, name: 'Kiln Ltd', address: ['1 Kiln Lane', 'Oxford'] };

test('[X-01] the terms and the privacy policy name their operator with the address', () => {
  expect(JSON.stringify(termsOf(kiln))).toContain('between you and Kiln Ltd, 1 Kiln Lane, Oxford.');
  expect(JSON.stringify(privacyOf(kiln))).toContain('Our address is 1 Kiln Lane, Oxford.');
});

test('[X-01] an operator without an address is named alone', () => {
  expect(nameAndAddress(operator)).toBe(operator.name);
  expect(nameAndAddress(kiln)).toBe('Kiln Ltd, 1 Kiln Lane, Oxford');
});

test('[X-01] nobody is made up: the team is empty until the operator names people', () => expect(operator.team).toEqual([]));
