/**
 * Builds packages/engine/src/concepts/catalogue/letters.json: the letter constructions that need boolean geometry.
 * Deterministic; run after changing anything in tools/catalogue/letters.
 */
import { writeFileSync } from 'node:fs';
import { brotliCompressSync } from 'node:zlib';
import {
  type LetterCatalogue,
  type LetterMark,
  type LetterPart,
  type StoredLetterPart,
  withoutVariant,
} from '../../packages/engine/src/concepts/letter-mark.ts';
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

const pathsOutput = new URL('../../packages/engine/src/concepts/catalogue/letter-paths.json', import.meta.url);
const output = new URL('../../packages/engine/src/concepts/catalogue/letters.json', import.meta.url);

/** Letter marks as drawn. */
interface DrawnLetters extends Omit<LetterCatalogue, 'marks' | 'small'> {
  readonly marks: readonly LetterMark[];
  readonly small: Readonly<Record<string, readonly LetterPart[]>>;
}

function buildLetters(): DrawnLetters {
  const marks: LetterMark[] = [];
  const small: Record<string, readonly LetterPart[]> = {};
  const families = [trackMarks, horizonMarks, pinwheelMarks, ringBarMarks, pipesMarks, lightMarks, foldMarks, letterIdeaMarks];
  for (const { small: drawing, ...mark } of families.flatMap((draw) => draw())) {
    marks.push(mark);
    if (drawing !== undefined) small[withoutVariant(mark.id)] = drawing;
  }
  return { marks, small, stem: stemHalves, cube: cubeLetters, block: blockLetters };
}

/** The paths of all parts, by letter: `k/letters` holds those of `track/k-0` and of `small/track/k`. */
function pathsOf({ marks, small }: DrawnLetters): Record<string, Record<string, readonly string[]>> {
  const out: Record<string, Record<string, readonly string[]>> = {};
  const drawings = [
    ...marks.map(({ id, parts }) => [id, id, parts] as const),
    ...Object.entries(small).map(([id, parts]) => [id, `small/${id}`, parts] as const),
  ];
  for (const [id, key, parts] of drawings) {
    const letter = id.split('/')[1]?.charAt(0) ?? '';
    out[`${letter}/letters`] = { ...out[`${letter}/letters`], [key]: parts.map(({ d }) => d) };
  }
  return out;
}

const withoutPaths = (parts: readonly LetterPart[]): readonly StoredLetterPart[] => parts.map(({ d: _, ...part }) => part);

/** The files as they are written, and the catalogue. */
export function writtenLetters(): { json: string; paths: string; catalogue: LetterCatalogue } {
  const drawn = buildLetters();
  const catalogue: LetterCatalogue = {
    ...drawn,
    marks: drawn.marks.map((mark) => ({ ...mark, parts: withoutPaths(mark.parts) })),
    small: Object.fromEntries(Object.entries(drawn.small).map(([id, parts]) => [id, withoutPaths(parts)])),
  };
  const rows = (list: readonly unknown[]): string => `[\n${list.map((row) => JSON.stringify(row)).join(',\n')}\n]`;
  const fields = (record: object): string =>
    `{\n${Object.entries(record)
      .map(([key, value]) => `${JSON.stringify(key)}:${JSON.stringify(value)}`)
      .join(',\n')}\n}`;
  const { marks, small, ...pieces } = catalogue;
  const paths = `${JSON.stringify(pathsOf(drawn))}\n`;
  return { paths, json: `{"marks":${rows(marks)},"small":${fields(small)},${fields(pieces).slice(1)}\n`, catalogue };
}

if (import.meta.main) {
  const { json, paths, catalogue } = writtenLetters();
  writeFileSync(pathsOutput, paths);
  const { marks, ...pieces } = catalogue;
  writeFileSync(output, json);
  const counts = Map.groupBy(marks, (mark) => mark.family);
  for (const [family, list] of counts) console.log(`${family}: ${list.length} (${JSON.stringify(list).length} bytes)`);
  for (const [name, record] of Object.entries(pieces)) console.log(`${name}: ${JSON.stringify(record).length} bytes`);
  console.log(`${json.length} bytes, ${brotliCompressSync(json).length} after brotli`);
}
