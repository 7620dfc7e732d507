/**
 * Builds packages/engine/src/concepts/catalogue/marks.json: every mark with its geometry and its judgement, so that the
 * engine needs no boolean geometry. Deterministic; run after changing anything in tools/catalogue/marks.
 */
import { writeFileSync } from 'node:fs';
import { brotliCompressSync } from 'node:zlib';
import type { CataloguedMark } from '../../packages/engine/src/concepts/mark.ts';
import { cropMarks } from './marks/crop.ts';
import { cutDiscMarks } from './marks/cut-disc.ts';
import { iconMark, iconPath } from './marks/icon.ts';
import { change } from './marks/judge.ts';
import { comboMarks, plainMarks } from './marks/negative-space.ts';
import { notchMarks } from './marks/notch.ts';
import { parsePath } from './marks/outline.ts';
import { reviewedIcons, splitIcons } from './marks/review.ts';
import { splitMark } from './marks/split-tone.ts';

const output = new URL('../../packages/engine/src/concepts/catalogue/marks.json', import.meta.url);

const present = <T>(value: T | null): value is T => value !== null;

function buildMarks(): CataloguedMark[] {
  return [
    ...reviewedIcons.map(iconMark).filter(present),
    ...comboMarks(),
    ...plainMarks(),
    ...cropMarks(),
    ...splitIcons.map(splitMark).filter(present),
    ...notchMarks(),
    ...cutDiscMarks(),
  ];
}

/** Transformed marks must be more than the icon they were made from (design rules §0.4). */
const leastChange = 0.15;

function checkChange(marks: readonly CataloguedMark[]): void {
  for (const { id, family, icons, parts } of marks) {
    if (family !== 'crop' && family !== 'split-tone' && family !== 'negative-space') continue;
    const shown = parts.filter((part) => part.only !== 'mono').map(({ role, d }) => ({ role, path: parsePath(d) }));
    for (const icon of icons) {
      const changed = change(shown, iconPath(icon));
      if (changed < leastChange) throw new Error(`${id}: differs from the icon ${icon} by only ${changed.toFixed(3)}`);
    }
  }
}

if (import.meta.main) {
  const marks = buildMarks();
  checkChange(marks);
  const json = `[\n${marks.map((mark) => JSON.stringify(mark)).join(',\n')}\n]\n`;
  writeFileSync(output, json);
  const counts = Map.groupBy(marks, (mark) => mark.family);
  for (const [family, list] of counts) console.log(`${family}: ${list.length} (${JSON.stringify(list).length} bytes)`);
  console.log(`${marks.length} marks, ${json.length} bytes, ${brotliCompressSync(json).length} after brotli`);
}
