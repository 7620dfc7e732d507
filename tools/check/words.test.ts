import { expect, test } from 'vitest';
import { wordFindings } from './words.ts';

const found = (text: string, path = 'apps/web/src/content/a.ts') => wordFindings([{ path, text }]);

test.each([
  ['const kept = holdOrder(id);', 'lockOrder'],
  ['const page = letterPage;', 'emailPage'],
  ['const x = centreX;', 'US spelling'],
])('%s names what was renamed', (text, instead) => {
  expect(found(text, 'packages/data/src/a.ts')).toMatchObject([{ line: 1, message: expect.stringContaining(instead) }]);
});

test.each([
  ["'Check your e-mail first.'", 'email'],
  ["'Your colours are saved.'", 'US spelling'],
  ["'Tax, 20 %'", 'percent'],
  ["'This page is not open.'", 'contraction'],
  ["'You need not pay again.'", 'don’t need to'],
])('%s is not what we write', (text, instead) => {
  const path = 'apps/web/src/features/a.tsx';
  expect(found(`const a = ${text};`, path)).toMatchObject([{ line: 1, message: expect.stringContaining(instead) }]);
  expect(found(`const a = ${text};`, 'apps/web/src/features/a.test.tsx')).toEqual([]);
  expect(found(`const a = ${text};`, 'apps/web/src/client.tsx')).toEqual([]);
});

test.each([
  ["'Recipient’s postcode and town'", 'postal code'],
  ["'Leave out exclamation marks.'", 'exclamation point'],
  ["'Put it on your web space.'", 'web host'],
  ["'At its least width on screen'", 'minimum'],
  ["'Use one color in a calm place.'", 'uncluttered'],
  ["'Letterhead of Harbor'", 'the name first'],
  ["'Replace it below by its address.'", 'replace … with'],
  ["'Some mail programs drop it.'", 'email programs'],
])('%s is not what a kit says', (text, instead) => {
  const path = 'packages/kit/src/guidelines/a.ts';
  expect(found(`const a = ${text};`, path)).toMatchObject([{ line: 1, message: expect.stringContaining(instead) }]);
});

test.each(["'centre'", "const a = 'holdOrder is a word here';", '// holdOrder', "'Your colors are saved.'"])(
  '%s is fine',
  (text) => expect(found(text)).toEqual([]),
);
