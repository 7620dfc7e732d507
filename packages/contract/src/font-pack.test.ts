import { expect, test } from 'vitest';
import { decodeFontPack, encodeFontPack } from './font-pack.ts';

const faces = [
  { id: 'young-serif-400', bytes: Uint8Array.from({ length: 70_000 }, (_, i) => i % 251) },
  { id: 'a', bytes: new Uint8Array(0) },
  { id: 'archivo-900i', bytes: Uint8Array.of(1, 2, 3) },
];

test('[H-07] a font pack gives back the faces in their order, byte for byte', () => {
  expect(decodeFontPack(encodeFontPack(faces))).toEqual(faces);
  expect(decodeFontPack(encodeFontPack([]))).toEqual([]);
});

test('a pack that arrives inside a larger buffer is read from its own offset', () => {
  const pack = encodeFontPack(faces);
  const larger = new Uint8Array(pack.length + 7);
  larger.set(pack, 7);
  expect(decodeFontPack(larger.subarray(7))).toEqual(faces);
});

test('every cut, and one byte too many, is refused instead of read beyond the end', () => {
  const pack = encodeFontPack(faces.slice(1));
  for (let length = 0; length < pack.length; length++) expect(decodeFontPack(pack.subarray(0, length))).toBeNull();
  const longer = new Uint8Array(pack.length + 1);
  longer.set(pack);
  expect(decodeFontPack(longer)).toBeNull();
  expect(decodeFontPack(new TextEncoder().encode('<!doctype html>'))).toBeNull();
});

test('an id that the format cannot carry is refused', () => {
  expect(() => encodeFontPack([{ id: 'ö', bytes: new Uint8Array(1) }])).toThrow(/ASCII/);
  expect(() => encodeFontPack([{ id: '', bytes: new Uint8Array(1) }])).toThrow(/ASCII/);
});
