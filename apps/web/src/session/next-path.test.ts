import { expect, test } from 'vitest';
import { authUrl, nextPath } from './next-path.ts';

const origin = 'https://brandwright.example';
const next = (asked: string) => nextPath(`?next=${encodeURIComponent(asked)}`, origin);

test('[W-15] [A-03] after signing in one is where one was going, on this site', () => {
  for (const path of ['/create/kit?step=7', '/account', '/results/7f3a#downloads', '/pricing?plan=starter&x=%2F%2Fa'])
    expect(next(path)).toBe(path);
  expect(authUrl('/login', '/create/kit?step=7')).toBe('/login?next=%2Fcreate%2Fkit%3Fstep%3D7');
  expect(authUrl('/signup', '/')).toBe('/signup');
});

test.each([
  '',
  'evil.example',
  '//evil.example',
  '/\\evil.example',
  '\\\\evil.example',
  '/\t/evil.example',
  '/\n/evil.example',
  '/.//evil.example',
  '/..//evil.example',
  '/a/..//evil.example',
  'https://evil.example/',
  'https:evil.example',
  'javascript:alert(1)',
  ' //evil.example',
  '/login',
  '/signup?next=/login',
  '/./login',
])('“%s” leads home', (asked) => {
  expect(next(asked)).toBe('/');
});

test('without a next, or with another site’s beside ours, the way is home', () => {
  expect(nextPath('', origin)).toBe('/');
  expect(nextPath('?next=//evil.example&next=/account', origin)).toBe('/');
});
