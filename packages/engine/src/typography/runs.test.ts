import { describe, expect, test } from 'vitest';
import { itemise, readsRightToLeft } from './runs.ts';
import { firstCluster } from './script.ts';

/** The runs as they stand from left to right; `<` marks those that are shaped from the right. */
const seen = (text: string): string =>
  itemise(text)
    .runs.map(({ text: part, rtl }) => (rtl ? `<${part}` : part))
    .join('|');

describe('itemise', () => {
  test('leaves a Latin, Greek or Cyrillic line whole', () => {
    for (const text of ['Harbor & Pine', 'Καφές', 'Кофейня 24/7'])
      expect(itemise(text)).toEqual({ runs: [{ text, start: 0, script: 'latin', rtl: false }], rtl: false });
  });

  test('puts Latin left of the Arabic before it, and figures in their own order', () => {
    expect(seen('شركة ABC')).toBe('ABC|<شركة ');
    expect(seen('ABC شركة')).toBe('ABC |<شركة');
    expect(seen('קפה 24 בית')).toBe('< בית|24|<קפה ');
    expect(seen('בית (קפה)')).toBe('<בית (קפה)');
  });

  test('keeps ideographs, kana and Hangul in one run and takes Latin out of it', () => {
    expect(seen('東京コーヒー')).toBe('東京コーヒー');
    expect(seen('東京Coffee店')).toBe('東京|Coffee|店');
  });

  test('loses no character of any line', () => {
    for (const text of ['قهوة & شاي 2', '(a) בית!', 'क्षितिज-Studio', '«چای» 12%'])
      expect(
        [...itemise(text).runs]
          .sort((a, b) => a.start - b.start)
          .map((run) => run.text)
          .join(''),
      ).toBe(text);
  });

  test('a line reads from where its first letter does', () => {
    expect(['שלום', '24 שלום', 'شركة ABC'].map(readsRightToLeft)).toEqual([true, true, true]);
    expect(['ABC شركة', '東京', '24'].map(readsRightToLeft)).toEqual([false, false, false]);
  });
});

test('the first cluster is never split: marks, conjuncts and joiners stay with their letter', () => {
  const first = { क्षितिज: 'क्षि', नमस्ते: 'न', ক্ষুধা: 'ক্ষু', กำแพง: 'กำ', 커피숍: '커', 東京: '東', שָׁלוֹם: 'שָׁ' };
  for (const [text, cluster] of Object.entries(first)) expect(firstCluster(text), text).toBe(cluster);
});
