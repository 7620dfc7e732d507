import { expect, test } from 'vitest';
import { ideographPieces, softBreak, withoutSoftBreaks } from './ideograph-break.ts';

const pieces = (word: string): string => ideographPieces(word).join('/').replaceAll(softBreak, '');

test('a word of up to eight ideographs stays whole, and so does every other script', () => {
  for (const word of ['東京珈琲', '株式会社東京珈琲', 'Donaudampfschifffahrtsgesellschaft', 'ร้านกาแฟและเบเกอรี่'])
    expect(ideographPieces(word)).toEqual([word]);
});

test('a longer word breaks where ideographs meet katakana or at a middle dot, not inside kana', () => {
  expect(pieces('コーヒーロースターズ横浜')).toBe('コーヒーロースターズ/横浜');
  expect(pieces('コーヒー・ロースターズ')).toBe('コーヒー・/ロースターズ');
  expect(pieces('コーヒーロースターズ')).toBe('コーヒーロースターズ');
  expect(pieces('株式会社東京珈琲店')).toBe('株式会社/東京珈琲店');
});

test('what was parted is set as it was typed', () => {
  for (const word of ['コーヒーロースターズ横浜', '株式会社東京珈琲店'])
    expect(withoutSoftBreaks(ideographPieces(word).join(' '))).toBe(word);
});
