import { expect, test } from 'vitest';
import { brandFor, brands } from '../../testing/brands.ts';
import type { Brand } from '../files/brand.ts';
import { kitFiles } from '../files/kit-files.ts';
import { brandSheet } from '../guidelines/brand-sheet.ts';
import { guidelines } from '../guidelines/guidelines.ts';
import { copyFiles } from './copy-files.ts';
import { type Enhancement, plainEnhancement, writeEnhancement } from './enhancement.ts';
import { enhancementTask } from './enhancement-task.ts';
import { markdownText } from './markdown-text.ts';
import { networks } from './networks.ts';

const brandNamed = (name: string, change: Partial<Enhancement> = {}) => {
  const plain = brandFor({ name, industry: 'Food & Beverage', description: 'A _quiet_ place with <b>cake</b>' }, 0);
  const enhancement = { ...writeEnhancement(plain.brief, plain.colors), ...change };
  return { ...plain, enhancement: plainEnhancement(enhancement, plain.colors) };
};
const texts = (brand: ReturnType<typeof brandNamed>): Readonly<Record<string, string>> =>
  Object.fromEntries(copyFiles(brand).map((file) => [file.path, file.kind === 'text' ? file.text() : '']));

test('[I-01] a brand without texts has no files of them', () => {
  for (const brand of brands) {
    expect(copyFiles(brand)).toEqual([]);
    expect(
      kitFiles(brand)
        .map(({ path }) => path)
        .filter((path) => path.startsWith('copy/')),
    ).toEqual([]);
  }
});

test('[I-01] [I-03] the texts are in two files, which name their writer', () => {
  const brand = brandNamed('Juniper & Rye');
  const { 'copy/brand-copy.md': copy = '', 'copy/profile-bios.txt': bios = '' } = texts(brand);
  const { missionStatement, elevator, taglines, marketingTips, brandVoice } = brand.enhancement;
  for (const text of [missionStatement, elevator, brandVoice.tone, ...taglines, ...marketingTips])
    expect(copy).toContain(markdownText(text));
  for (const { key, name, limit } of networks) {
    expect(bios).toContain(`${name} (up to ${limit} characters)\n\n${brand.enhancement.bios[key]}\n`);
    expect([...brand.enhancement.bios[key]].length).toBeLessThanOrEqual(limit);
  }
  for (const text of [copy, bios]) expect(text).toMatch(/Written by Brandwright’s built-in copywriter, version \d+\./);
});

test('[I-03] files of texts that a model wrote name it, and are marked for programs', () => {
  const plain = brandNamed('Harbor & Pine');
  const { written } = enhancementTask(plain.brief, plain.colors, 2);
  const enhancement = written(plain.enhancement, 'org/model-1');
  expect(enhancement).toMatchObject({ round: 2, writer: { kind: 'model', name: 'org/model-1', version: '1' } });
  const brand = { ...plain, enhancement: plainEnhancement(enhancement, plain.colors) };
  const mark =
    'Written by an AI model (org/model-1). Digital source type: http://cv.iptc.org/newscodes/digitalsourcetype/trainedAlgorithmicMedia';
  for (const text of Object.values(texts(brand))) expect(text).toContain(mark);
  for (const make of [(of: Brand) => guidelines(of, []), brandSheet]) {
    expect(make(brand).subject).toContain(mark);
    expect(make(plain).subject).not.toMatch(/AI model|iptc/);
  }
});

test('[I-01] free text brings neither markup nor hidden characters into a file', () => {
  const hostile = '<script>alert(1)</script> [x](javascript:1) `a` *b* &lt; \u202Eevil\u2066\n# Head';
  const brand = brandNamed('Tea & *Sons* <3', { missionStatement: hostile, taglines: ['# One', '1. Two', '- Three'] });
  const { 'copy/brand-copy.md': copy = '', 'copy/profile-bios.txt': bios = '' } = texts(brand);
  expect(copy.split('\n')[0]).toBe('# Tea & \\*Sons\\* \\<3');
  expect(copy).toContain('\\<script\\>alert(1)\\</script\\> \\[x\\](javascript:1) \\`a\\` \\*b\\* \\&lt; evil # Head');
  expect(copy).toContain('- \\# One\n- 1\\. Two\n- \\- Three');
  for (const text of [copy, bios]) expect(text).not.toMatch(/(?!\n)[\p{Cc}\p{Cf}]/u);
  expect(bios).not.toContain('\u2068');
  for (const text of Object.values(texts(brandNamed('قهوة الصباح')))) expect(text).not.toMatch(/[\u2066-\u2069]/u);
});

test('[L-01] what is said of colors stays out of the files of a design with others', () => {
  const brand = brandNamed('Juniper & Rye');
  expect(texts(brand)['copy/brand-copy.md']).toContain('## Color psychology');
  const other = brandNamed('Juniper & Rye', { colors: [{ name: 'Pure red', hex: '#FF0000' }] });
  expect(texts(other)['copy/brand-copy.md']).not.toContain('## Color psychology');
});

test('[I-01] every round has other words for the same brief', () => {
  const { brief, colors } = brandNamed('Juniper & Rye');
  const stories = [0, 1, 2, 3].map((round) => writeEnhancement(brief, colors, round));
  expect(new Set(stories.map(({ brandStory }) => brandStory)).size).toBe(4);
  expect(stories.map(({ round }) => round)).toEqual([0, 1, 2, 3]);
  expect(writeEnhancement(brief, colors, 2)).toEqual(stories[2]);
});
