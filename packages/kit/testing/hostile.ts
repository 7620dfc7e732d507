import type { Brand } from '../src/files/brand.ts';

/** Names that try to leave the file they are written into: markup, style, script, PDF, cells, lines, direction. */
export const hostileNames = [
  `A&B <i>"'`,
  '</title><script>alert(1)</script>',
  '*/ } body{display:none} /*',
  '* / ** // *\u200B/ body{}',
  'A) show (',
  '=HYPERLINK("http://evil.example","A")',
  '+1 -2 @3',
  '\t=1+1',
  'two\r\nlines\u2028three',
  '\u202Eevil\u202C',
  '`$' + '{process.exit()}` \\u0027',
  '{brand.color.paper}',
  '$value',
  'قهوة الصباح',
] as const;

/** The brand under another name: drawings stay as they are, texts have to bear it. */
export const renamed = (brand: Brand, name: string): Brand => ({ ...brand, design: { ...brand.design, name } });
