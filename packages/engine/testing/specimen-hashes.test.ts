import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { drawing, printSvg } from '../src/index.ts';
import { setOf } from './font-book.ts';

const read = <T>(file: string): T => JSON.parse(readFileSync(new URL(file, import.meta.url), 'utf8')) as T;

const briefs = read<readonly Readonly<Record<string, unknown>>[]>('./briefs.json');
/** SHA-256 of the eight SVGs of each specimen brief, one after the other. */
const hashes = read<Readonly<Record<string, string>>>('./specimen-hashes.json');

test('[G-09] the specimen sets match specimen-hashes.json byte for byte', () => {
  const now = briefs.map((brief) => {
    const hash = createHash('sha256');
    for (const design of setOf(brief).designs) hash.update(printSvg(drawing(design, 'full')));
    return [brief.name, hash.digest('hex')];
  });
  expect(Object.fromEntries(now)).toEqual(hashes);
});
