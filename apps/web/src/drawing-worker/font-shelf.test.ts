import { expect, test } from 'vitest';
import { createFontShelf, type FetchFaces } from './font-shelf.ts';

const facesAtOnce = 3;

const setUp = () => {
  const asked: { faces: readonly string[]; text: string }[] = [];
  const added: string[] = [];
  const fetchFaces: FetchFaces = async (faces, text) => {
    asked.push({ faces, text });
    return faces.map((id) => ({ id, bytes: new Uint8Array() }));
  };
  const shelf = createFontShelf({ add: (id) => added.push(id) }, fetchFaces, facesAtOnce);
  return { asked, added, stock: (faces: string[], text: string) => shelf.stock(faces, text, new AbortController().signal) };
};

test('[H-07] typing on in Latin letters asks for nothing new', async () => {
  const { asked, stock } = setUp();
  await stock(['a', 'b'], 'K');
  await stock(['a', 'b'], 'Kiln & Co');
  expect(asked).toHaveLength(1);
});

test('[H-07] only the faces that lack a character are asked for, with all they held', async () => {
  const { asked, added, stock } = setUp();
  await stock(['a'], 'Kiln');
  await stock(['a', 'b'], 'Kiln');
  expect(asked[1]?.faces).toEqual(['b']);
  await stock(['b'], 'Kilnş');
  expect(asked[2]?.faces).toEqual(['b']);
  expect(asked[2]?.text).toContain('ş');
  expect(asked[2]?.text).toContain('Q');
  expect(added).toEqual(['a', 'b', 'b']);
});

test('[H-07] a later name brings two alphabets at once, and of its other faces just the letters', async () => {
  const { asked, stock } = setUp();
  await stock(['a'], 'Kiln');
  await stock(['b', 'c', 'd', 'e', 'f', 'g', 'h', 'i'], 'Pine');
  expect(asked.slice(1).map(({ faces, text }) => [faces.join(''), text.includes('Q')])).toEqual([
    ['bc', true],
    ['def', false],
    ['ghi', false],
  ]);
  await stock(['b', 'h'], 'Pines');
  expect(asked.at(-1)).toMatchObject({ faces: ['h'] });
});

test('[H-07] scripts without Latin letters are cut to the name alone', async () => {
  const { asked, stock } = setUp();
  await stock(['sc'], '山水');
  expect(asked[0]?.text).toBe('山水');
  await stock(['ar'], 'شركة ABC');
  expect([...new Set('شركة ABC')].sort().join('')).toBe(asked[1]?.text);
});

test('[H-07] Hebrew and Thai come with their alphabets', async () => {
  const { asked, stock } = setUp();
  await stock(['he'], 'בית');
  await stock(['he'], 'בית קפה');
  await stock(['th'], 'กาแฟ');
  await stock(['th'], 'กาแฟดี');
  expect(asked.map(({ faces }) => faces.join(''))).toEqual(['he', 'th']);
});

test('[H-07] a face that is left out of the answer is a failure, and is asked for again', async () => {
  let full = false;
  const deliver: FetchFaces = async (faces) => (full ? faces : faces.slice(1)).map((id) => ({ id, bytes: new Uint8Array() }));
  const shelf = createFontShelf({ add: () => {} }, deliver, facesAtOnce);
  const { signal } = new AbortController();
  await expect(shelf.stock(['a', 'b'], 'x', signal)).rejects.toThrow('a did not arrive');
  full = true;
  await expect(shelf.stock(['a', 'b'], 'x', signal)).resolves.toBeUndefined();
});

test('[H-07] more faces than one request may ask for come in several', async () => {
  const { asked, stock } = setUp();
  await stock(['a', 'b', 'c', 'd'], 'x');
  expect(asked.map(({ faces }) => faces)).toEqual([['a', 'b', 'c'], ['d']]);
});

test('[H-07] what a face held is let go when it is fetched again', async () => {
  const { asked, stock } = setUp();
  const many = (from: number): string => String.fromCodePoint(...Array.from({ length: 60 }, (_, i) => from + i));
  await stock(['a'], many(0x2200));
  await stock(['a'], many(0x2500));
  expect(asked[1]?.text).toBe(many(0x2500));
});
