import { expect, test } from 'vitest';
import { piecesOf } from './pieces.ts';

test('[A-02] links of an email work, whatever name this machine has; everything else is words', () => {
  expect(piecesOf('Hello <b>Ada</b>,\n\nConfirm: http://localhost:0/confirm?token=a.b-c%3D\n\nBrandwright')).toEqual([
    { text: 'Hello <b>Ada</b>,\n\nConfirm: ', href: null },
    { text: 'http://localhost:0/confirm?token=a.b-c%3D', href: '/confirm?token=a.b-c%3D' },
    { text: '\n\nBrandwright', href: null },
  ]);
  expect(piecesOf('http://127.0.0.1:3000/login')).toEqual([{ text: 'http://127.0.0.1:3000/login', href: '/login' }]);
  expect(piecesOf('https://brandwright.example/login')[0]?.href).toBe('https://brandwright.example/login');
  expect(piecesOf('http://localhost//evil.example')[0]?.href).toBe('http://localhost//evil.example');
  for (const plain of ['javascript:alert(1)', 'https://', ''])
    expect(piecesOf(plain).some(({ href }) => href !== null)).toBe(false);
});
