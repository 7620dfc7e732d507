/**
 * Builds packages/engine/src/concepts/catalogue/letters.json: the letter constructions that need boolean geometry.
 * Deterministic; run after changing anything in tools/catalogue/letters.
 */
import { writeFileSync } from 'node:fs';
import { brotliCompressSync } from 'node:zlib';
import { type LetterCatalogue, type LetterMark, withoutVariant } from '../../packages/engine/src/concepts/letter-mark.ts';
import { blockLetters, cubeLetters } from './letters/filling.ts';
import { foldMarks } from './letters/fold.ts';
import { horizonMarks } from './letters/horizon.ts';
import { letterIdeaMarks } from './letters/letter-idea.ts';
import { lightMarks } from './letters/light.ts';
import { pinwheelMarks } from './letters/pinwheel.ts';
import { pipesMarks } from './letters/pipes.ts';
import { ringBarMarks } from './letters/ring-bar.ts';
import { stemHalves } from './letters/shared-stem.ts';
import { trackMarks } from './letters/track.ts';

const output = new URL('../../packages/engine/src/concepts/catalogue/letters.json', import.meta.url);

function buildLetters(): LetterCatalogue {
  const marks: LetterMark[] = [];
  const small: Record<string, LetterCatalogue['small'][string]> = {};
  const families = [trackMarks, horizonMarks, pinwheelMarks, ringBarMarks, pipesMarks, lightMarks, foldMarks, letterIdeaMarks];
  for (const { small: drawing, ...mark } of families.flatMap((draw) => draw())) {
    marks.push(mark);
    if (drawing !== undefined) small[withoutVariant(mark.id)] = drawing;
  }
  return { marks, small, stem: stemHalves, cube: cubeLetters, block: blockLetters };
}

/** The file as it is written, and the catalogue it holds. */
export function writtenLetters(): { json: string; catalogue: LetterCatalogue } {
  const catalogue = buildLetters();
  const rows = (list: readonly unknown[]): string => `[\n${list.map((row) => JSON.stringify(row)).join(',\n')}\n]`;
  const fields = (record: object): string =>
    `{\n${Object.entries(record)
      .map(([key, value]) => `${JSON.stringify(key)}:${JSON.stringify(value)}`)
      .join(',\n')}\n}`;
  const { marks, small, ...pieces } = catalogue;
  return { json: `{"marks":${rows(marks)},"small":${fields(small)},${fields(pieces).slice(1)}\n`, catalogue };
}

if (import.meta.main) {
  const { json, catalogue } = writtenLetters();
  const { marks, ...pieces } = catalogue;
  writeFileSync(output, json);
  const counts = Map.groupBy(marks, (mark) => mark.family);
  for (const [family, list] of counts) console.log(`${family}: ${list.length} (${JSON.stringify(list).length} bytes)`);
  for (const [name, record] of Object.entries(pieces)) console.log(`${name}: ${JSON.stringify(record).length} bytes`);
  console.log(`${json.length} bytes, ${brotliCompressSync(json).length} after brotli`);
}
