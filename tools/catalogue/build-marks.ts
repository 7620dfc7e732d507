/**
 * Builds packages/engine/src/concepts/catalogue/marks.json: every mark with its geometry and its judgement, so that the
 * engine needs no boolean geometry. Deterministic; run after changing anything in tools/catalogue/marks.
 */
import { writeFileSync } from 'node:fs';
import { brotliCompressSync } from 'node:zlib';
import type { CataloguedMark, MarkCatalogue } from '../../packages/engine/src/concepts/mark.ts';
import { othersMeant } from '../../packages/engine/src/concepts/pictured.ts';
import { badgeMarks } from './marks/badge.ts';
import { changeOf, leastChange } from './marks/change.ts';
import { counterMarks } from './marks/counter.ts';
import { cropMarks } from './marks/crop.ts';
import { cutDiscMarks } from './marks/cut-disc.ts';
import { iconMark, iconPath } from './marks/icon.ts';
import { comboMarks, plainMarks } from './marks/negative-space.ts';
import { notchMarks } from './marks/notch.ts';
import { outlinesUsed } from './marks/outlines.ts';
import { namedIcons, reviewedIcons, splitIcons } from './marks/review.ts';
import { ringBreakMarks } from './marks/ring-break.ts';
import { rotateMarks } from './marks/rotate.ts';
import { sealMarks } from './marks/seal.ts';
import { splitMark } from './marks/split-tone.ts';

const output = new URL('../../packages/engine/src/concepts/catalogue/marks.json', import.meta.url);

const present = <T>(value: T | null): value is T => value !== null;

/** Whether some brief can mean all of a mark: what no concept names is never drawn, nor is what it stands in or around. */
const meant = ({ icons }: CataloguedMark): boolean =>
  icons.length === 0 || icons.some((icon) => namedIcons.has(icon) && othersMeant({ icons }, icon, namedIcons));

function buildMarks(): CataloguedMark[] {
  return [
    ...reviewedIcons.map(iconMark).filter(present),
    ...comboMarks(),
    ...plainMarks(),
    ...cropMarks(),
    ...splitIcons.map(splitMark).filter(present),
    ...badgeMarks(),
    ...rotateMarks(),
    ...ringBreakMarks(),
    ...sealMarks(),
    ...counterMarks(),
    ...notchMarks(),
    ...cutDiscMarks(),
  ].filter(meant);
}

function checkChange(marks: readonly CataloguedMark[]): void {
  for (const mark of marks) {
    if (mark.family === 'icon') continue;
    for (const icon of mark.icons) {
      const changed = changeOf(mark, iconPath(icon));
      if (changed < leastChange) throw new Error(`${mark.id}: differs from the icon ${icon} by only ${changed.toFixed(3)}`);
    }
  }
}

/** The file as it is written, its marks and outlines. */
export function writtenMarks(): { json: string; marks: readonly CataloguedMark[]; outlines: MarkCatalogue['outlines'] } {
  const marks = buildMarks();
  checkChange(marks);
  const parts = marks.flatMap((mark) => [...mark.parts, ...(mark.small ?? [])]);
  const outlines = outlinesUsed(parts.flatMap((part) => part.stamps ?? []));
  const lines = (entries: readonly string[]): string => `\n${entries.join(',\n')}\n`;
  const drawn = lines(Object.entries(outlines).map(([key, d]) => `${JSON.stringify(key)}:${JSON.stringify(d)}`));
  return { json: `{"outlines":{${drawn}},"marks":[${lines(marks.map((mark) => JSON.stringify(mark)))}]}\n`, marks, outlines };
}

if (import.meta.main) {
  const { json, marks, outlines } = writtenMarks();
  writeFileSync(output, json);
  const counts = Map.groupBy(marks, (mark) => mark.family);
  for (const [family, list] of counts) console.log(`${family}: ${list.length} (${JSON.stringify(list).length} bytes)`);
  console.log(`${Object.keys(outlines).length} outlines (${JSON.stringify(outlines).length} bytes)`);
  console.log(`${marks.length} marks, ${json.length} bytes, ${brotliCompressSync(json).length} after brotli`);
}
