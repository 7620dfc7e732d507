import { expect, test } from 'vitest';
import { readSession } from './session.ts';

const row = { type: 'logo_generation', count: 1, limit: 3, isLimitReached: false, hasPremium: false };

test('a session is read; what is not as it should be counts as signed out', () => {
  expect(readSession({ user: { email: 'maya@example.com' }, accounts: true, usage: [row, { type: 3 }, null] })).toEqual({
    user: { email: 'maya@example.com' },
    accounts: true,
    usage: [row],
  });
  for (const answer of [null, 'no', [], {}, { user: null, usage: [row] }, { user: { email: 3 } }, { user: 'maya' }])
    expect(readSession(answer)).toEqual({ user: null, accounts: false, usage: [] });
});
