import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { formatHex, parseHex, unpackHex } from './hex.ts';

describe('hex', () => {
  it('reads three and six digits in any case and writes them canonically', () => {
    expect(parseHex('#0af')).toBe('#00AAFF');
    expect(parseHex('  #1a73E8 ')).toBe('#1A73E8');
  });

  it.each(['', '#', '0af', '#12', '#1234', '#12345', '#1234567', '#11223344', '#ggg', 'red', 'rgb(1,2,3)', '#fff;}'])(
    'refuses %j',
    (text) => {
      expect(parseHex(text)).toBeNull();
    },
  );

  it('formats what it unpacks', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 0xffffff }), (n) => {
        const hex = formatHex((n >> 16) / 255, ((n >> 8) & 255) / 255, (n & 255) / 255);
        expect(unpackHex(hex)).toBe(n);
        expect(parseHex(hex)).toBe(hex);
      }),
    );
  });

  it('clamps channels outside the gamut', () => {
    expect(formatHex(-1, 0.5, 2)).toBe('#0080FF');
  });
});
