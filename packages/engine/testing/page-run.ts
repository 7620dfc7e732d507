/**
 * A program that draws as a page does, with nothing at hand but what `picturesFor` and `picturesIn` name before each step. Run by
 * on-demand.test.ts under the condition `browser`; prints what it drew as JSON.
 */
import { readFileSync } from 'node:fs';
import type { PictureFile } from '../src/concepts/picture-file.ts';
import { fetchMeanings } from '../src/index.ts';
import { drawnOnDemand, fetching } from './on-demand.ts';

const files = ['outlines.json', 'letter-paths.json', 'pictures.json'].map(
  (name) => JSON.parse(readFileSync(new URL(`../src/concepts/catalogue/${name}`, import.meta.url), 'utf8')) as PictureFile,
);
await fetchMeanings();
const drawn = drawnOnDemand(process.argv[2] === 'nothing' ? () => {} : fetching(files));
process.stdout.write(JSON.stringify(drawn));
