import { expect, test } from 'vitest';
import { matches } from './etag.ts';

test('a tag is found alone, in a list, weak, and by the star', () => {
  for (const header of ['"a"', ' "a" ', 'W/"a"', '"b", "a"', '"b",W/"a" , "c"', '"b,c","a"', '*'])
    expect(matches(header, '"a"'), header).toBe(true);
});

test('nothing else is taken for it', () => {
  for (const header of [undefined, '', 'a', '"ab"', '"A"', '"b,a"', '"b"', '"a', '"*"'])
    expect(matches(header, '"a"'), header).toBe(false);
});
