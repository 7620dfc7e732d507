/**
 * Builds packages/engine/src/concepts/catalogue/marks.json: every mark with its geometry and its judgement, so that the
 * engine needs no boolean geometry. Deterministic; run after changing anything in tools/catalogue/marks.
 */
import { writeFileSync } from 'node:fs';
import { brotliCompressSync } from 'node:zlib';
import type { CataloguedMark } from '../../packages/engine/src/concepts/mark.ts';
import { cutDiscMarks } from './marks/cut-disc.ts';
import { iconMark } from './marks/icon.ts';
import { notchMarks } from './marks/notch.ts';
import { reviewedIcons } from './marks/review.ts';
import { splitMark } from './marks/split-tone.ts';

export const output = new URL('../../packages/engine/src/concepts/catalogue/marks.json', import.meta.url);

const present = <T>(value: T | null): value is T => value !== null;

export function buildMarks(): CataloguedMark[] {
  return [
    ...reviewedIcons.map(iconMark).filter(present),
    ...reviewedIcons.map(splitMark).filter(present),
    ...notchMarks(),
    ...cutDiscMarks(),
  ];
}

if (import.meta.main) {
  const marks = buildMarks();
  const json = `[\n${marks.map((mark) => JSON.stringify(mark)).join(',\n')}\n]\n`;
  writeFileSync(output, json);
  const counts = Map.groupBy(marks, (mark) => mark.family);
  for (const [family, list] of counts) console.log(`${family}: ${list.length}`);
  console.log(`${marks.length} marks, ${json.length} bytes, ${brotliCompressSync(json).length} after brotli`);
}
