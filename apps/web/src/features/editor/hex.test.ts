import { expect, test } from 'vitest';
import { mayBecomeHex, readHex } from './hex.ts';

test('[E-01] a color is read with and without its sign, short and long', () => {
  expect(['#1e4634', '1E4634', ' #1e4634 ', '#abc'].map(readHex)).toEqual(['#1E4634', '#1E4634', '#1E4634', '#AABBCC']);
});

test('[E-01] nonsense is no color', () => {
  expect(['', '#', '#12', '#12345', '#1234567', 'red', '#GGGGGG', '#12 456', 'url(x)'].map(readHex)).toEqual(Array(9).fill(null));
});

test('[E-01] a color half typed is not yet nonsense', () => {
  expect(['', '#', '#1e46', '1e4'].every(mayBecomeHex)).toBe(true);
  expect(['red', '#12345678', '#1g'].some(mayBecomeHex)).toBe(false);
});
