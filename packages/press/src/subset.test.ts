import { typefaces } from '@brandwright/engine';
import { expect, test } from 'vitest';
import { readFace } from './faces.ts';
import { openStudio } from './studio.ts';
import { subsetFaces } from './subset.ts';

const latin = [
  'Fernwell',
  'Maison Okoye',
  'Office & Waffle',
  'AVATAR To Ty.',
  'Özge Yıldız',
  'Crème Brûlée',
  'Łódź №7',
  'fjord affix ffi',
  "O'Brien–Smith",
  'Zürich 2026',
];
const others = ['Αθήνα', 'Москва', 'شركة', 'शहद', '東京'];
const native = [
  ...[
    'قهوة الصباح',
    'مخبز (٢٤) ABC',
    'چای خانه',
    'בית קפה',
    'לחם (ab) ויין',
    'क्षितिज',
    'शक्ति & Co',
    'ক্ষুধা',
    'প্রজাপতি',
    'กาแฟดี',
    'น้ำผึ้ง',
  ],
  ...['東京珈琲', 'コーヒー', 'ラーメン Tokyo', '东方咖啡', '커피숍', '한글 Seoul'],
];

/** Every family once, in every style. */
const families = typefaces.filter((face, i) => typefaces.findIndex((other) => other.family === face.family) === i);

async function same(id: string, names: readonly string[]): Promise<void> {
  const [whole, cut] = [(await openStudio()).book, (await openStudio()).book];
  whole.add(id, await readFace(id));
  const [subset] = await subsetFaces([id], names.join(''));
  cut.add(id, subset?.bytes ?? new Uint8Array(0));
  for (const name of names) {
    for (const form of [name, name.normalize('NFD'), name.toUpperCase()]) {
      if (form === name.toUpperCase() && form !== name) continue;
      const a = whole.shape(id, form);
      const b = cut.shape(id, form);
      // Nor are the widths of that box compared: a face without the mark of ź makes it a mark of no width.
      const metrics = ({ glyph, cluster, advance, dx, dy }: (typeof a)[number]) =>
        glyph === 0 ? [cluster] : [cluster, advance, dx, dy];
      expect(b.map(metrics), `${id} “${form}”`).toEqual(a.map(metrics));
      // The box for missing glyphs (id 0) loses its outline: a face that lacks a letter is never used for it.
      expect(
        b.map(({ glyph }) => glyph === 0 || cut.outline(id, glyph)),
        `${id} “${form}”`,
      ).toEqual(a.map(({ glyph }) => glyph === 0 || whole.outline(id, glyph)));
    }
  }
}

test('[H-07] a cut face shapes and draws as the whole one, in every family of the catalogue', async () => {
  expect(families.length).toBeGreaterThanOrEqual(10);
  for (const { id } of families) await same(id, latin);
});

test('other scripts keep their joins and substitutions, even where the face has no such letters', async () => {
  for (const { id } of families.slice(0, 12)) await same(id, others);
});

test('[corpus] Arabic joins, Indic conjuncts, Thai marks, kana and Hangul are those of the whole face', async () => {
  const homes = families.filter(({ script }) => script !== undefined);
  expect(homes.length).toBeGreaterThanOrEqual(40);
  for (const { id } of homes) await same(id, native);
});

test('a cut face is a few kilobytes', async () => {
  const subsets = await subsetFaces(
    families.map(({ id }) => id),
    'Harbor & Pine',
  );
  const sizes = subsets.map(({ bytes }) => bytes.length).sort((a, b) => a - b);
  expect(sizes[Math.floor(sizes.length / 2)]).toBeLessThan(12_000);
});

test('an unknown face is refused by name', async () => {
  await expect(subsetFaces(['comic-sans-400'], 'a')).rejects.toMatchObject({
    fault: { code: 'press.face.unknown', received: 'comic-sans-400' },
  });
});
