import { expect, test } from 'vitest';
import { csvLine } from './csv.ts';

test('[S-25] cells that begin = + - @ tab or a line break get an apostrophe first', () => {
  for (const sign of ['=', '+', '-', '@', '\t', '\r', '\n', '＝', '＋', '－', '＠']) {
    const line = csvLine([`${sign}cmd|' /C calc'!A0`]);
    expect(line.replace(/^"/, '').startsWith(`'${sign}cmd`), JSON.stringify(sign)).toBe(true);
  }
  expect(csvLine(['=1+1', 'a=b', "it's", -5, '', null])).toBe("'=1+1,a=b,it's,'-5,,\r\n");
  // The quote is no way round it.
  expect(csvLine(['=1","=2'])).toBe(`"'=1"",""=2"\r\n`);
});

test('[S-25] quotes, commas and line breaks stay inside their cell, as in RFC 4180', () => {
  expect(csvLine(['say "hi"', 'a,b', 'one\ntwo', 'Ünïçødé 東京'])).toBe('"say ""hi""","a,b","one\ntwo",Ünïçødé 東京\r\n');
  expect(csvLine([new Date(Date.UTC(2026, 10, 27)), true, 15])).toBe('2026-11-27T00:00:00.000Z,true,15\r\n');
});
