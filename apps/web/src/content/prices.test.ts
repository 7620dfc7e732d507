import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { kitPrice, priced } from './prices.ts';

const source = join(import.meta.dirname, '..');

test('[B-09] prices stand in the catalogue alone: no page and no words spell one out', () => {
  expect([kitPrice, priced('starter')]).toEqual(['$15', 'Starter $29.99']);
  const files = readdirSync(source, { recursive: true, encoding: 'utf8' }).filter((path) => /(?<!\.test)\.tsx?$/.test(path));
  expect(files.length).toBeGreaterThan(200);
  const told = (path: string) => readFileSync(join(source, path), 'utf8').replace(/^\s*(?:\/\/|\/?\*).*$/gm, '');
  const spelt = files.filter((path) => /\$\d{2}|\bprice: \d/.test(told(path)));
  expect(spelt).toEqual([]);
});
