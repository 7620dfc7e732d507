import { expect, test } from 'vitest';
import { freeLogoRequest, logoFileName } from './free-logo.ts';

test.each([
  ['Juniper & Rye', 'juniper-&-rye'],
  ['  Harbor   Pine ', 'harbor-pine'],
  ['ACME', 'acme'],
  ['../../etc/passwd', 'etcpasswd'],
  ['..\\..\\x', 'x'],
  ['C:\\Windows', 'cwindows'],
  ['a/b', 'ab'],
  ['CON', 'my-con'],
  ['nul.txt', 'my-nul.txt'],
  ['COM1', 'my-com1'],
  ['Console', 'console'],
  ['.htaccess', 'htaccess'],
  ['-rf', 'rf'],
  ['~', 'my'],
  ['???', 'my'],
  ['a\u0000b\u001fc', 'abc'],
  ['\u202Egnp.x', 'gnp.x'],
  ['St. Mary.', 'st.-mary'],
  ['東京コーヒー', '東京コーヒー'],
  ['قهوة الصباح', 'قهوة-الصباح'],
  ['<script>', 'script'],
])('[F-05] files for “%s” begin with “%s”', (name, stem) => {
  expect(logoFileName(name, 'json')).toBe(`${stem}-logo-config.json`);
  expect(logoFileName(name, 'zip')).toBe(`${stem}-logo.zip`);
  expect(logoFileName(name, 'png', 512)).toBe(`${stem}-logo-512.png`);
});

test('a name of 80 wide characters still fits a file system', () => {
  for (const name of ['漢'.repeat(80), '𠮷'.repeat(80), 'W'.repeat(80)]) {
    expect(new TextEncoder().encode(logoFileName(name, 'png', 1024)).length).toBeLessThan(200);
    expect(logoFileName(name, 'json')).not.toMatch(/\p{Cs}/u);
  }
});

test('a request holds its fields and no others', () => {
  expect(freeLogoRequest.safeParse({ businessName: 'Kiln', format: 'zip', icon: null }).success).toBe(true);
  for (const body of [{}, { businessName: 7 }, { businessName: 'Kiln', format: 'exe' }, { businessName: 'Kiln', x: 1 }])
    expect(freeLogoRequest.safeParse(body).success).toBe(false);
});
