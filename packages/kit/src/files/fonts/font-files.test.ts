import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { typefaces } from '@brandwright/engine';
import { expect, test } from 'vitest';
import { brands } from '../../../testing/brands.ts';
import { hostileNames, renamed } from '../../../testing/hostile.ts';
import type { Brand } from '../brand.ts';
import { kitPath } from '../kit-file.ts';
import { fontFiles } from './font-files.ts';
import { licenseFiles } from './licenses.ts';

const first = brands[0] as Brand;
const textOf = (brand: Brand, path: string): string => {
  const file = [...fontFiles(brand), ...licenseFiles(brand)].find((one) => one.path === path);
  if (file?.kind !== 'text') throw new Error(`${path} is no text of the kit.`);
  return file.text();
};

const withMark = (mark: string | null): Brand => ({
  ...first,
  design: { ...first.design, genome: { ...first.design.genome, mark } },
});

const withFace = (family: string): Brand => {
  const faces = typefaces.filter((face) => face.family === family);
  return { ...first, faces: faces.map(({ id, weight, italic }) => ({ role: 'name', id, family, weight, italic })) };
};

test('[K-06] every face of the brand is handed out whole, with its licence once to a family', () => {
  for (const brand of brands) {
    const files = fontFiles(brand);
    expect(files.flatMap((file) => (file.kind === 'font' ? [file.face] : []))).toEqual(brand.faces.map(({ id }) => id));
    const licenses = files.filter(({ kind }) => kind === 'font-licence');
    expect(licenses).toHaveLength(new Set(brand.faces.map(({ family }) => family)).size);
    for (const file of files) {
      expect(file.path).toMatch(kitPath);
      if (file.kind === 'font')
        expect(licenses.map(({ path }) => path)).toContain(`${file.path.split('/').slice(0, 2).join('/')}/license.txt`);
    }
    expect(new Set(files.map(({ path }) => path)).size).toBe(files.length);
    expect(files.filter(({ kind }) => kind === 'text').map(({ path }) => path)).toEqual([
      'fonts/fonts.css',
      'fonts/how-to-install.txt',
    ]);
  }
  expect(fontFiles({ ...first, faces: [] })).toEqual([]);
});

test('two families of the catalogue never share a folder', () => {
  const folders = new Map<string, string>();
  for (const family of new Set(typefaces.map((face) => face.family))) {
    const folder = fontFiles(withFace(family))[0]?.path.split('/')[1] ?? '';
    expect(folders.get(folder), `${family} in ${folder}`).toBeUndefined();
    folders.set(folder, family);
    for (const { path } of fontFiles(withFace(family))) expect(path).toMatch(kitPath);
  }
});

test('[K-06] the stylesheet names each file where it stands', () => {
  for (const brand of brands) {
    const css = textOf(brand, 'fonts/fonts.css');
    const paths = fontFiles(brand).flatMap((file) => (file.kind === 'font' ? [file.path] : []));
    expect([...css.matchAll(/url\("\.\/([^"]+)"\)/g)].map(([, path]) => `fonts/${path}`)).toEqual(paths);
    for (const { family, weight } of brand.faces) {
      expect(css).toContain(`font-family: "${family}";\n  font-weight: ${weight};`);
      expect(textOf(brand, 'fonts/how-to-install.txt')).toContain(`font-family: "${family}"; font-weight: ${weight};`);
    }
  }
});

test('[B-09] the licence says that a mark is not exclusive and nothing was cleared', () => {
  for (const brand of brands) {
    const text = textOf(brand, 'licenses.txt').replace(/\s+/g, ' ');
    expect(text).toContain('A mark may come from a shared library');
    expect(text).toContain('is not exclusive');
    expect(text).toContain('We do not provide trademark clearance');
    expect(text).toContain(brand.design.name);
  }
});

test('[K-06] the licence named beside every family of the catalogue is the one in its package', () => {
  const press = createRequire(new URL('../../../../press/package.json', import.meta.url));
  for (const family of new Set(typefaces.map((face) => face.family))) {
    const text = textOf(withFace(family), 'licenses.txt');
    const file = typefaces.find((face) => face.family === family)?.file ?? '';
    const license = readFileSync(join(dirname(press.resolve(file)), '..', 'LICENSE_FONT'), 'utf8');
    expect(text.includes('SIL Open Font License 1.1'), family).toBe(/SIL OPEN FONT LICENSE Version 1\.1/i.test(license));
    expect(text.includes('Apache License 2.0'), family).toBe(/Apache License\s+Version 2\.0/i.test(license));
    const path = /fonts\/\S+/.exec(text)?.[0];
    expect(fontFiles(withFace(family)).map((one) => one.path)).toContain(path);
  }
});

test('[K-06] the licence of icons stands in it word for word, where the mark was made from one', () => {
  const words = readFileSync(new URL('../../../../../node_modules/@phosphor-icons/core/LICENSE', import.meta.url), 'utf8')
    .replaceAll('\r', '')
    .trim();
  const made = ['icon/leaf', 'negative-space/hexagon+coffee-bean', 'held/disc+icon~leaf', 'crest/AB+leaf'];
  for (const mark of made) {
    const text = textOf(withMark(mark), 'licenses.txt');
    expect(text, mark).toContain(words);
    expect(text).toContain(mark.includes('coffee') ? '“coffee-bean”' : '“leaf”');
  }
  const spade = textOf(withMark('held/disc+icon~ace-of-spades'), 'licenses.txt').replace(/\s+/g, ' ');
  // Yellowtail comes with the same license.
  const apache = readFileSync(
    new URL('../../../../../node_modules/@expo-google-fonts/yellowtail/LICENSE_FONT', import.meta.url),
    'utf8',
  );
  const terms = apache.slice(apache.indexOf('TERMS AND CONDITIONS FOR USE'), apache.indexOf('END OF TERMS')).split('\n');
  expect(terms.length).toBeGreaterThan(150);
  for (const line of terms) expect(spade).toContain(line.trim().replace(/\s+/g, ' '));
  expect(spade).toContain('“cards-spade” from Material Design Icons');
  for (const mark of [null, 'drawn/fern-5-olive', 'ring/AB'])
    expect(textOf(withMark(mark), 'licenses.txt')).not.toMatch(/Phosphor|MIT/);
});

test('[S-24] a name is one line of the licence', () => {
  const lines = textOf(first, 'licenses.txt').split('\n').length;
  for (const name of hostileNames) {
    const text = textOf(renamed(first, name), 'licenses.txt');
    expect(text.split('\n')).toHaveLength(lines);
    expect(text).not.toMatch(/[<>\u202A-\u202E\u2028]/);
  }
});

test('[I-03] [K-06] the license of a mark that a model drew names the model, and no icon set', () => {
  const { design } = first;
  const traced = { maker: 'org/painter-1', path: [], seal: '' };
  const text = textOf({ ...first, design: { ...design, genome: { ...design.genome, traced } } }, 'licenses.txt');
  expect(text).toContain('An AI model (org/painter-1) made a picture for this business');
  expect(text).not.toMatch(/It is based on|our own library/);
});
